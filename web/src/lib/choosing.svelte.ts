/**
 * What I choose at a table, from the first piece to the move that is played: now, or for when my turn comes. The one move
 * that is left is shown as it would be, and Confirm plays it. In a lesson one that does not lead on stays in sight until
 * it is taken back.
 */

import { tick, untrack } from "svelte";
import { post, Refusal } from "./api";
import { hand } from "./hand.svelte";
import { learn, playForReal } from "./begin";
import { attempts, Choice, laid, settled, spun, targetOf, turned, type Move, type Target } from "./choose";
import type { Foresight } from "./foresight.svelte";
import type { Lesson } from "./lesson.svelte";
import { me } from "./me.svelte";
import type { Picture } from "./picture";
import type { Planning } from "./planning.svelte";
import type { Table } from "./table.svelte";
import type { Hint } from "./wire";
import type { Words } from "./words";

const FEW = 4; // moves that can be told together
const UNASKED = ["reason-wrong-phase", "no-such-move"]; // they say that something else is asked, and no more

/** Where it happens. */
export interface Place {
  readonly words: Words;
  readonly picture: Picture | null;
  readonly asking: string; // what I am asked
  say(text: string): void; // to those who hear the page
}

export class Choosing {
  choice = $state.raw(new Choice([]));
  sure = $state.raw<Move | null>(null); // the move that Confirm plays
  tried = $state(false); // it does not lead on in this lesson
  hints = $state.raw<Hint[]>([]);
  thinking = $state(false); // about hints

  readonly acting = $derived.by(() => {
    const { free, curtain, past, show } = this.table;
    return free && !curtain && past === null && !show.behind && !this.lesson.reads;
  });
  readonly on = $derived.by(() => this.acting || this.planning.on);
  readonly turnIsDone = $derived.by(() => this.table.draft && !this.table.free && !this.table.show.behind);
  readonly confirmable = $derived.by(() => {
    if (this.planning.asks) return this.planning.enough(this.choice);
    if (this.sure) return true;
    return this.lesson.course
      ? this.lesson.reads && !this.lesson.isLast && !this.table.show.behind
      : this.turnIsDone && me.confirms === "turn";
  });
  readonly #at = $derived.by(() => this.table.frame?.at);

  constructor(
    readonly table: Table,
    readonly lesson: Lesson,
    readonly planning: Planning,
    readonly sight: Foresight,
    readonly place: Place,
  ) {
    $effect(() => {
      const moves = planning.on ? planning.choices(place.picture) : null;
      void [this.#at, this.acting]; // nothing else changes what I can do: a chat takes no choice away
      sight.forget();
      untrack(() => this.pass(new Choice(moves ?? this.#legal)));
    });
    $effect(() => {
      const { length } = table.dear; // known a moment later: what is chosen by then stays chosen
      untrack(() => length && this.acting && this.pass(new Choice(this.#legal, this.choice.picks, this.choice.kind)));
    });
    $effect(() => {
      void place.words; // in another language the same is said otherwise
      untrack(() => this.sure && void sight.see([this.sure]));
    });
    $effect(() => {
      if (me.confirms !== "turn" && this.turnIsDone) untrack(() => void table.confirm());
    });
  }

  get #legal(): Move[] {
    return this.acting ? this.table.moves : [];
  }

  // ------------------------------------------------------------------------------------------------------- choosing

  choose(target: Target): void {
    if (this.table.past || this.lesson.reads) return;
    const other = this.on ? this.choice.ofAnotherKind(target) : null;
    if (other) this.pass(other.meant);
    else if (!this.on || !this.choice.lights(target)) void this.#explain(target);
    else if (!this.choice.has(target)) this.pass(this.choice.with(target).meant);
    else if (!this.turn()) this.pass(this.choice.without(target));
  }

  /** Enter on a piece: it chooses, confirms or goes on, and takes no choice back. */
  enter(target: Target): void {
    const { picture } = this.place;
    const isChosen = this.choice.has(target);
    if (this.on && !isChosen && this.choice.lights(target)) this.choose(target);
    else if (this.confirmable) this.confirm();
    else if (!isChosen) this.choose(target);
    else picture?.rove(picture.next(document.activeElement, 1));
  }

  /** Go on with a choice: the one move that is left is shown before it is confirmed, or played. */
  pass(next: Choice): void {
    const lies = this.#laid(next);
    this.choice = lies ?? next;
    this.sure = null;
    this.hints = [];
    if (this.tried) [this.tried, this.table.trouble] = [false, null];
    this.sight.blink();
    const [move, ...others] = this.choice.left;
    if (!move || others.length) return;
    const isChosen = !lies && (next.picks.length > 0 || next.kind !== null);
    if (this.planning.on || me.confirms === "move" || next.asksAgain(move) || !isChosen) this.#propose(move);
    else void this.#play(move);
  }

  /** Choose nothing yet. */
  begin(): void {
    this.pass(new Choice(this.choice.moves));
  }

  /** What is chosen but for how it lies, laid in one of the ways; a lesson asks for the right one. */
  #laid(choice: Choice): Choice | null {
    return this.planning.on || this.lesson.course ? null : laid(choice, this.table.ways, () => this.#targets());
  }

  #targets(group = ""): Target[] {
    return this.place.picture?.targets(group).map(targetOf) ?? [];
  }

  /** Show what a move would do; Confirm plays it. */
  #propose(move: Move): void {
    this.sure = move;
    void this.sight.see([move]);
    if (document.activeElement?.closest(".choices")) void tick().then(toConfirm); // by key: Enter, and Enter
  }

  async #play(move: Move): Promise<void> {
    const before = this.choice;
    this.choice = new Choice([]);
    this.sure = null;
    this.sight.blink();
    await this.table.play(move.text);
    if (!this.table.trouble) return;
    this.choice = this.lesson.course ? before : new Choice(this.#legal);
    if (!this.lesson.course) return;
    // What it would have done stays in sight until it is taken back.
    this.tried = true;
    this.#propose(move);
    this.place.say(this.place.words.say(this.table.trouble));
  }

  nextTurn(): Choice | null {
    const { picture } = this.place;
    const stays = (axis: string) => !this.table.ways.includes(axis) && !!picture?.stands(axis);
    const move = this.sure && spun(this.choice.moves, this.sure, stays);
    return turned(this.choice, this.#targets()) ?? (move && settled(this.choice, move));
  }

  /** Turn a piece that is chosen; what that leaves is shown, and played only when it is asked for. */
  turn(): boolean {
    const next = this.nextTurn();
    if (!next) return false;
    this.choice = next;
    this.sure = next.left.length === 1 ? next.left[0]! : null;
    if (next.left.length <= FEW) void this.sight.see(next.left);
    return true;
  }

  // ----------------------------------------------------------------------------------------------------- confirming

  confirm(): void {
    if (this.tried) this.begin();
    else if (this.lesson.reads) this.lesson.next();
    else if (this.planning.asks) this.planning.demand(this.choice);
    else if (this.sure && this.planning.on) void this.planning.keep(this.sure);
    else if (this.sure) void this.#play(this.sure);
    else if (this.turnIsDone) void this.table.confirm();
    else if (this.acting) this.tell(this.place.words.say("confirm-first", { ask: this.place.asking }));
  }

  /** From the last words to the next lesson, and after the last one to a match. */
  goOn(): void {
    const { game } = this.table.match!;
    const { next } = this.lesson.course!;
    void (next ? learn(game, next) : playForReal(game));
  }

  /** What Confirm is called. */
  get forward(): string {
    if (this.tried) return "learn-take-back";
    if (this.planning.asks) return "plan-demand";
    if (this.lesson.reads) return "learn-next";
    return this.planning.on ? "plan-keep" : "confirm";
  }

  // --------------------------------------------------------------------------------------------------------- hints

  async hint(): Promise<void> {
    if (!this.acting || this.thinking) return;
    this.thinking = true;
    try {
      this.hints = await post<Hint[]>(`/api/tables/${this.table.id}/hint?seat=${this.table.seat}`);
    } catch (error) {
      if (error instanceof Refusal) this.table.trouble = error.why;
    }
    this.thinking = false;
  }

  follow(text: string): void {
    const move = this.#moveOf(text);
    this.pass(settled(new Choice(this.choice.moves), move, move.kind));
  }

  #moveOf(text: string): Move {
    return this.table.moves.find((one) => one.text === text)!;
  }

  // ------------------------------------------------------------------------------------------------------ foreseeing

  look(element: SVGElement | null): void {
    this.sight.wait();
    if (!element || !this.on) return this.#lookAway();
    const target = targetOf(element);
    if (!this.choice.lights(target) || this.choice.has(target)) return void (this.sight.refusal || this.#lookAway());
    const next = this.choice.with(target);
    const { left } = this.#laid(next) ?? next;
    this.sight.soon(() => {
      if (left.length <= FEW) void this.sight.see(left);
      else this.sight.note = this.#named(element);
    });
  }

  /** Whoever looks by key reads what it is here: what a card beside it would cover can be chosen, too. */
  #named(element: SVGElement): string {
    const what = this.place.words.explain(element);
    return hand.byKey && what?.about ? `${what.name}: ${what.about}` : (element.getAttribute("aria-label") ?? "");
  }

  lookAt(move: Move | string | null): void {
    this.sight.wait();
    if (move === null) this.#lookAway();
    else this.sight.soon(() => void this.sight.see([typeof move === "string" ? this.#moveOf(move) : move]));
  }

  /** Back to the move that waits to be confirmed, if one does. */
  #lookAway(): void {
    if (this.sure) void this.sight.see([this.sure]);
    else this.sight.blink();
  }

  async #explain(target: Target): Promise<void> {
    const { table } = this;
    if (table.seat == null || table.stage !== "running") return;
    this.tell(table.free ? await this.#why(target) : this.#later());
  }

  /** Something that whoever plays wants to know, to be read and to be heard. */
  tell(what: string): void {
    this.sight.refuse(what);
    this.place.say(what);
  }

  #later(): string {
    const { words, asking } = this.place;
    return words.say("not-now", { waiting: asking });
  }

  #attempts(target: Target): { kind: string; text: string | null }[] {
    return attempts(this.choice, this.table.kinds, target, this.#targets("mine"));
  }

  /** What something would be for that cannot be chosen now, and when. */
  whenAsked(target: Target): string {
    const isLit = this.on && this.choice.lights(target);
    const kinds = isLit || this.table.seat == null ? [] : this.#attempts(target).map(({ kind }) => kind);
    return whens(kinds, this.place.words).join(" ");
  }

  /** Why something cannot be chosen: the rule against it; where its kind of move is not asked, what is. */
  async #why(target: Target): Promise<string> {
    const { words, asking } = this.place;
    for (const { text } of this.#attempts(target)) {
      const found = text === null ? null : await this.table.preview(text);
      if (!found || ("why" in found && UNASKED.includes(found.why.message))) continue;
      return ("why" in found ? [found.why] : found.said).map((said) => words.say(said)).join(" ");
    }
    return words.say("asked-now", { ask: asking });
  }
}

/** When moves of these kinds are asked, as far as the game tells; kinds of the same time together. */
function whens(kinds: string[], words: Words): string[] {
  const byTime = new Map<string, string[]>();
  for (const kind of new Set(kinds)) {
    const when = words.when(kind);
    if (when) byTime.set(when, [...(byTime.get(when) ?? []), words.say(`move-${kind}`)]);
  }
  return [...byTime].slice(0, FEW).map(([when, move]) => words.say("when-move", { move, when }));
}

const toConfirm = () => document.querySelector<HTMLElement>(".bar > .confirm")?.focus();
