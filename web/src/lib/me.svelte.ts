/** I: my name, my language, how I like it to look; what this device remembers. */

import { get, put, Refusal } from "./api";
import type { Language } from "./wire";
import { LANGUAGES, words, type Words } from "./words";

export type Theme = "auto" | "light" | "dark";

export const me = $state({
  name: null as string | null,
  lang: firstLanguage(),
  theme: (recall("theme") ?? "auto") as Theme,
  autoConfirm: recall("auto-confirm") === "yes",
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
  const [found] = await Promise.all([get<{ name: string } | null>("/api/who").catch(nobody), speak(me.lang)]);
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

/** Who plays needs a name; one is found where none is given. */
export async function beSomebody(name?: string): Promise<void> {
  if (me.name !== null && name === undefined) return;
  const found = await put<{ name: string }>("/api/me", { name: name ?? shell.words!.say("me-guest"), lang: me.lang });
  me.name = found.name;
}

export function setTheme(theme: Theme): void {
  me.theme = theme;
  remember("theme", theme);
  showTheme();
}

export function setAutoConfirm(yes: boolean): void {
  me.autoConfirm = yes;
  remember("auto-confirm", yes ? "yes" : "no");
}

function showTheme(): void {
  document.documentElement.dataset["theme"] = me.theme;
}
