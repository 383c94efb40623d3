/** The symbols of a game, of which its pictures are made: put into the page once. */

import { text } from "./api";

const loaded = new Map<string, Promise<void>>();

export function symbols(game: string, version: string): Promise<void> {
  const address = `/api/games/${game}/art/${version}`;
  if (!loaded.has(address)) {
    const put = async () => {
      const template = document.createElement("template");
      template.innerHTML = await text(address);
      const symbols = template.content.firstElementChild!;
      symbols.classList.add("art");
      symbols.setAttribute("aria-hidden", "true");
      document.querySelectorAll("svg.art").forEach((old) => old.remove());
      loaded.clear();
      loaded.set(address, Promise.resolve());
      document.body.append(symbols);
    };
    loaded.set(address, put());
  }
  return loaded.get(address)!;
}
