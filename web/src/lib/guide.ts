/**
 * Rings around what a lesson speaks of. They lie over the parts of the picture, and grow and shrink with them. Whoever
 * does not see them is told by `aria-current`.
 */

const ROOM = 3; // pixels between a piece and its ring
const LINE = 3; // as thick is a ring
const LEAST = 30; // as wide it is inside, so that digits and trains stay in sight
const SVG = "http://www.w3.org/2000/svg";

let latest = 0; // what was pointed at before does not count any more

/**
 * Put rings around these, and quieter ones around what else is `ahead`, and around nothing else. `mat-0` is a part or a
 * piece, `tile:1` a target. The groups where all that lies.
 */
export function guide(root: Element, pointers: string[], ahead: string[]): string[] {
  root.querySelectorAll(".guide").forEach((old) => old.remove());
  root.querySelectorAll("[aria-current]").forEach((old) => old.removeAttribute("aria-current"));
  const all = (named: string[]) => named.flatMap((pointer) => pointed(root, pointer) ?? []);
  const found = all(pointers);
  const each = [...found, ...all(ahead.filter((one) => !pointers.includes(one)))];
  for (const piece of found)
    (piece.matches(".part") ? piece.querySelector("svg")! : piece).setAttribute("aria-current", "step");
  const now = ++latest;
  // What still travels gets its ring where it arrives.
  void Promise.allSettled(each.flatMap(travels)).then(() => {
    if (now !== latest || !found.length) return;
    const rings = each.map((piece) => [piece.closest<HTMLElement>(".part")!, ring(piece)] as const);
    rings.slice(found.length).forEach(([, one]) => one.classList.add("later"));
    for (const [host, one] of rings) host.append(one);
    bringIntoSight(found);
  });
  return each.flatMap((piece) => piece.closest<HTMLElement>(".group")?.dataset["group"] ?? []);
}

/** The ends of all ways that a piece, or what it lies on, is on. What only glows, as the style sheet has it, stays. */
function travels(piece: Element): Promise<Animation>[] {
  const carries = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.contains(piece);
  return document
    .getAnimations()
    .flatMap((one) => (carries(one) && !(one instanceof CSSAnimation) ? one.finished : []));
}

/** Into the middle of whatever scrolls: all of them where they fit, else the first. To turn to their page is for whoever asks. */
function bringIntoSight([first, ...others]: Element[]): void {
  const page = first!.closest(".group, .strip")!;
  const near = others.filter((piece) => page.contains(piece));
  for (let box = first!.parentElement!; ; box = box.parentElement!) {
    const seen = box.getBoundingClientRect();
    const whole = around([first!, ...near.filter((piece) => box.contains(piece))]);
    const fits = whole.right - whole.left <= seen.width && whole.bottom - whole.top <= seen.height;
    const { left, right, top, bottom } = fits ? whole : around([first!]);
    const by = { left: (left + right - seen.left - seen.right) / 2, top: (top + bottom - seen.top - seen.bottom) / 2 };
    if (getComputedStyle(box).overflow !== "visible") box.scrollBy({ ...by, behavior: "smooth" });
    if (box === page) return;
  }
}

function around(pieces: Element[]): { left: number; right: number; top: number; bottom: number } {
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

function pointed(root: Element, pointer: string): Element | null {
  if (pointer.includes(":")) {
    const named = pointer.split(" ").map((pair) => `[data-target~="${CSS.escape(pair)}"]`);
    const all = [...root.querySelectorAll(`.part > svg:not(.ghost) ${named.join("")}`)].filter(isShown);
    // What stands for this alone, before what stands for more.
    return all.sort((a, b) => wordsIn(a) - wordsIn(b))[0] ?? null;
  }
  const name = CSS.escape(pointer);
  return (
    root.querySelector(`.part[data-part="${name}"]`) ?? root.querySelector(`.part > svg:not(.ghost) [id="${name}"]`)
  );
}

const isShown = (piece: Element) => piece.getClientRects().length > 0;
const wordsIn = (piece: Element) => piece.getAttribute("data-target")!.split(" ").length;

function ring(piece: Element): HTMLElement {
  const made = document.createElement("div");
  made.className = "guide";
  const course = piece.querySelector<SVGPathElement>(':scope > [pointer-events="stroke"]');
  if (course) return along(course, made);
  const box = (piece.querySelector(":scope > .hit") ?? piece).getBoundingClientRect();
  const frame = piece.closest(".part")!.getBoundingClientRect();
  const [aside, above] = [roomFor(box.width), roomFor(box.height)];
  made.style.left = `calc(${(100 * (box.left - frame.left)) / frame.width}% - ${aside}px)`;
  made.style.top = `calc(${(100 * (box.top - frame.top)) / frame.height}% - ${above}px)`;
  made.style.width = `calc(${(100 * box.width) / frame.width}% + ${2 * aside}px)`;
  made.style.height = `calc(${(100 * box.height) / frame.height}% + ${2 * above}px)`;
  return made;
}

const roomFor = (size: number) => LINE + Math.max(ROOM, (LEAST - size) / 2);

/** Around a line: beside it on both sides, whichever way it goes. */
function along(course: SVGPathElement, made: HTMLElement): HTMLElement {
  const picture = course.closest<SVGSVGElement>(".part > svg")!;
  const { a, b, c, d, e, f } = picture.getScreenCTM()!.inverse().multiply(course.getScreenCTM()!);
  const path = (stroke: string, width: number) =>
    `<path d="${course.getAttribute("d")}" transform="matrix(${[a, b, c, d, e, f]})" fill="none" stroke="${stroke}"
      stroke-width="${width}" stroke-linecap="round" vector-effect="non-scaling-stroke"/>`;
  made.classList.add("along");
  made.innerHTML = `<svg xmlns="${SVG}" viewBox="${picture.getAttribute("viewBox")}"><mask id="hollow"
    maskUnits="userSpaceOnUse" x="-50%" y="-50%" width="200%" height="200%"><rect x="-50%" y="-50%" width="200%"
    height="200%" fill="#fff"/>${path("#000", LEAST - LINE)}</mask>
    <g mask="url(#hollow)">${path("#fff", LEAST + 2 * LINE)}${path("currentColor", LEAST + LINE)}</g></svg>`;
  return made;
}
