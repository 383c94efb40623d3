/** How this page is operated just now: by key, or by a pointer; and where the focus goes when it is lost. */

import type { Picture } from "./picture";

export const hand = $state({ byKey: false });

addEventListener("keydown", () => (hand.byKey = true), true);
addEventListener("pointerdown", () => (hand.byKey = false), true);

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrows go through the lines of the log, and through what can be chosen in words. */
addEventListener("keydown", (event) => {
  const at = event.target as HTMLElement;
  const all = [...(at.closest(".log, .choices")?.querySelectorAll<HTMLElement>("button") ?? [])];
  const next = event.key in STEPS && all[all.indexOf(at) + STEPS[event.key]!];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The focus is nowhere, or on what is chosen or cannot be chosen any more: to the first thing that can be done. */
export function stand(picture: Picture | null): boolean {
  const at = document.activeElement ?? document.body;
  const isDone = at.matches(".stage .picked") && !find(".bar > .confirm:enabled");
  const isLost = isDone || at === document.body || at.matches(":disabled, .stage [data-target]:not(.lit, .picked)");
  if (!isLost || find("dialog[open], .curtain")) return false;
  const shown = find('.bar button[aria-current="step"]') ?? find(".bar > .confirm:enabled");
  const button = shown ?? find(".bar > .choices button:not(.chip)");
  const piece = button
    ? null
    : (picture?.find('.lit[aria-current="step"]') ?? picture?.open().find((one) => one.matches(".lit")));
  button?.focus();
  if (piece) picture!.rove(piece);
  return !!(button ?? piece);
}
