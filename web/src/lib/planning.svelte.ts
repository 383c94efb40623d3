/** Choosing moves for later: what could be mine when my turn comes, and what must happen before for it to be played. */

import { movesOf, type Choice, type Move } from "./choose";
import type { Picture } from "./picture";
import type { Table } from "./table.svelte";
import type { When } from "./wire";

export class Planning {
  same = $state(false); // it is to be played only if it then does what it would do now
  when = $state.raw<When | null>(null); // and only if somebody has done this by then
  of = $state<number | null>(null); // whose doings are chosen just now, for such a condition
  #moves = $state.raw<Move[]>([]);
  #more = false; // it goes behind what is planned already
  #table: Table;

  constructor(table: Table) {
    this.#table = table;
    // What others do meanwhile may change what can be planned.
    $effect(() => {
      void table.frame?.at;
      const of = this.of;
      if (!table.ahead) [this.#moves, this.of] = [[], null];
      else if (!this.may) table.ahead = false;
      else void table.lookAhead(of).then((found) => of === this.of && (this.#moves = movesOf(found, table.dear)));
    });
  }

  /** The table waits for somebody else, a person who may take a while. */
  get may(): boolean {
    const { stage, seat, frame, people, match } = this.#table;
    const owes = frame?.owes ?? [];
    const plays = stage === "running" && !match?.lesson && seat != null && this.#table.mine.includes(seat);
    return plays && !owes.includes(seat) && owes.some((other) => !people[other]?.bot && !people[other]?.mine);
  }

  get on(): boolean {
    return this.#table.ahead && this.may;
  }

  /** A condition is chosen, not yet a move of mine. */
  get asks(): boolean {
    return this.on && this.of !== null;
  }

  /** What can be chosen now. What somebody does with things like those in my own hand is theirs to know. */
  choices(picture: Picture | null): Move[] {
    if (!this.asks) return this.#moves;
    const targets = picture?.targets() ?? [];
    const elsewhere = new Set(targets.filter((target) => !isMine(target)).flatMap(axesOf));
    const hidden = new Set(
      targets
        .filter(isMine)
        .flatMap(axesOf)
        .filter((axis) => !elsewhere.has(axis)),
    );
    const open = (move: Move) => Object.entries(move.labels).filter(([axis]) => !hidden.has(axis));
    const seen = this.#moves.map((move) => ({ ...move, labels: Object.fromEntries(open(move)), dear: false }));
    const named = seen.map((move) => [[move.kind, ...Object.values(move.labels)].join(" "), move] as const);
    return [...new Map(named)].map(([text, move]) => ({ ...move, text }));
  }

  start(more = false): void {
    this.same = false;
    this.when = null;
    this.#more = more;
    this.ask(null);
    this.#table.ahead = true;
  }

  stop(): void {
    this.ask(null);
    this.#table.ahead = false;
  }

  /** Choose what somebody must have done; null: nobody. */
  ask(seat: number | null): void {
    this.#moves = [];
    this.#table.conditional = seat !== null;
    this.of = seat;
  }

  /** Whether what is chosen says enough for a condition: the kind of a move, or a place. */
  enough({ kind, picks }: Choice): boolean {
    return kind !== null || picks.length > 0;
  }

  /** This must happen. */
  demand(choice: Choice): void {
    const kind = choice.kinds.length === 1 ? choice.kinds[0]! : null;
    const axes = new Set(choice.left.flatMap((move) => Object.keys(move.labels)));
    const chosen = choice.picks.flatMap((pick) => Object.entries(pick.labels)).filter(([axis]) => axes.has(axis));
    this.when = { seat: this.of!, kind, labels: Object.fromEntries(chosen) };
    this.ask(null);
  }

  async keep(move: Move): Promise<void> {
    await this.#table.plan(move.text, { same: this.same, when: this.when, more: this.#more });
    if (!this.#table.trouble) this.stop();
  }
}

const isMine = (target: SVGElement) => target.closest("svg")!.getAttribute("data-group") === "mine";
const axesOf = (target: SVGElement) => target.dataset["target"]!.split(" ").map((pair) => pair.split(":")[0]!);
