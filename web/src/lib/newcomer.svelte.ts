/** Somebody at their first table of a game: they may want to learn it first. */

import { get } from "./api";
import type { LessonInfo, Listed } from "./wire";

export class Newcomer {
  isNew = $state(false);

  /** `sits` tells the game and the table, where I sit at one that can be learnt at. */
  constructor(sits: () => [game: string, table: string] | null) {
    $effect(() => {
      const here = sits();
      this.isNew = false;
      if (here) void this.#look(...here);
    });
  }

  async #look(game: string, table: string): Promise<void> {
    const [lessons, tables] = await Promise.all([
      get<LessonInfo[]>(`/api/games/${game}/lessons`),
      get<Listed[]>("/api/tables"),
    ]);
    const knows = lessons.some((one) => one.learnt) || tables.some((one) => one.game === game && one.table !== table);
    this.isNew = lessons.length > 0 && !knows;
  }
}
