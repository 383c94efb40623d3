/** Where we are: the part of the address after #, so that the server sees no invitation and needs no list of pages. */

export const route = $state({ path: read() });

addEventListener("hashchange", () => (route.path = read()));

function read(): string[] {
  return location.hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(...path: (string | number)[]): void {
  location.hash = `/${path.map(encodeURIComponent).join("/")}`;
}
