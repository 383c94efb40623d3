/** A position that somebody sets up: its numbers, what was changed, and what the server says of it. */

import { post, Refusal } from "./api";
import { recall, remember } from "./me.svelte";
import type { FormField, Looked, Sentence } from "./wire";

type Value = number | string | Value[];
export type Position = Record<string, Value>;
/** A field as it was before a change; without a name, the whole position. */
type Change = [field: string, before: Value | Position];

const MOST = 100; // changes that can be taken back
const WAIT_MS = 150; // until somebody has stopped typing

export class Draft {
  position = $state.raw<Position | null>(null);
  from = $state(""); // the moment of a match from which it began: its table and number
  #past = $state.raw<Change[]>([]);
  #ahead = $state.raw<Change[]>([]);

  constructor(
    readonly game: string,
    readonly fields: FormField[],
  ) {
    const kept = JSON.parse(recall(`position-${game}`) ?? "{}");
    if (!isWhole(kept.position, fields)) return; // there is none, or of a game that has changed since
    ({ position: this.position, from: this.from, past: this.#past } = kept);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#ahead.length > 0;
  }

  get seats(): number {
    return this.position!["seats"] as number;
  }

  /** Another position in place of this one. */
  replace(position: Position, from = this.from): void {
    if (this.position) this.#remember(["", this.position]);
    [this.position, this.from] = [position, from];
    this.#keep();
  }

  /** The number in a cell of a field: of a player's row, where each has one. */
  at(field: FormField, seat: number, cell: number): number {
    const found = path(field, seat, cell).reduce(
      (value: Value, i) => (value as Value[])[i]!,
      this.position![field.name]!,
    );
    return field.named ? field.choices.indexOf(found as string) : (found as number);
  }

  set(field: FormField, seat: number, cell: number, number: number): void {
    if (number === this.at(field, seat, cell)) return;
    const [value, before] = [field.named ? field.choices[number]! : number, this.position![field.name]!];
    this.#remember([field.name, before]);
    this.position = { ...this.position, [field.name]: put(before, path(field, seat, cell), value) };
    this.#keep();
  }

  undo(): void {
    [this.#past, this.#ahead] = this.#step(this.#past, this.#ahead);
  }

  redo(): void {
    [this.#ahead, this.#past] = this.#step(this.#ahead, this.#past);
  }

  #remember(change: Change): void {
    this.#past = [...this.#past, change].slice(-MOST);
    this.#ahead = [];
  }

  /** Go back by the last change of one list; what it undoes goes to the other. */
  #step(from: Change[], to: Change[]): [Change[], Change[]] {
    const [field, before] = from.at(-1)!;
    const now: Change = [field, field ? this.position![field]! : this.position!];
    this.position = field ? { ...this.position, [field]: before as Value } : (before as Position);
    queueMicrotask(() => this.#keep());
    return [from.slice(0, -1), [...to, now]];
  }

  /** A page that is loaded again finds all of it. */
  #keep(): void {
    remember(`position-${this.game}`, JSON.stringify({ position: this.position, from: this.from, past: this.#past }));
  }
}

/** The way to a cell, through the lists that the field is made of. */
function path(field: FormField, seat: number, cell: number): number[] {
  const inside = field.shape.map((length, i) => {
    const below = field.shape.slice(i + 1).reduce((a, b) => a * b, 1);
    return Math.floor(cell / below) % length;
  });
  return field.rows ? [seat, ...inside] : inside;
}

/** A value with one thing in it changed; letters in a row are a word. */
function put(value: Value, [first, ...rest]: number[], change: Value): Value {
  if (first === undefined) return change;
  const inside = [...(value as Value[])];
  inside[first] = put(inside[first]!, rest, change);
  return typeof value === "string" ? inside.join("") : inside;
}

/** How a position looks with somebody's eyes, and what is wrong with it: asked anew whenever it changes. */
export class Sight {
  found = $state.raw<Looked | null>(null);
  parts = $state.raw<Record<string, string>>({});
  drawn = $state(true); // the picture shows this very position
  trouble = $state.raw<Sentence | null>(null);
  #asked = 0;
  #soon = 0;

  constructor(private readonly game: string) {}

  see(position: Position, seat: number | null): void {
    clearTimeout(this.#soon);
    const mine = ++this.#asked;
    this.#soon = setTimeout(() => void this.#look(position, seat, mine), mine > 1 ? WAIT_MS : 0);
  }

  async #look(position: Position, seat: number | null, mine: number): Promise<void> {
    try {
      const asks = { position: JSON.stringify(position), seat, seen: this.found?.marks ?? {} };
      const found = await post<Looked>(`/api/games/${this.game}/position`, asks);
      if (mine !== this.#asked) return;
      this.drawn = Object.keys(found.marks).length > 0;
      if (this.drawn) {
        const known = Object.entries({ ...this.parts, ...found.parts });
        this.parts = Object.fromEntries(known.filter(([id]) => id in found.marks));
      }
      this.found = this.drawn ? found : { ...found, marks: this.found?.marks ?? {} };
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (mine === this.#asked) this.trouble = error.why;
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    clearTimeout(this.#soon);
    this.#asked++;
  }
}

/** A position as a file: what `riverhaven play --from` and any server take; each field in a line of its own. */
export function written(game: string, rules: number, position: Position): string {
  const lines = Object.entries(position).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const head = JSON.stringify({ riverhaven: 1, game, rules }).slice(0, -1);
  return `${head}, "position": {\n${lines.join(",\n")}\n}, "moves": []}\n`;
}

/** The position in such a file, or a bare one; nothing, where there is none of this game. */
export function read(text: string, game: string, fields: FormField[]): Position | null {
  try {
    const found = JSON.parse(text);
    const whole = found.position ?? found;
    if ((found.game ?? game) !== game || !isWhole(whole, fields)) return null;
    return Object.fromEntries(fields.map(({ name }) => [name, whole[name]]));
  } catch {
    return null;
  }
}

/** Whether all fields are there, with as many numbers as each has. Whether these may be so, the server says. */
function isWhole(position: Position | undefined, fields: FormField[]): boolean {
  return fields.every(({ name, rows, shape }) => fits(position?.[name], rows ? [rows, ...shape] : shape));
}

function fits(value: Value | undefined, [length, ...shape]: number[]): boolean {
  if (length === undefined) return typeof value === "number" || typeof value === "string";
  if (typeof value === "string") return !shape.length && value.length === length;
  return Array.isArray(value) && value.length === length && value.every((one) => fits(one, shape));
}
