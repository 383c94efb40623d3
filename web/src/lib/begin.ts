/** How a table comes to be that needs no form: against bots, or for a lesson. */

import { get, post } from "./api";
import { beSomebody, like } from "./me.svelte";
import { go } from "./route.svelte";
import type { Shelf, TableRef } from "./wire";

/** Against bots of one level, at once. */
export async function againstBots(game: string, count: number, bot: string): Promise<void> {
  await beSomebody();
  const seats = [{ who: "me" }, ...Array.from({ length: count - 1 }, () => ({ who: "bot", bot }))];
  const { table } = await post<TableRef>("/api/tables", { game, seats, lot: true });
  await post(`/api/tables/${table}/start`);
  go("table", table);
}

/** Offer to play again, or accept it. */
export async function playAgain(before: string): Promise<void> {
  const { table } = await post<TableRef>(`/api/tables/${before}/rematch`);
  go("table", table);
}

/** Begin a lesson, or go on with it where I left it. */
export async function learn(game: string, lesson: string): Promise<void> {
  await beSomebody();
  const { table } = await post<TableRef>(`/api/games/${game}/lessons/${lesson}`);
  go("table", table);
}

/** The first real match after the lessons: the fewest players, easy bots, and a coach. */
export async function playForReal(game: string): Promise<void> {
  const { games } = await get<Shelf>("/api/games");
  like("coach", true);
  await againstBots(game, games.find((one) => one.name === game)!.seats[0]!, "easy");
}
