/** My tables, looked at now and then while somebody looks at this page: where am I waited for? */

import { keepLooking } from "./look";
import { me } from "./me.svelte";
import type { Listed } from "./wire";

const LOOK_MS = 20_000;

export const waiting = $state({ tables: [] as Listed[] });

/** The table that has waited for me longest, other than this one. */
export const nextTable = (here: string): Listed | undefined => elsewhere(here).sort((a, b) => a.touched - b.touched)[0];

export const elsewhere = (here: string): Listed[] =>
  waiting.tables.filter((table) => table.owing && table.table !== here);

/** What the installed page wears on its icon, and the notices of tables that wait no more. */
async function mark(tables: Listed[]): Promise<void> {
  const count = tables.filter((table) => table.owing).length;
  void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {}); // not every system can
  const registration = await navigator.serviceWorker?.getRegistration();
  const done = tables.filter((table) => table.stage === "running" && !table.owing);
  for (const notice of (await registration?.getNotifications()) ?? [])
    if (done.some(({ table }) => notice.tag.endsWith(`/${table}`))) notice.close();
}

/** Look from now on; returns how to stop. */
export function lookWhereIWait(): (() => void) | void {
  if (me.name !== null)
    return keepLooking<Listed[]>("/api/tables", LOOK_MS, (found) => {
      waiting.tables = found;
      void mark(found);
    });
}
