/** I: my name, my language, how I like it to look; what this device remembers. */

import { get, put, Refusal } from "./api";
import type { Language, Me } from "./wire";
import { LANGUAGES, words, type Words } from "./words";

export type Theme = "auto" | "light" | "dark";
/** How fast the moves of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "off";
/** What I confirm: every move once I have seen what it would do, my whole turn, or nothing. */
export type Confirms = "move" | "turn" | "none";

export const me = $state({
  name: null as string | null,
  wish: "", // the name that somebody would like to have who has chosen none
  lang: firstLanguage(),
  theme: (recall("theme") ?? "auto") as Theme,
  pace: (recall("pace") ?? "normal") as Pace,
  sounds: recall("sounds") === "yes",
  confirms: (recall("confirms") ?? "move") as Confirms,
  coach: recall("coach") === "yes",
});
export const shell = $state({ words: null as Words | null });

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`riverhaven-${key}`);
  } catch {
    return null; // a browser that remembers nothing plays as well
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`riverhaven-${key}`, value);
  } catch {
    // see above
  }
}

function firstLanguage(): Language {
  const wanted = [recall("lang") ?? "", ...navigator.languages].map((lang) => lang.slice(0, 2));
  return (wanted.find((lang) => lang in LANGUAGES) ?? "en") as Language;
}

export async function arrive(): Promise<void> {
  showTheme();
  const [found] = await Promise.all([get<Me | null>("/api/me").catch(nobody), speak(me.lang)]);
  if (found) me.name = found.name;
}

function nobody(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Use this language everywhere. */
export async function speak(lang: Language): Promise<void> {
  shell.words = await words(lang);
  me.lang = lang;
  remember("lang", lang);
  document.documentElement.lang = lang;
  if (me.name !== null) await put("/api/me", { name: me.name, lang });
}

/** Whoever was given a name has not chosen one. */
export const isNameless = (): boolean => me.name === null || me.name === shell.words!.say("me-guest");

/** Who plays needs a name; one is found where none is given. */
export async function beSomebody(name = isNameless() ? me.wish.trim() : ""): Promise<void> {
  if (me.name !== null && !name) return;
  const found = await put<Me>("/api/me", { name: name || shell.words!.say("me-guest"), lang: me.lang });
  [me.name, me.wish] = [found.name, ""];
}

/** How I like it, as this device remembers. */
interface Likes {
  theme: Theme;
  pace: Pace;
  sounds: boolean;
  confirms: Confirms;
  coach: boolean; // somebody says what a phase is about when it first comes up
}

export function like<What extends keyof Likes>(what: What, how: Likes[What]): void {
  Object.assign(me, { [what]: how });
  remember(what, typeof how === "string" ? how : how ? "yes" : "no");
  showTheme();
}

function showTheme(): void {
  document.documentElement.dataset["theme"] = me.theme;
}
