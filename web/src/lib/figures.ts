/** Figures of the rules, once they are in the page: cut to what they show, with a letter on each move that they speak of. */

import { isGround } from "./ghost";

const AROUND = 0.06; // of what is cut out, so much is shown around it
const WIDE = 3.5; // a part so much wider than high has a line of its own
const BADGE = [16, 26] as const; // pixels across, at least and at most, whatever the scale of the picture

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whatever below `root` must be measured before it can be seen as it should be. */
export function settle(root: Element): void {
  for (const icon of root.querySelectorAll<SVGSVGElement>("svg.icon, svg.alone")) cut(icon, icon.getBBox(), 0.02);
  for (const figure of root.querySelectorAll(".figure")) {
    const scenes = [...figure.querySelectorAll(".scene")].map((scene) => [...scene.querySelectorAll("svg")]);
    for (let part = 0; part < (scenes[0]?.length ?? 0); part++) cutAlike(scenes.map((parts) => parts[part]!));
    for (const { viewBox, classList } of scenes.flat())
      classList.toggle("wide", viewBox.baseVal.width > WIDE * viewBox.baseVal.height);
    for (const svg of scenes.flat()) {
      for (const fresh of svg.querySelectorAll(".fresh")) if (isGround(fresh, svg)) fresh.classList.remove("fresh");
      badges(svg);
    }
  }
}

/** The same part before and after a move is cut to the same size. */
function cutAlike(parts: SVGSVGElement[]): void {
  const near = parts.flatMap((svg) => [...svg.querySelectorAll("[data-near]")].map((piece) => within(svg, piece)));
  if (near.length) for (const svg of parts) cut(svg, around(near), AROUND);
}

function cut(svg: SVGSVGElement, { x, y, width, height }: Box, around: number): void {
  const more = around * Math.max(width, height);
  svg.setAttribute("viewBox", `${x - more} ${y - more} ${width + 2 * more} ${height + 2 * more}`);
}

/** Where a piece lies, in the units of its picture. */
function within(svg: SVGSVGElement, piece: Element): Box {
  const [box, back] = [piece.getBoundingClientRect(), svg.getScreenCTM()!.inverse()];
  const [from, to] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((point) =>
    point.matrixTransform(back),
  ) as [DOMPoint, DOMPoint];
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A letter at the corner of each piece that stands for a move: what the piece shows can still be read. */
function badges(svg: SVGSVGElement): void {
  const unit = 1 / (svg.getScreenCTM()?.a || 1);
  for (const piece of svg.querySelectorAll<SVGElement>("[data-mark]")) {
    const { x, y, width, height } = within(svg, piece);
    const isLine = piece.querySelector('[pointer-events="stroke"]') !== null;
    const room = isLine ? BADGE[1] : (0.45 * Math.min(width, height)) / unit;
    const size = Math.min(BADGE[1], Math.max(BADGE[0], room));
    const [right, down] = isLine ? [0.5, 0.5] : [0.82, 0.18];
    const letters = piece.dataset["mark"]!;
    const badge = document.createElementNS("http://www.w3.org/2000/svg", "g");
    badge.setAttribute("class", `badge ${piece.dataset["legal"] === "true" ? "legal" : "illegal"}`);
    badge.setAttribute("transform", `translate(${x + right * width} ${y + down * height}) scale(${unit * size})`);
    const wide = 0.5 + 0.5 * letters.length;
    badge.innerHTML = `<rect x="${-wide / 2}" y="-.5" width="${wide}" height="1" rx=".5"/><text y=".26">${letters}</text>`;
    svg.append(badge);
  }
}
