/** The log of a table, of which the last page comes first. */

import { get } from "./api";
import type { Page } from "./wire";

/** The page before a version, as a seat of mine may read it, or as anybody may. */
export function pageBefore(table: string, version: number, seat: number | null): Promise<Page> {
  return get<Page>(`/api/tables/${table}/log?before=${version}${seat === null ? "" : `&seat=${seat}`}`);
}
