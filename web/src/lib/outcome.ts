/** How a match came out, in a sentence. */

import type { Table } from "./table.svelte";
import type { Words } from "./words";

export const winnersOf = (table: Table): number[] =>
  (table.frame?.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));

export function outcome(table: Table, words: Words): string {
  const winners = winnersOf(table);
  const isMine = winners.length === 1 && winners[0] === words.me;
  const won = isMine
    ? words.say("you-win")
    : words.say("the-winner", { count: winners.length, players: winners.map((seat) => words.player(seat)) });
  const ended = table.frame?.ended;
  if (!ended) return won;
  return ended === "resigned" ? `${words.say("ended-resigned")} ${won}` : words.say("ended-agreed");
}
