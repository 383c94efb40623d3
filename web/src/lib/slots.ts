/** Pieces in a tray keep their places: what stays lies where it lay, and what is new takes the first place that is free. */

const PLACE = /^translate\([^)]*\)/;

/** Lay the pieces of every tray in `now` as they lay `before`; a tray with other places is laid out anew, in their order. */
export function keepPlaces(now: Element, before: Element | null | undefined): void {
  for (const tray of now.querySelectorAll<SVGElement>("[data-slots]")) {
    const spots = tray.dataset["slots"]!.split(",");
    const old = before?.querySelector<SVGElement>(`[id="${CSS.escape(tray.id)}"]`);
    const lay = new Map(pieces(old).map((piece) => [piece.id, Number(piece.dataset["slot"])]));
    const stay = pieces(tray).filter((piece) => lay.has(piece.id));
    stay.sort((a, b) => lay.get(a.id)! - lay.get(b.id)!);
    const alike = old?.dataset["slots"] === tray.dataset["slots"];
    const places = new Map(stay.map((piece, i) => [piece, alike ? lay.get(piece.id)! : i]));
    const taken = new Set(places.values());
    const free = spots.map((_, i) => i).filter((i) => !taken.has(i));
    for (const piece of pieces(tray)) {
      const place = places.get(piece) ?? free.shift()!;
      piece.dataset["slot"] = String(place);
      piece.setAttribute("transform", piece.getAttribute("transform")!.replace(PLACE, `translate(${spots[place]})`));
    }
  }
}

const pieces = (tray: Element | null | undefined) => [...(tray?.children ?? [])] as SVGElement[];
