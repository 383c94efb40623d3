/** From one picture to the next: what stays keeps its element, and what has moved travels to where it is now. */

import { Idiomorph } from "idiomorph";

const TRAVEL_MS = 320;
const APART_MS = 60; // between the starts of pieces that travel
const LATEST_MS = 300;

type Spots = Map<string, DOMRect>;

/** Where every piece is that has a name. */
export function spots(root: Element): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("svg [id]")) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) found.set(element.id, box);
  }
  return found;
}

export function morph(old: Element, now: Element): void {
  Idiomorph.morph(old, now, { morphStyle: "outerHTML", restoreFocus: true });
}

/** Let everything that is elsewhere than before travel there; what is new fades in. */
export function travel(root: Element, before: Spots): void {
  if (!before.size) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // Measure everything first and start everything then: a browser lays the page out anew for each change of mind.
  const starts: (() => void)[] = [];
  const after = spots(root);
  const shifts = new Map<Element, { x: number; y: number }>();
  let delay = 0;
  for (const element of root.querySelectorAll<SVGGraphicsElement>("svg [id]")) {
    const now = after.get(element.id);
    if (!now) continue;
    const was = before.get(element.id);
    if (!was || calm) {
      if (!was || changed(was, now)) starts.push(() => element.animate({ opacity: [0.2, 1] }, { duration: TRAVEL_MS }));
      continue;
    }
    const x = was.x + was.width / 2 - (now.x + now.width / 2);
    const y = was.y + was.height / 2 - (now.y + now.height / 2);
    const carrier = element.parentElement?.closest("[id]");
    const carried = (carrier && shifts.get(carrier)) || { x: 0, y: 0 };
    shifts.set(element, { x, y });
    if (Math.hypot(x - carried.x, y - carried.y) < 2) continue;
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
