/** Words: the same Fluent messages as on the server, filled in here. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text } from "./api";
import type { Language, Other, Person, Sentence, Value } from "./wire";

const MESSAGE = "[data-l10n-id]";
export const LANGUAGES: Record<Language, string> = { en: "English", it: "Italiano", hu: "Magyar" };

/** What a piece is called, and what it does or counts. */
export interface Explained {
  name: string;
  about: string;
}

export class Words {
  /** The people at the table, where a sentence speaks of a seat. */
  names: (string | undefined)[] = [];
  /** The seat to which a sentence says "you" where it has words for that: its attribute `you`. */
  me: number | null = null;
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
    const isMine = this.me !== null && seatOf(given?.["player"]) === this.me;
    const toMe = isMine ? this.format(message, "you", given) : undefined;
    return toMe ?? this.format(message, null, given) ?? message;
  }

  /** A kind of move as it can be chosen when this is asked: its `asked` tells what it would cost now. */
  offer(kind: string, ask: Sentence | null): string {
    return this.format(`move-${kind}`, "asked", ask?.variables) ?? this.say(`move-${kind}`);
  }

  /** Sentences, one after another. */
  sentences(said: Sentence[]): string {
    return said.map((one) => this.say(one)).join(" ");
  }

  /** A sentence, with the name of the player whom it is about: to others than this player. */
  named(sentence: Sentence): string {
    const seat = seatOf(sentence.variables?.["player"]);
    const what = this.say(sentence);
    return seat === null || seat === this.me ? what : this.say("named", { player: this.player(seat), what });
  }

  /** When moves of a kind are asked. */
  when(kind: string): string | undefined {
    return this.format(`move-${kind}`, "when");
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  player(seat: number): string {
    return this.names[seat] ?? this.format("player", null, { number: seat + 1 }) ?? `${seat + 1}`;
  }

  /** What those are called who sit at a table: a bot by how well it plays, where the game has a word for that. */
  call(people: Person[]): void {
    this.names = people.map(({ name, bot }, seat) => {
      if (name || !bot) return name;
      const number = { number: seat + 1 };
      return this.format(`bot-${bot}`, null, number) ?? this.say("bot-name", number);
    });
  }

  /** What somebody is called where no table says it: a bot by its level. */
  called = ({ name, bot }: Other): string =>
    name ?? (bot ? this.say("level", { level: this.say(`level-${bot}`) }) : "…");

  /** Fill in the words of a picture. */
  translate(picture: Element): void {
    for (const element of picture.querySelectorAll("[data-l10n-id]")) this.label(element);
    if (picture.hasAttribute("data-l10n-id")) this.label(picture);
  }

  /** What a piece is: of it and what it lies on, the first that has a name; and the first that says more. */
  explain(piece: Element): Explained | null {
    let name: string | undefined;
    for (let at: Element | null = piece.closest(MESSAGE); at; at = at.parentElement?.closest(MESSAGE) ?? null) {
      const [message, args] = [at.getAttribute("data-l10n-id")!, at.getAttribute("data-l10n-args") ?? "{}"];
      name ??= this.labelled(message, args);
      const told = ["about", "now"].map((what) => this.format(message, what, JSON.parse(args)));
      const about = told.filter(Boolean).join(" ");
      if (name && about) return { name, about };
      if (name && at.tagName !== "svg") break; // what the whole part counts explains no single piece
    }
    return name ? { name, about: "" } : null;
  }

  /** Whether a piece has a name of its own. */
  isNamed(piece: Element): boolean {
    const args = piece.getAttribute("data-l10n-args") ?? "{}";
    return this.labelled(piece.getAttribute("data-l10n-id")!, args) !== undefined;
  }

  private label(element: Element): void {
    const message = element.getAttribute("data-l10n-id")!;
    const args = element.getAttribute("data-l10n-args") ?? "{}";
    const label = this.labelled(message, args);
    if (label !== undefined) element.setAttribute("aria-label", label);
    else if (element instanceof SVGTextElement)
      element.textContent = this.format(message, null, JSON.parse(args)) ?? message;
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

/** The seat of a player who is spoken of. */
function seatOf(who: Value | undefined): number | null {
  if (typeof who !== "object" || Array.isArray(who) || who.message !== "player") return null;
  return (who.variables!["number"] as number) - 1;
}

/** The words of the shell, with those of a game where one is named; `version` changes with its words. */
export function words(lang: Language, game?: string, version = ""): Promise<Words> {
  const path = game === undefined ? `/api/words/${lang}` : `/api/games/${game}/words/${lang}?${version}`;
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
