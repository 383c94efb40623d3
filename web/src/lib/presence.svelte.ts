/** Who else at the table is here, asked for now and then. */

import { keepLooking } from "./look";
import type { Table } from "./table.svelte";
import type { Presence } from "./wire";

const LOOK_MS = 15_000;

export class Here {
  seats = $state.raw<Presence[]>([]);

  constructor(table: Table) {
    $effect(() => {
      const others = table.people.some((person) => person.name && !person.mine);
      if (!table.own.length || !others || table.stage === "over") return;
      return keepLooking<Presence[]>(`/api/tables/${table.id}/presence`, LOOK_MS, (found) => (this.seats = found));
    });
  }
}
