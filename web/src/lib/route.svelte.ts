/** Where we are: the part of the address after #, so that the server sees no invitation and needs no list of pages. */

const KEPT = "riverhaven-table";

/** `table` is the one that was left last: from whatever is read there is a way back, also in a page of its own. */
export const route = $state({ path: read(), table: tableNamed() ?? kept() });

addEventListener("hashchange", ({ oldURL }) => {
  const { hash } = new URL(oldURL);
  if (hash.startsWith("#/table/")) keep(hash);
  route.path = read();
});
if (route.table) keep(route.table);

/** The parts of the address, without what stands behind a question mark. */
function read(): string[] {
  const [path] = location.hash.replace(/^#\/?/, "").split("?");
  const parts = path!.split("/").filter(Boolean);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return ["?"]; // no page has such an address
  }
}

/** A link from a table to a page of its own names the table. */
function tableNamed(): string | null {
  const id = new URLSearchParams(location.hash.split("?")[1]).get("table");
  return id && `#/table/${encodeURIComponent(id)}`;
}

/** At the end of a link to such a page. */
export const andBack = (): string =>
  route.path[0] === "table" ? `?table=${encodeURIComponent(route.path[1] ?? "")}` : "";

function kept(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return ""; // a browser that remembers nothing plays as well
  }
}

function keep(table: string): void {
  route.table = table;
  try {
    sessionStorage.setItem(KEPT, table);
  } catch {
    // see above
  }
}

export function go(...path: (string | number)[]): void {
  location.hash = `/${path.map(encodeURIComponent).join("/")}`;
}
