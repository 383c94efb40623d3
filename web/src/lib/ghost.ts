/** The picture after a move that is only thought of: what it would bring lies as a ghost where it would lie. */

import { onlyShifted, placeOf, type Place } from "./place";

interface Piece extends Place {
  element: Element;
  shape: string; // what it looks like, without measuring anything
}

/** The pieces of a picture that have a name, by name. */
function pieces(svg: Element): Map<string, Piece> {
  const shape = (element: Element) => `${element.getAttribute("href")} ${element.getAttribute("d")}`;
  const all = [...svg.querySelectorAll("[id]")];
  return new Map(all.map((element) => [element.id, { ...placeOf(element), element, shape: shape(element) }]));
}

/** Show over a part what is new or elsewhere in `after`, and let what goes away fade. */
export function haunt(host: HTMLElement, after: SVGElement): void {
  const now = host.querySelector<SVGElement>(":scope > svg:not(.ghost)")!;
  const [was, will] = [pieces(now), pieces(after)];
  const comes = new Set(
    [...will.keys()].filter((id) => isOther(was.get(id), will.get(id)!) && !onlyShifted(id, was, will)),
  );
  const goes = [...was].filter(([id]) => !will.has(id) || comes.has(id)).map(([, { element }]) => element);
  const small = goes.filter((piece) => !isGround(piece, host) && !piece.querySelector("[data-target]"));
  for (const piece of small) piece.classList.add("leaving");
  const kept = [...comes].map((id) => will.get(id)!.element);
  if (!kept.length) return;
  strip(after, kept);
  after.setAttribute("class", "ghost");
  after.setAttribute("aria-hidden", "true");
  for (const element of [after, ...after.querySelectorAll("*")]) {
    for (const name of ["id", "data-target", "role", "tabindex", "aria-label"]) element.removeAttribute(name);
  }
  host.append(after);
  for (const piece of kept.filter((one) => isGround(one, host))) piece.remove();
}

const isOther = (was: Piece | undefined, now: Piece) => was?.at !== now.at || was.shape !== now.shape;

/** Whether something is rather a ground than a piece: what lies under pieces, as the frame of whoever is to move. */
export function isGround(piece: Element, host: Element): boolean {
  return piece.getBoundingClientRect().width > 0.5 * host.getBoundingClientRect().width;
}

/** Leave nothing of a picture but these pieces, each where it is. */
function strip(element: Element, kept: Element[]): void {
  for (const child of [...element.children]) {
    if (kept.includes(child)) continue;
    if (kept.some((piece) => child.contains(piece))) strip(child, kept);
    else child.remove();
  }
}

/** No ghost any more. */
export function rest(root: HTMLElement): void {
  for (const ghost of root.querySelectorAll("svg.ghost, .spin")) ghost.remove();
  for (const piece of root.querySelectorAll(".leaving")) piece.classList.remove("leaving");
}
