/** What others have said since I last looked at the log. A call is heard, too. */

import { NARROW } from "./picture";
import { sound } from "./sound";
import type { Table } from "./table.svelte";

export class Unread {
  private read = $state(-1); // the version up to which I have read
  private hidden = $state(document.hidden);
  private table: Table;

  constructor(table: Table, tab: () => string) {
    this.table = table;
    $effect(() => {
      const look = () => (this.hidden = document.hidden);
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      const last = table.log.at(-1)?.version;
      if (last === undefined) return;
      const sees = !this.hidden && (tab() === "log" || !matchMedia(NARROW).matches);
      if (sees || this.read < 0) this.read = last; // what was said before I came is in the log
    });
    let called = 0;
    $effect(() => {
      const call = table.log.findLast((line) => line.kind === "nudge")?.version ?? 0;
      if (called && call > called) sound("turn");
      called = Math.max(call, 1);
    });
  }

  get count(): number {
    if (this.read < 0) return 0;
    const said = (line: { kind: string; version: number; seat?: number }) =>
      ["chat", "nudge"].includes(line.kind) && line.version > this.read && !this.table.own.includes(line.seat!);
    return this.table.log.filter(said).length;
  }
}
