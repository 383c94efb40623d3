/** Words: the same Fluent messages as on the server, filled in here. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text } from "./api";
import type { Language, Sentence, Value } from "./wire";

export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", hu: "Magyar" };

export class Words {
  /** The people at the table, where a sentence speaks of a seat. */
  names: (string | undefined)[] = [];
  private readonly labels = new Map<string, string | undefined>();
  private readonly list: Intl.ListFormat;

  constructor(
    readonly lang: Language,
    private readonly bundle: FluentBundle,
  ) {
    this.list = new Intl.ListFormat(lang, { type: "conjunction" });
  }

  /** A message, given by its id or as a sentence of the server. */
  say(sentence: string | Sentence, variables?: Record<string, Value>): string {
    const { message, variables: given } = typeof sentence === "string" ? { message: sentence, variables } : sentence;
    if (message === "player" && given) return this.player((given["number"] as number) - 1);
    return this.format(message, null, given) ?? message;
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  player(seat: number): string {
    return this.names[seat] ?? this.format("player", null, { number: seat + 1 }) ?? `${seat + 1}`;
  }

  /** Fill in the words of a picture. */
  translate(picture: Element): void {
    for (const element of picture.querySelectorAll("[data-l10n-id]")) this.label(element);
    if (picture.hasAttribute("data-l10n-id")) this.label(picture);
  }

  private label(element: Element): void {
    const message = element.getAttribute("data-l10n-id")!;
    const args = element.getAttribute("data-l10n-args") ?? "{}";
    const label = this.labelled(message, args);
    if (label !== undefined) element.setAttribute("aria-label", label);
    else if (element instanceof SVGTextElement) element.textContent = this.format(message, null, JSON.parse(args)) ?? message;
  }

  /** The label of a piece; the same pieces come again with every picture. */
  private labelled(message: string, args: string): string | undefined {
    const key = `${message} ${args}`;
    if (!this.labels.has(key)) this.labels.set(key, this.format(message, "aria-label", JSON.parse(args)));
    return this.labels.get(key);
  }

  private format(message: string, attribute: string | null, given: Record<string, Value> = {}): string | undefined {
    const found = this.bundle.getMessage(message);
    const pattern = attribute === null ? found?.value : found?.attributes[attribute];
    if (pattern == null) return undefined;
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.value(value)]));
    return this.bundle.formatPattern(pattern, values, []);
  }

  private value(value: Value): FluentVariable {
    // The server writes numbers without grouping, and so do we.
    if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
    if (typeof value === "string") return value;
    if (Array.isArray(value)) return this.list.format(value.map((one) => this.plain(one)));
    return this.say(value);
  }

  private plain(value: Value): string {
    return typeof value === "object" && !Array.isArray(value) ? this.say(value) : String(value);
  }
}

/** The words of the shell, with those of a game where one is named. */
export function words(lang: Language, game?: string): Promise<Words> {
  const path = game === undefined ? `/api/words/${lang}` : `/api/games/${game}/words/${lang}`;
  const known = fetched.get(path) ?? text(path);
  fetched.set(path, known);
  return known
    .then((messages) => {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(messages));
      return new Words(lang, bundle);
    })
    .catch((error) => {
      fetched.delete(path);
      throw error;
    });
}

const fetched = new Map<string, Promise<string>>();
