/**
 * The lesson of a table: which of its words are read now. Moves are judged by the server, which says what is done; what
 * is only read, I turn over here.
 */

import { post } from "./api";
import { Choice, targetOf, type Target } from "./choose";
import type { Table } from "./table.svelte";
import type { Taught } from "./wire";

export class Lesson {
  #table: Table;
  #wanted = $state(0);

  readonly course = $derived.by(() => this.#table.match?.lesson ?? null);
  readonly #steps: Taught[] = $derived(this.course?.steps ?? []);
  readonly #first = $derived.by(() => this.#table.frame?.step ?? 0);
  /** Nobody goes past what is to be done. */
  readonly #last = $derived.by(() => {
    const next = this.#steps.findIndex((step, i) => i >= this.#first && step.does);
    return next < 0 ? this.#steps.length - 1 : next;
  });
  readonly number = $derived(Math.min(Math.max(this.#wanted, this.#first), this.#last));
  readonly step: Taught | null = $derived(this.#steps[this.number] ?? null);
  readonly isLast = $derived(this.course !== null && this.number === this.#steps.length - 1);
  /** Words are read, and nothing is to be done. */
  readonly reads = $derived(this.step !== null && !this.step.does);

  constructor(table: Table) {
    this.#table = table;
    $effect(() => {
      const isOver = !this.#table.frame?.owes?.length; // nobody is yet to answer my last move
      if (this.isLast && isOver) void post(`/api/tables/${table.id}/learnt`);
    });
  }

  next(): void {
    this.#wanted = this.number + 1;
  }

  /** To the words before; where a move led on from them, it is taken back. */
  async back(): Promise<void> {
    const undoes = this.number === this.#first;
    this.#wanted = this.number - 1;
    if (undoes) await this.#table.undo();
  }

  /** What is pointed at: all that the words speak of; where something is to be done, the next that is not chosen yet. */
  pointsAt(choice: Choice): string[] {
    const ahead = this.ahead(choice);
    return this.step?.does ? ahead.filter((one) => isAsked(choice, one)).slice(0, 1) : ahead;
  }

  /** That, and what will be pointed at after it, or is only spoken of. */
  ahead(choice: Choice): string[] {
    const { point = [], does = false } = this.step ?? {};
    return does ? point.filter((one) => !isChosen(choice, one)) : point;
  }
}

/** A target or a kind of move, where I may choose; anything else is there to be looked at. */
const isAsked = ({ moves }: Choice, pointer: string) =>
  moves.some((move) => move.kind === pointer || pointer.includes(":"));

function isChosen(choice: Choice, pointer: string): boolean {
  // Where one kind of move is left, there is no button for it.
  if (!pointer.includes(":")) return choice.kind === pointer || choice.left.every((move) => move.kind === pointer);
  return choice.has(targetNamed(pointer));
}

/** What `tile:1 turn:r2` stands for. */
function targetNamed(pointer: string): Target {
  const piece = document.createElementNS("http://www.w3.org/2000/svg", "g");
  piece.dataset["target"] = pointer;
  return targetOf(piece);
}
