/**
 * From the legal moves to one of them. A target of the picture names labels on axes of the move space (`space:c4`, or
 * `tile:1 turn:r2`); with each that is chosen fewer moves are left, until one is.
 */

import type { Choices } from "./wire";

export interface Move {
  text: string;
  kind: string;
  labels: Record<string, string>; // by axis
  dear: boolean; // it does for a price what another kind of move does without
}

/** What a piece stands for: a label on some axes, in moves of some kinds, or (null) of any. */
export interface Target {
  labels: Record<string, string>;
  kinds: string[] | null;
  only?: { kind: string; axis: string; labels: string[] }; // in moves of this kind, with these labels alone
  /** Nobody has chosen just this: all of a hint at once, or how a piece lies. The sentence about the move tells it. */
  hinted?: boolean;
}

export function movesOf(moves: Record<string, Choices>, dear: string[]): Move[] {
  return Object.entries(moves).flatMap(([kind, { axes, labels }]) =>
    labels.map((line) => {
      const given = line.split(" ");
      return {
        text: axes.length ? `${kind} ${line}` : kind,
        kind,
        labels: Object.fromEntries(axes.map((axis, i) => [axis, given[i]!])),
        dear: dear.includes(kind),
      };
    }),
  );
}

const read = new Map<string, Target>(); // hundreds of pieces are asked again and again

export function targetOf(element: SVGElement): Target {
  const kinds = element.dataset["kinds"];
  const only = element.dataset["only"];
  const key = `${element.dataset["target"]}|${kinds}|${only}`;
  const known = read.get(key);
  if (known) return known;
  const pairs = element.dataset["target"]!.split(" ").map((pair) => {
    const colon = pair.indexOf(":");
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  });
  const found: Target = { labels: Object.fromEntries(pairs), kinds: kinds?.split(" ") ?? null };
  if (only) {
    const [kind, axis, ...labels] = only.split(" ") as [string, string];
    found.only = { kind, axis, labels };
  }
  read.set(key, found);
  return found;
}

/** Whether a move can go on with a target: it has one of its axes at least, and no other label on any. */
export function fits(move: Move, target: Target): boolean {
  if (target.kinds !== null && !target.kinds.includes(move.kind)) return false;
  const { only } = target;
  if (only?.kind === move.kind && !only.labels.includes(move.labels[only.axis]!)) return false;
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

  /** What is begun by a piece that is for none of the moves of the kind that is chosen, but for others; or null. */
  ofAnotherKind(target: Target): Choice | null {
    if (this.kind === null) return null;
    const found = new Choice(this.moves, [target]);
    return found.left.length && found.left.every((move) => move.kind !== this.kind) ? found : null;
  }

  without(target: Target): Choice {
    return new Choice(
      this.moves,
      this.picks.filter((pick) => !pick.hinted && !covers(pick, target)),
      this.kind,
    );
  }

  of(kind: string | null): Choice {
    const picks = this.picks.filter((pick) => !pick.hinted);
    const found = new Choice(this.moves, picks, kind);
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
    const clash = (pick: Target) =>
      Object.keys(pick.labels).some((axis) => axis in target.labels && this.axes.has(axis));
    return this.picks.filter((pick) => !pick.hinted && !clash(pick));
  }

  private get axes(): Set<string> {
    this.known ??= new Set(this.moves.flatMap((move) => Object.keys(move.labels)));
    return this.known;
  }

  /** Whether a target leads to moves only that are asked for once more. */
  isDear(target: Target): boolean {
    return this.with(target).left.every((move) => this.asksAgain(move));
  }

  /** What is meant when a piece is chosen that can be had for nothing or for a price: for nothing. */
  get meant(): Choice {
    const free = new Set(this.left.filter((move) => !move.dear).map((move) => move.kind));
    return this.kinds.length > 1 && free.size === 1 ? this.of([...free][0]!) : this;
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

  /** Whether a move is asked for once more before it is played: a dear one, unless its kind was chosen by name. */
  asksAgain(move: Move): boolean {
    return move.dear && this.kind !== move.kind;
  }
}

/** Whether a choice says all that a target says: a tile turned is a tile chosen. */
function covers(pick: Target, target: Target): boolean {
  return Object.entries(target.labels).every(([axis, label]) => pick.labels[axis] === label);
}

/** A choice that leaves open only how a piece lies: it lies in the first way, until it is turned. */
export function laid(choice: Choice, ways: string[], targets: () => Target[]): Choice | null {
  const [axis, ...others] = choice.open;
  if (axis === undefined || others.length || !ways.includes(axis)) return null;
  return turned(choice, targets()) ?? settled(choice, choice.left[0]!);
}

/** This move, with what of it was chosen. */
export function settled(choice: Choice, move: Move, kind = choice.kind): Choice {
  const whole: Target = { labels: move.labels, kinds: [move.kind], hinted: true };
  const picks = [...choice.picks.filter((pick) => !pick.hinted), whole].filter((pick) => fits(move, pick));
  return new Choice(choice.moves, picks, kind); // some have no labels, as a pass
}

/** The last choice made more precise, or precise in the next way: a tile turned, and turned further. */
export function turned(choice: Choice, targets: Target[]): Choice | null {
  for (const pick of choice.picks.toReversed()) {
    const piece = Object.keys(pick.labels)[0]!; // it is named before the way in which it lies
    const rest = choice.without(pick);
    const ways = targets
      .filter((way) => Object.keys(way.labels).length > 1 && way.labels[piece] === pick.labels[piece])
      .map((way) => ({ labels: { ...pick.labels, ...way.labels }, kinds: pick.kinds }))
      .filter((way) => rest.lights(way));
    const now = ways.findIndex((way) => covers(pick, way));
    if (ways.length > 1) return rest.with(ways[(now + 1) % ways.length]!);
  }
  return null;
}

/** The next move that differs from this one only on an axis that does not stay: what it lays, turned where it lies. */
export function spun(moves: Move[], move: Move, stays: (axis: string) => boolean): Move | null {
  const axes = Object.keys(move.labels);
  for (const axis of axes.filter((one) => !stays(one))) {
    const alike = (one: Move) => axes.every((other) => other === axis || one.labels[other] === move.labels[other]);
    const ways = moves.filter((one) => one.kind === move.kind && alike(one));
    if (ways.length > 1) return ways[(ways.indexOf(move) + 1) % ways.length]!;
  }
  return null;
}

/**
 * Moves that name this target, one of each kind, to ask why they are forbidden: those of a kind that is asked now come
 * first. The rest of a move is taken from what is chosen, from any move, or from what lies on the table.
 */
export function attempts(
  choice: Choice,
  kinds: Record<string, string[]>,
  target: Target,
  table: Target[],
): { kind: string; text: string | null }[] {
  const legal = new Set(choice.moves.map((move) => move.kind));
  const names = (target.kinds ?? Object.keys(kinds)).toSorted((a, b) => Number(legal.has(b)) - Number(legal.has(a)));
  const chosen: Record<string, string> = Object.assign({}, ...[...choice.picks, target].map((one) => one.labels));
  return names
    .filter((kind) => kinds[kind]?.some((axis) => axis in target.labels))
    .map((kind) => {
      const like = [...choice.left, ...choice.moves].find((move) => move.kind === kind);
      const label = (axis: string) =>
        chosen[axis] ?? like?.labels[axis] ?? table.find((one) => axis in one.labels)?.labels[axis];
      const labels = kinds[kind]!.map(label);
      return { kind, text: labels.includes(undefined) ? null : [kind, ...labels].join(" ") };
    });
}
