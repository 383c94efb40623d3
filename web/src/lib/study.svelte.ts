/** The analysis of a match: known already, or found ply by ply while somebody waits for it. */

import { get, stream } from "./api";
import type { Sentence, Studied } from "./wire";

export class Study {
  found = $state.raw<Studied[]>([]);
  trouble = $state.raw<Sentence | null>(null);
  private readonly leaving = new AbortController();

  constructor(private readonly table: string) {}

  async begin(): Promise<void> {
    const path = `/api/tables/${this.table}/analysis`;
    try {
      const known = await get<Studied[] | null>(path);
      if (this.leaving.signal.aborted) return;
      if (known) this.found = known;
      else await stream<Studied>(path, this.leaving.signal, (one) => (this.found = [...this.found, one]));
    } catch (error) {
      if (!this.leaving.signal.aborted) this.trouble = (error as { why: Sentence }).why ?? { message: "no-connection" };
    }
  }

  /** Whoever has left wants nothing more of it. */
  leave(): void {
    this.leaving.abort();
  }
}
