/**
 * What is shown of a table. The server is quick; the pace is the viewer's: the moves of others are shown one by one,
 * until what is shown is what is. Whoever wants to act, or only clicks, is there at once.
 */

import { me, type Pace } from "./me.svelte";
import type { Line, Past, Sentence, Source } from "./wire";

/** The table at one moment. */
export interface Scene {
  ply: number;
  parts: Record<string, string>;
  scores: number[];
  owes: number[];
  moment: Sentence[];
  sources: Source[];
  line?: Line; // the move that led here
}

const PACE_MS: Record<Pace, number> = { slow: 2200, normal: 1100, fast: 450, off: 0 };
const MOST = 30; // moves that are shown one by one; of what happened before, only what came of it

export class Show {
  now = $state.raw<Scene | null>(null);
  scene = $state.raw<Scene | null>(null);
  #queue = $state.raw<Line[]>([]);
  readonly behind = $derived(this.#queue.length > 0);

  #look: (ply: number, since: number) => Promise<Past>;
  #busy = false;
  #next = 0; // the next scene is not shown before this time
  #hurry = () => {};

  constructor(look: (ply: number, since: number) => Promise<Past>) {
    this.#look = look;
  }

  /** The lines that are told so far. */
  told(log: Line[]): Line[] {
    const first = this.#queue[0];
    return first ? log.filter((line) => line.version < first.version) : log;
  }

  /** What is now; `moves` led there from what was now before, and `paced` are not mine. */
  take(now: Scene, moves: Line[], paced: boolean): void {
    this.now = now;
    if (me.pace === "off" || !(paced || this.behind)) {
      this.#jump();
      if (moves.length) this.#next = performance.now() + PACE_MS[me.pace] / 2; // my own is seen before it is answered
    } else {
      this.#queue = [...this.#queue, ...moves].slice(-MOST);
      void this.#run();
    }
  }

  /** Show these moves again. */
  async again(moves: Line[]): Promise<void> {
    const lines = moves.slice(-MOST);
    const begin = await this.#at(lines[0]!.ply!).catch(() => null);
    if (!begin || !this.now) return;
    this.scene = begin;
    this.#queue = lines;
    this.#next = performance.now() + PACE_MS.normal;
    void this.#run();
  }

  /** On to what is now. */
  skip(): void {
    if (this.behind) this.#jump();
  }

  /** Show nothing: what comes is another's. */
  clear(): void {
    this.now = null;
    this.#jump();
  }

  #jump(): void {
    this.#queue = [];
    this.scene = this.now;
    this.#hurry();
  }

  async #run(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    while (this.#queue.length) {
      // not `behind`: whoever looked may be gone
      await new Promise<void>((done) => {
        this.#hurry = done;
        setTimeout(done, Math.max(0, this.#next - performance.now()));
      });
      const line = this.#queue[0];
      if (!line) break;
      const isLast = line.ply! + 1 === this.now!.ply && this.#queue.length === 1;
      const scene = isLast ? this.now! : await this.#at(line.ply! + 1, line).catch(() => null);
      if (this.#queue[0] !== line) continue; // somebody was in a hurry
      if (!scene) this.#jump();
      else [this.scene, this.#queue] = [scene, this.#queue.slice(1)];
      this.#next = performance.now() + (PACE_MS[me.pace] || PACE_MS.normal);
    }
    this.#busy = false;
  }

  async #at(ply: number, line?: Line): Promise<Scene> {
    const from = this.scene!;
    const found = await this.#look(ply, from.ply);
    const parts = { ...from.parts, ...found.parts };
    for (const id of found.gone) delete parts[id];
    return { ...found, parts, owes: found.waiting, line };
  }
}
