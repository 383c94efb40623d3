/** From one picture to the next: what stays keeps its element, and what has moved travels to where it is now. */

import { onlyShifted, placeOf, type Place } from "./place";
import { reveal, turnOver } from "./reveal";

const TRAVEL_MS = 320;
const APART_MS = 60; // between the starts of pieces that travel
const LATEST_MS = 300;
const DRAWN = 3; // whatever I draw: more than so many are another hand, or another time
const FLOCK = 6; // so many of one part that go the same way are laid out anew, and nobody has touched them

interface Spot extends Place {
  box: DOMRect;
}
type Spots = Map<string, Spot>;

/** Where every piece is that has a name. */
export function spots(root: Element): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("svg:not(.ghost) [id]")) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) found.set(element.id, { ...placeOf(element), box });
  }
  return found;
}

/** Make of one element what the other is. Among siblings one with an id stays itself, wherever it goes; others by their tag. */
export function morph(old: Element, now: Element): void {
  for (const { name } of [...old.attributes]) if (!now.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of now.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const named = new Map([...old.children].map((child) => [child.id, child]));
  let at = old.firstChild;
  for (const child of [...now.childNodes]) {
    const id = child instanceof Element && child.id;
    const found = id ? named.get(id) : at && !(at as Element).id ? at : null;
    const same = found?.nodeName === child.nodeName ? found : null;
    if (same && same === at) at = at.nextSibling;
    else old.insertBefore(same ?? child, at);
    if (same instanceof Element) morph(same, child as Element);
    else if (same) same.nodeValue = child.nodeValue;
  }
  while (at) {
    const gone = at;
    at = at.nextSibling;
    gone.remove();
  }
}

/**
 * Let everything that is elsewhere than before travel there, and turn over what is new. The ids of both, without those
 * that have only made room for others.
 */
export function travel(root: Element, before: Spots): string[] {
  if (!before.size) return [];
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Measure everything first and start everything then: a browser lays the page out anew for each change of mind.
  const starts: (() => void)[] = [];
  const after = spots(root);
  const touched: string[] = [];
  const fresh: SVGGraphicsElement[] = [];
  const flocks = new Map<string, string[]>(); // those that go the same way
  const shifts = new Map<Element, { x: number; y: number }>();
  let delay = 0;
  for (const element of root.querySelectorAll<SVGGraphicsElement>("svg [id]")) {
    const spot = after.get(element.id);
    if (!spot) continue;
    const [now, was] = [spot.box, before.get(element.id)?.box];
    if (!was || calm) {
      if (was && (!changed(was, now) || onlyShifted(element.id, before, after))) continue;
      touched.push(element.id);
      if (!was && element.tagName !== "text") fresh.push(element);
      else starts.push(() => element.animate({ opacity: [0.2, 1] }, { duration: TRAVEL_MS }));
      continue;
    }
    const x = was.x + was.width / 2 - (now.x + now.width / 2);
    const y = was.y + was.height / 2 - (now.y + now.height / 2);
    const carrier = element.parentElement?.closest("[id]");
    const carried = (carrier && shifts.get(carrier)) || { x: 0, y: 0 };
    shifts.set(element, { x, y });
    if (Math.hypot(x - carried.x, y - carried.y) < 2) continue;
    const way = `${spot.part} ${Math.round(x)} ${Math.round(y)}`;
    if (!onlyShifted(element.id, before, after)) flocks.set(way, [...(flocks.get(way) ?? []), element.id]);
    const outer = (element.parentNode as SVGGraphicsElement).getScreenCTM?.();
    if (!outer) continue;
    const back = outer.inverse();
    const dx = back.a * (x - carried.x) + back.c * (y - carried.y);
    const dy = back.b * (x - carried.x) + back.d * (y - carried.y);
    const pause = delay;
    starts.push(() => move(element, dx, dy, pause));
    delay = Math.min(delay + APART_MS, LATEST_MS);
  }
  for (const start of starts) start();
  appear(fresh);
  return [...touched, ...[...flocks.values()].filter((flock) => flock.length < FLOCK).flat()];
}

/** What is new is turned over, with all that lies on it; what I have drawn is shown large, too. */
function appear(fresh: SVGGraphicsElement[]): void {
  const whole = fresh.filter((piece) => !fresh.some((other) => other !== piece && other.contains(piece)));
  // A tile is drawn, and not the small signs that come with it.
  const wide = (piece: Element) => piece.getBoundingClientRect().width;
  const part = (piece: SVGElement) => piece.ownerSVGElement!;
  const drawn = whole.filter((piece) => {
    const beside = whole.filter((other) => part(other) === part(piece));
    return part(piece).hasAttribute("data-near") && wide(piece) > 0.6 * Math.max(...beside.map(wide));
  });
  if (drawn.length <= DRAWN) drawn.forEach(reveal); // measured as it lies
  whole.forEach(turnOver);
}

/** Let a piece come from `dx` `dy` beside its place. */
function move(element: Element, dx: number, dy: number, delay: number): void {
  const host = element.closest<HTMLElement>(".part");
  host?.classList.add("moving");
  element
    .animate(
      { translate: [`${dx}px ${dy}px`, "0px 0px"] },
      { duration: TRAVEL_MS, delay, fill: "backwards", easing: "cubic-bezier(.3,.1,.2,1)" },
    )
    .finished.then(
      () => host?.classList.remove("moving"),
      () => {},
    );
}

function changed(one: DOMRect, other: DOMRect): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) > 2;
}
