/** The picture after a move that is only thought of: what it would bring lies as a ghost where it would lie. */

const SHAPE = ["transform", "x", "y", "cx", "cy", "href", "d"];

/** Where a piece lies and what it looks like, without measuring anything. */
function stand(element: Element): string {
  const found: string[] = [];
  for (let at: Element | null = element; at && at.tagName !== "svg"; at = at.parentElement) {
    for (const name of SHAPE) if (at.hasAttribute(name)) found.push(`${name}=${at.getAttribute(name)}`);
  }
  return found.join();
}

/** The pieces of a picture that have a name, by name. */
function pieces(svg: Element): Map<string, Element> {
  return new Map([...svg.querySelectorAll("[id]")].map((element) => [element.id, element]));
}

/** Show over a part what is new or elsewhere in `after`, and let what goes away fade. */
export function haunt(host: HTMLElement, after: SVGElement): void {
  const now = host.querySelector<SVGElement>(":scope > svg:not(.ghost)")!;
  const [was, will] = [pieces(now), pieces(after)];
  const comes = [...will].filter(([id, piece]) => !was.has(id) || stand(was.get(id)!) !== stand(piece));
  const goes = [...was].filter(([id]) => !will.has(id) || comes.some(([coming]) => coming === id)).map(([, piece]) => piece);
  const small = goes.filter((piece) => !isGround(piece, host) && !piece.querySelector("[data-target]"));
  for (const piece of small) piece.classList.add("leaving");
  const kept = comes.map(([, piece]) => piece);
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

/** Whether something is rather a ground than a piece: what lies under pieces, as the frame of whoever is to move. */
function isGround(piece: Element, host: Element): boolean {
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
  for (const ghost of root.querySelectorAll("svg.ghost")) ghost.remove();
  for (const piece of root.querySelectorAll(".leaving")) piece.classList.remove("leaving");
}
