/** What is drawn is turned over where it comes to lie; what I draw myself is shown large for a moment, too. */

const TURN_MS = 420;
const SHOW_MS = 1500;
const MOST = 4; // times as large as it lies there
const ROOM = 0.3; // of the shorter side of the screen

const SVG = "http://www.w3.org/2000/svg";

const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** From its edge to its face: like a card that is turned over. */
export function turnOver(piece: SVGGraphicsElement): void {
  if (isCalm()) return;
  const frame = (piece.parentNode as SVGGraphicsElement).getScreenCTM?.();
  const { x, y, width, height } = piece.getBoundingClientRect();
  if (!frame || !width) return;
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(frame.inverse());
  // A piece is scaled from the origin of its picture: moved aside at the same time, it turns where it lies.
  piece.animate(
    { scale: ["0.04 1", "1 1"], translate: [`${0.96 * middle.x}px 0px`, "0px 0px"] },
    { duration: TURN_MS, easing: "ease-out" },
  );
}

/** Large, over everything, and back to where it lies. Where nothing is to move it stands, and is gone. */
export function reveal(piece: SVGGraphicsElement): void {
  const frame = (piece.parentNode as SVGGraphicsElement).getScreenCTM();
  const { x, y, width, height } = piece.getBoundingClientRect();
  if (!frame || !width) return;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "reveal");
  sheet.setAttribute("aria-hidden", "true");
  const copy = sheet.appendChild(document.createElementNS(SVG, "g"));
  const { a, b, c, d, e, f } = frame;
  const own = copy.appendChild(document.createElementNS(SVG, "g"));
  own.setAttribute("transform", `matrix(${[a, b, c, d, e, f]})`);
  own.append(bare(piece));
  document.body.append(sheet);
  const large = Math.max(1.2, Math.min(MOST, (ROOM * Math.min(innerWidth, innerHeight)) / Math.max(width, height)));
  const within = (at: number, half: number, all: number) => Math.min(Math.max(at, half + 8), all - half - 8);
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  const toX = within(fromX, (large * width) / 2, innerWidth);
  const toY = within(fromY, (large * height) / 2, innerHeight);
  const shown = { scale: `${large}`, translate: `${toX - large * fromX}px ${toY - large * fromY}px` };
  const lies = { scale: "1", translate: "0px 0px" };
  const times = isCalm()
    ? [shown, shown]
    : [{ ...lies, opacity: 0 }, { ...shown, offset: 0.22 }, { ...shown, offset: 0.75 }, lies];
  const gone = () => sheet.remove();
  void copy.animate(times, { duration: SHOW_MS, easing: "ease-in-out" }).finished.then(gone, gone);
}

/** A copy that is nothing but a picture. */
function bare(piece: Element): Element {
  const copy = piece.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-target", "role", "tabindex", "aria-label"]) one.removeAttribute(name);
  }
  copy.querySelectorAll(".ring").forEach((ring) => ring.remove());
  return copy;
}
