/** Who got what for what in a round: the sources of points as they were when it began, and as they are when the next begins. */

import type { Scene } from "./show.svelte";
import type { Sentence, Source } from "./wire";

export interface Tally {
  round: Sentence;
  gained: Source[]; // the rows that have changed, and by how much
}

export class Rounds {
  tally = $state.raw<Tally | null>(null);
  #begun: Scene | null = null; // the first moment of this round, or the first that I have seen of it
  #whole = false; // I have seen the round from its beginning: else the sum would be a part, and taken for the whole
  #last: Scene | null = null;

  /** Another moment is shown: where the widest counter is another one, a round is over. */
  see(scene: Scene | null): void {
    if (!scene || scene === this.#last) return;
    const wentBack = this.#last !== null && scene.ply < this.#last.ply;
    this.#last = scene;
    if (wentBack) this.tally = null;
    if (!this.#begun || scene.ply < this.#begun.ply) {
      this.#whole = scene.ply === 0;
      return void (this.#begun = scene);
    }
    const [before, now] = [this.#begun.moment[0], scene.moment[0]];
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const gained = difference(this.#begun.sources, scene.sources);
    this.tally = this.#whole && before && now && gained.length ? { round: before, gained } : null;
    [this.#begun, this.#whole] = [scene, true];
  }
}

/** The rows that bring a seat other points now than before, or would if a scoring came. */
function difference(before: Source[], now: Source[]): Source[] {
  const known = new Map(before.map((row) => [JSON.stringify(row.name), row]));
  const less = (points: number[], was?: number[]) => points.map((one, seat) => one - (was?.[seat] ?? 0));
  return now
    .map(({ name, done, more }) => {
      const was = known.get(JSON.stringify(name));
      return { name, done: less(done, was?.done), more: less(more, was?.more) };
    })
    .filter((row) => [...row.done, ...row.more].some((points) => points !== 0));
}
