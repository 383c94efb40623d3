/** The table as the server draws it: parts in three groups, their words, what in them can be chosen, and who has the focus. */

import { targetOf, type Choice } from "./choose";
import { haunt, rest } from "./ghost";
import { morph, spots, travel } from "./morph";
import type { Words } from "./words";

export const GROUPS = ["board", "mine", "others"] as const;
export const WIDTH = 1280;
export const HEIGHT = 800;
const LONG = 4.5; // a part so much wider than high is scrolled through on a narrow screen

export class Picture {
  private shown = new Map<string, { host: HTMLElement; svg: string; lang: string }>();

  constructor(private readonly root: HTMLElement) {}

  /** Show these parts; what was shown before turns into them. */
  show(parts: Record<string, string>, words: Words, largen: string): void {
    if (this.shows(parts, words.lang)) return;
    rest(this.root);
    const before = spots(this.root);
    const focused = document.activeElement?.id;
    for (const [id, { host }] of this.shown) {
      if (id in parts) continue;
      host.remove();
      this.shown.delete(id);
    }
    for (const [id, svg] of Object.entries(parts)) {
      const known = this.shown.get(id);
      if (known?.svg === svg && known.lang === words.lang) continue;
      const now = drawn(svg, words);
      if (known) morph(known.host.querySelector(":scope > svg:not(.ghost)")!, now);
      const host = known?.host ?? this.host(id, now, largen);
      lay(host, now);
      this.shown.set(id, { host, svg, lang: words.lang });
    }
    travel(this.root, before);
    if (focused && document.activeElement?.id !== focused) this.find(`[id="${CSS.escape(focused)}"]`)?.focus();
  }

  /** Show what is new in these parts as ghosts over the ones that are shown. */
  haunt(parts: Record<string, string>, words: Words): void {
    rest(this.root);
    for (const [id, svg] of Object.entries(parts)) {
      const known = this.shown.get(id);
      if (known) haunt(known.host, drawn(svg, words));
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
    this.root.querySelector(`[data-group="${group}"]`)!.append(host);
    return host;
  }

  /** Whether a piece can be chosen that stands for this label. */
  offers(choice: Choice, axis: string, label: string): boolean {
    const pieces = this.root.querySelectorAll<SVGElement>(`[data-target~="${CSS.escape(`${axis}:${label}`)}"]`);
    return [...pieces].some((element) => choice.lights(targetOf(element)));
  }

  /** Light what leads on, mark what is chosen; without a choice all is quiet. */
  light(choice: Choice | null, hint: string[] = []): void {
    const all = this.targets();
    const bare = all.filter((element) => choice?.lights(targetOf(element)) && !element.querySelector(":scope > .hit"));
    // Measured all at once: each new ring would have the page laid out anew for the next.
    bare.map((element) => [element, ring(element)] as const).forEach(([element, light]) => element.append(light));
    for (const element of all) {
      const target = targetOf(element);
      const picked = choice?.has(target) ?? false;
      const lit = choice?.lights(target) ?? false;
      element.classList.toggle("lit", lit && !picked);
      element.classList.toggle("picked", picked);
      element.classList.toggle("dear", lit && choice!.isDear(target));
      element.classList.toggle("hinted", lit && Object.entries(target.labels).every(([a, l]) => hint.includes(`${a}:${l}`)));
      write(element, "aria-disabled", String(!lit));
      if (picked) element.setAttribute("aria-pressed", "true");
      else element.removeAttribute("aria-pressed");
    }
    this.rove();
  }

  /** Exactly one target can be reached with Tab: the one that had the focus last, or the first that leads on. */
  rove(to?: SVGElement): void {
    const all = this.targets();
    const stop = to ?? all.find((element) => element.getAttribute("tabindex") === "0") ?? this.lit()[0] ?? all[0];
    for (const element of all) write(element, "tabindex", element === stop ? "0" : "-1");
    if (to) to.focus();
  }

  /** The target that lies next in a direction, as the eye would go. */
  beside(from: SVGElement, dx: number, dy: number): SVGElement | null {
    const here = middle(from);
    let best: SVGElement | null = null;
    let least = Infinity;
    for (const other of this.targets()) {
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
  next(from: Element | null, step: 1 | -1, choice: Choice): SVGElement | null {
    const all = this.lit();
    const onward = all.filter((element) => choice.isNew(targetOf(element)));
    const lit = onward.length ? onward : all;
    const i = lit.indexOf(from as SVGElement);
    return lit.at(i < 0 ? (step > 0 ? 0 : -1) : (i + step + lit.length) % lit.length) ?? null;
  }

  targets(): SVGElement[] {
    return [...this.root.querySelectorAll<SVGElement>("[data-target]")];
  }

  lit(): SVGElement[] {
    return [...this.root.querySelectorAll<SVGElement>("[data-target].lit, [data-target].picked")];
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
    const target = Object.entries(labels).map(([axis, label]) => `${axis}:${label}`).join(" ");
    return this.find(`[data-target="${target}"]`)?.getAttribute("aria-label") ?? null;
  }

  /** On a narrow screen: bring the next choice into sight, where none is. */
  reveal(): void {
    const lit = [...this.root.querySelectorAll<SVGElement>(".lit")];
    const page = lit[0]?.closest<HTMLElement>(".group");
    if (!page || page.scrollHeight <= page.clientHeight) return;
    const { top, bottom } = page.getBoundingClientRect();
    const seen = lit.some((element) => {
      const box = element.getBoundingClientRect();
      return element.closest(".group") === page && box.bottom > top + 20 && box.top < bottom - 20;
    });
    const part = lit[0]!.closest<HTMLElement>(".part")!;
    if (!seen) page.scrollTo({ top: part.offsetTop - page.offsetTop - 8, behavior: "smooth" });
  }

  /** The group in which the next choice lies. */
  groupOfChoice(): string | null {
    return this.find(".lit")?.closest<HTMLElement>(".group")?.dataset["group"] ?? null;
  }
}

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

/** A light for a piece that brings no outline of its own: along a line, and round for a round or hexagonal one. */
function ring(element: SVGElement): SVGElement {
  const course = element.querySelector(':scope > [pointer-events="stroke"]')?.getAttribute("d");
  if (course) return lights((name) => make("path", { class: name, d: course }));
  const { x, y, width, height } = (element as SVGGraphicsElement).getBBox();
  const least = Math.min(width, height);
  const round = least > 0.82 * Math.max(width, height);
  return lights((name) =>
    round
      ? make("circle", { class: name, cx: x + width / 2, cy: y + height / 2, r: 0.42 * least })
      : make("rect", { class: name, x: x + 1, y: y + 1, width: Math.max(0, width - 2), height: Math.max(0, height - 2), rx: 7 }),
  );
}

function lights(shape: (name: string) => SVGElement): SVGElement {
  const found = make("g", { class: "hit ring" });
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
  const [x, y, width, height] = svg.getAttribute("data-place")!.split(" ").map(Number) as [number, number, number, number];
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
  host.addEventListener("keydown", (event) => event.key === "Escape" && host.classList.remove("large"));
  return button;
}

function visible(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function middle(element: Element): { x: number; y: number } {
  const box = (element.querySelector(".hit") ?? element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
