/** Where the pieces of a picture lie, by their names, and which of them nobody has touched, though they lie elsewhere. */

export interface Place {
  part: string;
  on: string; // the piece on which it lies
  at: string; // in the coordinates of the part, without measuring anything
  isNear: boolean; // in a hand, or what else one chooses with
}

const WHERE = ["transform", "x", "y", "cx", "cy"];

export function placeOf(element: Element): Place {
  const found: string[] = [];
  let at: Element = element;
  for (; at.tagName !== "svg"; at = at.parentElement!) {
    for (const name of WHERE) if (at.hasAttribute(name)) found.push(`${name}=${at.getAttribute(name)}`);
  }
  const on = element.parentElement?.closest("[id]")?.id ?? "";
  return { part: at.id, on, at: found.join(), isNear: at.hasAttribute("data-near") };
}

/**
 * Whether a piece has only made room, or closed a gap. That is so of whatever stays in a hand; and elsewhere of a piece
 * that lies where another lay before, or that left its place to another: cards in a row move up, one after another.
 */
export function onlyShifted(id: string, before: Map<string, Place>, after: Map<string, Place>): boolean {
  const [was, now] = [before.get(id), after.get(id)];
  if (!was || !now || was.part !== now.part || was.at === now.at) return false;
  return now.isNear || isTaken(before, now, id) || isTaken(after, was, id);
}

function isTaken(places: Map<string, Place>, { part, on, at }: Place, by: string): boolean {
  for (const [id, one] of places) if (id !== by && one.part === part && one.on === on && one.at === at) return true;
  return false;
}
