/** What others have done since I last moved: the pieces that came or moved, and the places that their moves name. */

import type { Picture } from "./picture";
import type { Table } from "./table.svelte";
import type { Line } from "./wire";

export class Lately {
  #touched = new Map<number, string[]>(); // by ply
  #ply = 0; // of the last picture

  constructor(readonly table: Table) {}

  /** A picture is there: note what the move that led to it has touched. */
  witness(touched: string[]): void {
    const { show, told } = this.table;
    const line = show.scene?.line;
    const seats = new Set(told.flatMap((one) => (one.kind === "move" && one.ply! >= this.#ply ? [one.seat] : [])));
    this.#ply = show.scene?.ply ?? this.#ply;
    // What several have touched is nobody's own.
    if (line && touched.length && seats.size < 2) this.#touched.set(line.ply!, touched);
  }

  mark(picture: Picture, name: string, lines: Line[]): void {
    const pieces = lines.flatMap((line) => this.#touched.get(line.ply!) ?? []);
    picture.mark(
      name,
      pieces,
      lines.flatMap((line) => (line.move ? this.table.targetsOf(line.move) : [])),
    );
  }

  /** The last move of each other seat, until I move. */
  get moves(): Line[] {
    const moves = this.table.told.filter((line) => line.kind === "move");
    const mine = moves.findLastIndex((line) => this.table.mine.includes(line.seat!));
    return [...new Map(moves.slice(mine + 1).map((line) => [line.seat, line])).values()];
  }
}
