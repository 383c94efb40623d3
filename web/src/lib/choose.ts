/**
 * From the legal moves to one of them. A target of the picture names labels on axes of the move space (`space:c4`, or
 * `tile:1 turn:r2`); with each that is chosen fewer moves are left, until one is.
 */

import type { Frame } from "./wire";

export interface Move {
  text: string;
  kind: string;
  labels: Record<string, string>; // by axis
}

/** What a piece stands for: a label on some axes, in moves of some kinds, or (null) of any. */
export interface Target {
  labels: Record<string, string>;
  kinds: string[] | null;
}

export function movesOf(frame: Frame): Move[] {
  return Object.entries(frame.moves ?? {}).flatMap(([kind, { axes, labels }]) =>
    labels.map((line) => {
      const given = line.split(" ");
      return {
        text: axes.length ? `${kind} ${line}` : kind,
        kind,
        labels: Object.fromEntries(axes.map((axis, i) => [axis, given[i]!])),
      };
    }),
  );
}

const read = new Map<string, Target>(); // hundreds of pieces are asked again and again

export function targetOf(element: SVGElement): Target {
  const kinds = element.dataset["kinds"];
  const key = `${element.dataset["target"]}|${kinds}`;
  const known = read.get(key);
  if (known) return known;
  const pairs = element.dataset["target"]!.split(" ").map((pair) => {
    const colon = pair.indexOf(":");
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  });
  const found = { labels: Object.fromEntries(pairs), kinds: kinds?.split(" ") ?? null };
  read.set(key, found);
  return found;
}

/** Whether a move can go on with a target: it has one of its axes at least, and no other label on any. */
export function fits(move: Move, target: Target): boolean {
  if (target.kinds !== null && !target.kinds.includes(move.kind)) return false;
  let shared = false;
  for (const axis in target.labels) {
    const label = move.labels[axis];
    if (label === undefined) continue;
    if (label !== target.labels[axis]) return false;
    shared = true;
  }
  return shared;
}

export class Choice {
  constructor(
    readonly moves: Move[],
    readonly picks: Target[] = [],
    readonly kind: string | null = null,
  ) {}

  private found: Move[] | null = null;
  private known: Set<string> | null = null;
  private lit = new Map<Target, boolean>();
  private firsts: Map<string, string> | null = null; // the first kind of each shape

  /** The moves that are left. */
  get left(): Move[] {
    this.found ??= this.moves.filter(
      (move) => (this.kind === null || move.kind === this.kind) && this.picks.every((pick) => fits(move, pick)),
    );
    return this.found;
  }

  /** What would be left if this target were chosen too; a choice on the same axis gives way to it. */
  with(target: Target): Choice {
    if (this.has(target)) return this;
    const others = this.besides(target);
    const found = new Choice(this.moves, [...others, target], this.kind);
    if (found.left.length) return found;
    // Nothing goes with what was chosen before: begin anew with this.
    const anew = new Choice(this.moves, [target], this.kind);
    return anew.left.length ? anew : new Choice(this.moves, [target]);
  }

  without(target: Target): Choice {
    return new Choice(this.moves, this.picks.filter((pick) => !covers(pick, target)), this.kind);
  }

  of(kind: string | null): Choice {
    const found = new Choice(this.moves, this.picks, kind);
    return found.left.length ? found : new Choice(this.moves, [], kind);
  }

  has(target: Target): boolean {
    return this.picks.some((pick) => covers(pick, target));
  }

  /** Whether nothing is chosen yet on any axis of this target. */
  isNew(target: Target): boolean {
    return this.besides(target).length === this.picks.length;
  }

  /** Whether choosing this target leads on from what is chosen. */
  lights(target: Target): boolean {
    let found = this.lit.get(target);
    if (found === undefined) this.lit.set(target, (found = this.leadsOn(target)));
    return found;
  }

  private leadsOn(target: Target): boolean {
    const others = this.besides(target);
    return this.moves.some(
      (move) =>
        (this.kind === null || move.kind === this.kind) &&
        fits(move, target) &&
        others.every((pick) => fits(move, pick)),
    );
  }

  /**
   * The choices that stay when this target is chosen: those on other axes. Axes that no move has now do not count: two
   * cards of a hand may both be discarded at times, and go together at others.
   */
  private besides(target: Target): Target[] {
    const clash = (pick: Target) => Object.keys(pick.labels).some((axis) => axis in target.labels && this.axes.has(axis));
    return this.picks.filter((pick) => !clash(pick));
  }

  private get axes(): Set<string> {
    this.known ??= new Set(this.moves.flatMap((move) => Object.keys(move.labels)));
    return this.known;
  }

  /** Whether a target leads to second ways only. */
  isDear(target: Target): boolean {
    return this.with(target).left.every((move) => this.isOtherWay(move));
  }

  get kinds(): string[] {
    return [...new Set(this.left.map((move) => move.kind))];
  }

  /** The axes on which the moves that are left still differ, if all are of one kind. */
  get open(): string[] {
    const left = this.left;
    const first = left[0];
    if (!first || this.kinds.length > 1) return [];
    return Object.keys(first.labels).filter((axis) => left.some((move) => move.labels[axis] !== first.labels[axis]));
  }

  /** The labels that are left on an axis. */
  labels(axis: string): string[] {
    return [...new Set(this.left.map((move) => move.labels[axis]!))];
  }

  /**
   * Whether a move is the second way to do the same: `pay a coin and place` beside `place`. Such a move is asked for once
   * more before it is played.
   */
  isOtherWay(move: Move): boolean {
    const shape = (of: Move) => Object.keys(of.labels).join();
    // Read from the end, so that the first of each shape stays.
    this.firsts ??= new Map(this.moves.toReversed().map((one) => [shape(one), one.kind]));
    return shape(move) !== "" && this.firsts.get(shape(move)) !== move.kind && this.kind !== move.kind;
  }
}

/** Whether a choice says all that a target says: a tile turned is a tile chosen. */
function covers(pick: Target, target: Target): boolean {
  return Object.entries(target.labels).every(([axis, label]) => pick.labels[axis] === label);
}

/** The last choice made more precise, or precise in the next way: a tile turned, and turned further. */
export function turned(choice: Choice, targets: Target[]): Choice | null {
  for (const pick of choice.picks.toReversed()) {
    const ways = targets.filter(
      (way) =>
        Object.keys(way.labels).length > 1 &&
        Object.entries(way.labels).some(([axis, label]) => pick.labels[axis] === label) &&
        choice.without(pick).lights(way),
    );
    const now = ways.findIndex((way) => covers(pick, way));
    if (ways.length > 1) return choice.without(pick).with(ways[(now + 1) % ways.length]!);
  }
  return null;
}

/** A move that names this target, to ask why it is forbidden: the rest is taken from what is chosen, or from any move. */
export function attempt(choice: Choice, kinds: Record<string, string[]>, target: Target): string | null {
  const legal = new Set(choice.moves.map((move) => move.kind));
  const names = Object.keys(kinds).sort((a, b) => Number(legal.has(b)) - Number(legal.has(a)));
  const kind = names.find((name) => kinds[name]!.some((axis) => axis in target.labels));
  if (kind === undefined) return null;
  const chosen: Record<string, string> = Object.assign({}, ...[...choice.picks, target].map((one) => one.labels));
  const like = choice.left.find((move) => move.kind === kind) ?? choice.moves.find((move) => move.kind === kind);
  const labels = kinds[kind]!.map((axis) => chosen[axis] ?? like?.labels[axis]);
  return labels.includes(undefined) ? null : [kind, ...labels].join(" ");
}
