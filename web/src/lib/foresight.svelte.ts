/** What moves would do, before they are made: told in a note, and shown as ghosts in the picture. */

import type { Move } from "./choose";
import { me } from "./me.svelte";
import type { Table } from "./table.svelte";
import type { Words } from "./words";

const PASSING_MS = 120; // a glance in passing asks for nothing

interface Seen {
  text: string;
  may: boolean; // the rules allow it
  parts: Record<string, string>;
}

export class Foresight {
  note = $state(""); // what a move would do, or why it may not be
  ghosts = $state.raw<Record<string, string>>({}); // the parts of the picture as a move would leave them
  foretells = $state(false); // the note says what would happen, as the log would if it had
  refusal = false; // the note says why something may not be: it stays until something else is looked at
  #table: Table;
  #words: () => Words;
  #seen = new Map<string, Seen>();
  #glance = 0;
  #soon = 0;

  constructor(table: Table, words: () => Words) {
    this.#table = table;
    this.#words = words;
  }

  /** Look at nothing yet. */
  wait(): void {
    clearTimeout(this.#soon);
  }

  /** Look at something, unless the eye goes on. */
  soon(look: () => void): void {
    this.wait();
    this.#soon = setTimeout(look, PASSING_MS);
  }

  /** See nothing of what might be. */
  blink(): void {
    this.wait();
    this.#glance++;
    this.refusal = this.foretells = false;
    this.note = "";
    this.ghosts = {};
  }

  /** The position is another one. */
  forget(): void {
    this.#seen = new Map();
    this.blink();
  }

  /** Say why something may not be. */
  refuse(why: string): void {
    this.note = why;
    this.refusal = true;
    this.foretells = false;
  }

  /** Tell what moves would do; what a single one would bring is shown, too. */
  async see(moves: Move[]): Promise<void> {
    const mine = ++this.#glance;
    const found = await Promise.all(moves.map((move) => this.#preview(move.text)));
    if (mine !== this.#glance) return;
    this.note = [...new Set(found.map(({ text }) => text))].join("\n");
    this.foretells = found.every(({ may }) => may);
    this.ghosts = found.length === 1 ? found[0]!.parts : {};
  }

  async #preview(move: string): Promise<Seen> {
    const key = `${me.lang} ${move}`;
    const seen = this.#seen; // of this position, whatever comes meanwhile
    if (!seen.has(key)) {
      const found = await this.#table.preview(move);
      const said = "why" in found ? [found.why] : found.said;
      const text = said.map((one) => this.#words().say(one)).join(" ");
      seen.set(key, { text, may: !("why" in found), parts: "why" in found ? {} : found.parts });
    }
    return seen.get(key)!;
  }
}
