/** The coach: says what a phase is about when it first comes up, once on this device. Games bring the words. */

import { untrack } from "svelte";
import { me, recall, remember } from "./me.svelte";
import type { Words } from "./words";

export class Coach {
  says = $state(""); // a message

  constructor(now: () => [game: string, phase: string, words: Words] | null) {
    $effect(() => {
      const mine = me.coach ? now() : null;
      untrack(() => (this.says = mine ? this.#about(...mine) : ""));
    });
  }

  /** What there is to say about a phase: nothing, if it was said before. */
  #about(game: string, phase: string, words: Words): string {
    const message = `coach-${phase}`;
    const said = recall(`coached-${game}`)?.split(" ") ?? [];
    if (message === this.says) return message; // it is still that phase
    if (said.includes(phase) || !words.has(message)) return "";
    remember(`coached-${game}`, [...said, phase].join(" "));
    return message;
  }
}
