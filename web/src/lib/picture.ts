/** The table as the server draws it: parts in three groups, their words, what in them can be chosen, and who has the focus. */

import { targetOf, type Choice } from "./choose";
import { floatChanges, numbers } from "./float";
import { haunt, isGround, rest } from "./ghost";
import { guide } from "./guide";
import { morph, spots, travel } from "./morph";
import { keepPlaces } from "./slots";
import type { Words } from "./words";

export const GROUPS = ["board", "mine", "others"] as const;
export const WIDTH = 1280;
export const HEIGHT = 800;
/** Where a screen shows one group of parts at a time: as in narrow.css. */
export const NARROW = "(max-width: 899px), (max-aspect-ratio: 1/1)";
const SLACK = 4; // pixels of a piece that need not be seen
const LONG = 4.5; // a part so much wider than high is scrolled through on a narrow screen

export class Picture {
  private shown = new Map<string, { host: HTMLElement; svg: string; lang: string }>();
  private strip = true;
  choice: Choice | null = null; // what is lit is for this

  constructor(private readonly root: HTMLElement) {
    matchMedia(NARROW).addEventListener("change", () => this.putAll());
  }

  /** Whether a narrow screen has under the board what one chooses with. */
  useStrip(yes: boolean): void {
    if (this.strip === yes) return;
    this.strip = yes;
    this.putAll();
  }

  private putAll(): void {
    for (const { host } of this.shown.values()) this.put(host);
  }

  /** Put a part where it belongs: into its group, or, on a narrow screen, what one chooses with under the board. */
  private put(host: HTMLElement): void {
    const svg = host.querySelector(":scope > svg")!;
    const near = this.strip && svg.hasAttribute("data-near") && matchMedia(NARROW).matches;
    const page = near ? ".strip" : `.group[data-group="${svg.getAttribute("data-group")}"]`;
    this.root.querySelector(page)!.append(host);
  }

  /** Show these parts; what was shown before turns into them. The ids of what came, moved or counts otherwise now. */
  show(parts: Record<string, string>, words: Words, largen: string): string[] {
    if (this.shows(parts, words.lang)) return [];
    rest(this.root);
    this.beginAnewFor(parts);
    const [before, counted] = [spots(this.root), numbers(this.root)];
    const focused = document.activeElement?.id;
    for (const [id, { host }] of this.shown) {
      if (id in parts) continue;
      host.remove();
      this.shown.delete(id);
    }
    for (const [id, svg] of Object.entries(parts)) {
      const known = this.shown.get(id);
      if (known?.svg === svg && known.lang === words.lang) continue;
      const [now, old] = [drawn(svg, words), known && shownIn(known.host)];
      keepPlaces(now, old);
      if (old) morph(old, now);
      const host = known?.host ?? this.host(id, now, largen);
      lay(host, now);
      this.shown.set(id, { host, svg, lang: words.lang });
    }
    const touched = [...travel(this.root, before), ...floatChanges(this.root, counted)];
    if (focused && document.activeElement?.id !== focused) this.named(focused)?.focus();
    return touched;
  }

  /** What was mine is another's, when somebody else looks: then nothing stays where it was. */
  private beginAnewFor(parts: Record<string, string>): void {
    const groupOf = (host: HTMLElement) => host.querySelector(":scope > svg")!.getAttribute("data-group");
    const stays = (id: string, host: HTMLElement) =>
      !(id in parts) || parts[id]!.includes(`data-group="${groupOf(host)}"`);
    if ([...this.shown].every(([id, { host }]) => stays(id, host))) return;
    for (const { host } of this.shown.values()) host.remove();
    this.shown.clear();
  }

  /**
   * Give a class to the pieces with these ids and those that stand for a place of a move, and to no others. A number
   * is no piece: what it has gained or lost has floated up from it.
   */
  mark(name: string, ids: Iterable<string>, targets: string[] = []): void {
    const pieces = [...ids].flatMap((id) => this.named(id) ?? []);
    const places = this.targets().filter((element) => {
      const own = element.dataset["target"]!.split(" ");
      return element.closest("svg")!.getAttribute("data-group") !== "mine" && own.every((one) => targets.includes(one));
    });
    const isPiece = (piece: Element) => !piece.matches("text") && !isGround(piece, piece.closest(".part")!);
    const all = new Set<Element>([...pieces, ...places].filter(isPiece));
    for (const old of this.root.querySelectorAll(`.${name}`)) if (!all.has(old)) old.classList.remove(name);
    for (const piece of all) piece.classList.add(name);
  }

  /** Put rings around what a lesson points at; the groups where that and what comes after it lie. */
  guide(pointers: string[], ahead: string[]): string[] {
    return guide(this.root, pointers, ahead);
  }

  private named(id: string): SVGElement | null {
    return this.find(`[id="${CSS.escape(id)}"]`);
  }

  /** Show what is new in these parts as ghosts over the ones that are shown. */
  haunt(parts: Record<string, string>, words: Words): void {
    rest(this.root);
    for (const [id, svg] of Object.entries(parts)) {
      const known = this.shown.get(id);
      if (!known) continue;
      const then = drawn(svg, words);
      keepPlaces(then, shownIn(known.host));
      haunt(known.host, then);
    }
  }

  private shows(parts: Record<string, string>, lang: string): boolean {
    const ids = Object.keys(parts);
    const same = (id: string) => this.shown.get(id)?.svg === parts[id] && this.shown.get(id)?.lang === lang;
    return ids.length === this.shown.size && ids.every(same);
  }

  private host(id: string, svg: Element, largen: string): HTMLElement {
    const host = document.createElement("div");
    host.className = "part";
    host.dataset["part"] = id;
    const group = svg.getAttribute("data-group")!;
    host.append(svg);
    if (group === "others") host.append(largenButton(host, largen));
    this.put(host);
    return host;
  }

  /** No part is enlarged any more, unless one holds this element; whether one was. */
  shrink(but: Node | null = null): boolean {
    const large = [...this.root.querySelectorAll(".part.large")].filter((host) => !host.contains(but));
    for (const host of large) host.classList.remove("large");
    return large.length > 0;
  }

  /** Whether a piece can be chosen that stands for this label. */
  offers(choice: Choice, axis: string, label: string): boolean {
    const pieces = this.root.querySelectorAll<SVGElement>(`[data-target~="${CSS.escape(`${axis}:${label}`)}"]`);
    return [...pieces].some((element) => choice.lights(targetOf(element)));
  }

  /** Light what leads on, mark what is chosen; without a choice all is quiet. */
  light(choice: Choice | null, hint: string[] = []): void {
    this.choice = choice;
    const all = this.targets();
    const dark = all.filter((element) => choice?.lights(targetOf(element)) && !element.querySelector(":scope > .ring"));
    // Measured all at once: each new ring would have the page laid out anew for the next.
    dark.map((element) => [element, ring(element)] as const).forEach(([element, light]) => element.append(light));
    for (const element of all) {
      const target = targetOf(element);
      const picked = choice?.has(target) ?? false;
      const lit = choice?.lights(target) ?? false;
      element.classList.toggle("lit", lit && !picked);
      element.classList.toggle("picked", picked);
      element.classList.toggle("dear", lit && choice!.isDear(target));
      element.classList.toggle(
        "hinted",
        lit && Object.entries(target.labels).every(([a, l]) => hint.includes(`${a}:${l}`)),
      );
      write(element, "aria-disabled", String(!lit));
      if (picked) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
    }
    this.rove();
  }

  /** One piece of each part can be reached with Tab: the one that had the focus last, or the first that can be chosen. */
  rove(to?: SVGElement): void {
    const stops = new Map<Element, SVGElement>();
    for (const element of this.open()) {
      const part = element.closest(".part")!;
      if (!stops.has(part) || element.getAttribute("tabindex") === "0") stops.set(part, element);
    }
    if (to) stops.set(to.closest(".part")!, to);
    const all = new Set(stops.values());
    for (const element of this.targets()) write(element, "tabindex", all.has(element) ? "0" : "-1");
    if (to) to.focus();
  }

  /** Everything that has a name, in the order of the page: what can be asked about. */
  pieces(words: Words): SVGElement[] {
    const all = this.root.querySelectorAll<SVGElement>("svg:not(.ghost) [data-l10n-id], svg[data-l10n-id]:not(.ghost)");
    return [...all].filter((piece) => visible(piece) && words.isNamed(piece));
  }

  /** Ask about the next piece, or the one before. */
  browse(step: 1 | -1, words: Words): void {
    const all = this.pieces(words);
    const i = all.indexOf(document.activeElement as unknown as SVGElement);
    this.goTo(all.at(i < 0 ? (step > 0 ? 0 : -1) : (i + step) % all.length));
  }

  goTo(piece: SVGElement | undefined): void {
    if (piece?.hasAttribute("data-target")) return this.rove(piece);
    piece?.setAttribute("tabindex", "-1");
    piece?.focus();
  }

  /** A button on the ghost of a piece that lies where it was chosen to lie, and can be turned there. */
  offerTurn(title: string, onturn: () => void): void {
    const place = [...this.root.querySelectorAll<SVGElement>(".part:has(> .ghost) [data-target].picked")].find(
      (element) => !element.closest("[data-near]"), // it is not the one in hand
    );
    if (!place) return;
    const host = place.closest<HTMLElement>(".part")!;
    const [box, frame] = [(place.querySelector(".hit") ?? place).getBoundingClientRect(), host.getBoundingClientRect()];
    const button = document.createElement("button");
    button.className = "spin";
    button.textContent = "⟳";
    button.title = title;
    button.setAttribute("aria-label", title);
    button.style.left = `${(100 * (box.right - frame.left)) / frame.width}%`;
    button.style.top = `${(100 * (box.top - frame.top)) / frame.height}%`;
    button.addEventListener("click", (event) => {
      event.stopPropagation(); // from what lies under it
      onturn();
    });
    host.append(button);
  }

  /** Whether any piece stands for a label on this axis. */
  stands(axis: string): boolean {
    return this.targets().some((element) => axis in targetOf(element).labels);
  }

  /** The target that lies next in a direction, as the eye would go. */
  beside(from: SVGElement, dx: number, dy: number, among = this.targets()): SVGElement | null {
    const here = middle(from);
    let best: SVGElement | null = null;
    let least = Infinity;
    for (const other of among) {
      if (other === from || !visible(other)) continue;
      const there = middle(other);
      const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
      const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
      if (along < 4 || aside > along * 2.5) continue;
      const far = along + 2 * aside + (other.closest(".part") === from.closest(".part") ? 0 : 400);
      if (far < least) [best, least] = [other, far];
    }
    return best;
  }

  /** The next target that leads on, in the order of the page; what would only replace a choice comes last of all. */
  next(from: Element | null, step: 1 | -1): SVGElement | undefined {
    const all = this.open();
    const onward = all.filter((element) => this.choice?.isNew(targetOf(element)));
    const lit = onward.length ? onward : all;
    const i = lit.indexOf(from as SVGElement);
    return lit.at(i < 0 ? (step > 0 ? 0 : -1) : (i + step + lit.length) % lit.length);
  }

  /** What stands for something in the move space; those of a group come first where one is named. */
  targets(first = ""): SVGElement[] {
    const all = [...this.root.querySelectorAll<SVGElement>("[data-target]")];
    const isFirst = (element: SVGElement) => element.closest("svg")!.getAttribute("data-group") === first;
    return first ? [...all.filter(isFirst), ...all.filter((element) => !isFirst(element))] : all;
  }

  lit(): SVGElement[] {
    return [...this.root.querySelectorAll<SVGElement>("[data-target].lit, [data-target].picked")];
  }

  /** What the keyboard goes through: what answers the question, else what can be chosen, else all that ever could. */
  open(): SVGElement[] {
    const [lit, asked] = [this.lit(), this.choice?.open ?? []];
    const answers = asked.map((axis) => lit.filter((element) => axis in targetOf(element).labels));
    return [...answers, lit].find((found) => found.length) ?? this.targets();
  }

  find(selector: string): SVGElement | null {
    return this.root.querySelector<SVGElement>(selector);
  }

  /** What the picture calls a label: the name of a piece that stands for just this. */
  nameOf(axis: string, label: string): string | null {
    return this.find(`[data-target="${axis}:${label}"]`)?.getAttribute("aria-label") ?? null;
  }

  /** The name of the piece that stands for all these labels at once. */
  nameOfAll(labels: Record<string, string>): string | null {
    const target = Object.entries(labels)
      .map(([axis, label]) => `${axis}:${label}`)
      .join(" ");
    return this.find(`[data-target="${target}"]`)?.getAttribute("aria-label") ?? null;
  }

  /** On a narrow screen: bring the next choice into sight, where none is. */
  reveal(): void {
    intoSight([...this.root.querySelectorAll(".group .lit")]);
  }

  /** On a narrow screen: bring what has changed into sight, where nothing of it is. */
  bring(ids: string[]): void {
    const pieces = ids.flatMap((id) => this.named(id) ?? []);
    const group = this.groupOf(ids);
    intoSight(pieces.filter((piece) => piece.closest<HTMLElement>(".group")?.dataset["group"] === group));
  }

  /** The group in which the next choice lies. */
  groupOfChoice(): string | null {
    return this.find(".group .lit")?.closest<HTMLElement>(".group")?.dataset["group"] ?? null;
  }

  /** The group in which most of these pieces lie. */
  groupOf(ids: string[]): string | null {
    const groups = ids.flatMap((id) => this.named(id)?.closest<HTMLElement>(".group")?.dataset["group"] ?? []);
    const count = (group: string) => groups.filter((one) => one === group).length;
    return groups.sort((a, b) => count(b) - count(a))[0] ?? null;
  }
}

/** The part that a host shows, whatever ghosts lie over it. */
const shownIn = (host: HTMLElement) => host.querySelector(":scope > svg:not(.ghost)")!;

/** The element of a part, with its words filled in and its roles for those who do not see it. */
function drawn(svg: string, words: Words): SVGElement {
  const template = document.createElement("template");
  template.innerHTML = svg;
  const found = template.content.firstElementChild as SVGElement;
  words.translate(found);
  found.setAttribute("role", "group");
  for (const element of found.querySelectorAll("[data-target]")) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
  }
  for (const element of found.querySelectorAll("[aria-label]:not([data-target])")) {
    if (element.closest("[data-target]")) element.removeAttribute("aria-label");
    else element.setAttribute("role", element.querySelector("[data-target]") ? "group" : "img");
  }
  return found;
}

/** A light for a piece: along its outline or a line, if it brings one; otherwise round, or along its edges. */
function ring(element: SVGElement): SVGElement {
  const outline = element.querySelector<SVGElement>(":scope > .hit");
  if (outline) return lights((name) => like(outline, name), "ring");
  const course = element.querySelector(':scope > [pointer-events="stroke"]')?.getAttribute("d");
  if (course) return lights((name) => make("path", { class: name, d: course }), "hit ring along");
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  const least = Math.min(width, height);
  const round = least > 0.82 * Math.max(width, height);
  return lights((name) =>
    round
      ? make("circle", { class: name, cx: x + width / 2, cy: y + height / 2, r: 0.42 * least })
      : make("rect", {
          class: name,
          x: x + 1,
          y: y + 1,
          width: Math.max(0, width - 2),
          height: Math.max(0, height - 2),
          rx: 7,
        }),
  );
}

function like(shape: SVGElement, name: string): SVGElement {
  const found = shape.cloneNode() as SVGElement;
  found.setAttribute("class", name);
  found.removeAttribute("pointer-events");
  return found;
}

/** Light on dark: it can be seen on every ground. */
function lights(shape: (name: string) => SVGElement, kind = "hit ring"): SVGElement {
  const found = make("g", { class: kind });
  found.append(shape("under"), shape("over"));
  return found;
}

/** Set an attribute that most often is so already. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function make(tag: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

/** Where a part lies on a wide table; a narrow one ignores this. */
function lay(host: HTMLElement, svg: Element): void {
  const [x, y, width, height] = svg.getAttribute("data-place")!.split(" ").map(Number) as [
    number,
    number,
    number,
    number,
  ];
  host.style.setProperty("--x", `${(100 * x) / WIDTH}%`);
  host.style.setProperty("--y", `${(100 * y) / HEIGHT}%`);
  host.style.setProperty("--w", `${(100 * width) / WIDTH}%`);
  host.style.setProperty("--h", `${(100 * height) / HEIGHT}%`);
  host.classList.toggle("long", width > LONG * height);
  host.style.setProperty("--long", `${width / height}`);
}

function largenButton(host: HTMLElement, title: string): HTMLElement {
  const button = document.createElement("button");
  button.className = "largen";
  button.textContent = "⤢";
  button.title = title;
  button.setAttribute("aria-label", `${title}: ${host.querySelector("svg")!.getAttribute("aria-label") ?? ""}`);
  host.addEventListener("click", () => host.classList.toggle("large"));
  return button;
}

/** Scroll the page of these pieces so that all are seen, where they fit; else the first, unless some can be seen. */
function intoSight(pieces: Element[]): void {
  const first = pieces[0];
  const page = first?.closest<HTMLElement>(".group");
  if (!first || !page || page.scrollHeight <= page.clientHeight) return;
  const { top, bottom } = page.getBoundingClientRect();
  const boxes = pieces
    .filter((piece) => piece.closest(".group") === page)
    .map((piece) => piece.getBoundingClientRect());
  const [high, low] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const isSeen = (box: DOMRect) => box.top > top - SLACK && box.bottom < bottom + SLACK;
  const fits = low - high < bottom - top;
  if (fits ? boxes.every(isSeen) : boxes.some(isSeen)) return;
  const [box, part] = [first.getBoundingClientRect(), first.closest(".part")!.getBoundingClientRect()];
  // The whole part, where it fits; of a larger one, the pieces.
  const isWhole = part.height < bottom - top && (!fits || (part.top <= high && part.bottom >= low));
  const [from, to] = fits ? [high, low] : [box.top, box.bottom];
  const by = isWhole ? part.top - top - 8 : (from + to - top - bottom) / 2;
  page.scrollBy({ top: by, behavior: "smooth" });
}

function visible(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function middle(element: Element): { x: number; y: number } {
  const box = (element.querySelector(".hit") ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
