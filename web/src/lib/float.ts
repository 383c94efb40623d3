/** Numbers that changed: what came or went floats up from where it stands. */

const FLOAT_MS = 1600;
const MOST = 12; // numbers that change in a move; more are another time

export type Numbers = Map<string, number>;

/** The numbers of a picture that have a name. */
export function numbers(root: Element): Numbers {
  const found: Numbers = new Map();
  for (const element of root.querySelectorAll("svg:not(.ghost) text[id]")) {
    const shown = element.textContent!.trim();
    if (/^[-+−]?\d+$/.test(shown)) found.set(element.id, Number(shown.replace("−", "-")));
  }
  return found;
}

/** The ids of the numbers that are others than before; each lets its change float up. */
export function floatChanges(root: Element, before: Numbers): string[] {
  const after = numbers(root);
  const changed = [...after].filter(([id, now]) => before.has(id) && before.get(id) !== now);
  if (changed.length <= MOST)
    for (const [id, now] of changed)
      float(root.querySelector(`text[id="${CSS.escape(id)}"]`)!, now - before.get(id)!, "count");
  return changed.map(([id]) => id);
}

/** Let a change float up from an element: points are good or bad, other numbers only more or less. */
export function float(from: Element, by: number, kind = by > 0 ? "gain" : "loss"): void {
  const { x, y, width } = from.getBoundingClientRect();
  if (!width) return;
  const sign = document.createElement("b");
  sign.className = `float ${kind}`;
  sign.textContent = `${by > 0 ? "+" : "−"}${Math.abs(by)}`;
  sign.setAttribute("aria-hidden", "true");
  sign.style.left = `${x + width / 2}px`;
  sign.style.top = `${Math.max(y, 24)}px`;
  document.body.append(sign);
  sign.addEventListener("animationend", () => sign.remove());
  setTimeout(() => sign.remove(), FLOAT_MS);
}
