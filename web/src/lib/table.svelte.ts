/** A table as I see it: what the server has shown so far, and what I can do there. */

import { get } from "./api";
import { movesOf, type Move } from "./choose";
import { recall, remember } from "./me.svelte";
import { Socket } from "./socket";
import type { Answer, Frame, Line, Past, Person, Sentence } from "./wire";

export interface Foresight {
  lines: string[];
  parts: Record<string, string>; // that would change
}

export class Table {
  frame = $state.raw<Frame | null>(null);
  parts = $state.raw<Record<string, string>>({});
  log = $state.raw<Line[]>([]);
  people = $state.raw<Person[]>([]);
  match = $state.raw<Frame["match"]>(undefined);
  seat = $state<number | null | undefined>(undefined); // null: I only watch; undefined: not known yet
  up = $state(true); // the connection
  sending = $state(0); // commands that the server has not answered yet
  trouble = $state.raw<Sentence | null>(null);
  past = $state.raw<Past | null>(null); // an earlier moment that I look at
  seen = $state(0); // the version that I had seen when I came

  readonly moves: Move[] = $derived(this.frame ? movesOf(this.frame) : []);
  readonly mine: number[] = $derived(this.people.flatMap((person, i) => (person.mine && !person.bot ? [i] : [])));
  readonly stage = $derived(this.frame?.stage);
  readonly free = $derived(this.frame?.free ?? false);
  /** The draft is mine: these moves I can still take back, and must confirm. */
  readonly draft = $derived(this.frame?.draft !== undefined && this.frame.draft.seat === this.seat);
  /** Another of my seats has to act: on one device the next person takes over. */
  readonly next: number | null = $derived.by(() => {
    const owes = this.frame?.owes ?? [];
    if (this.mine.length < 2 || (this.seat !== undefined && owes.includes(this.seat!))) return null;
    return this.mine.find((seat) => owes.includes(seat)) ?? null;
  });

  private readonly socket: Socket;

  constructor(readonly id: string) {
    this.seen = Number(recall(`seen-${id}`) ?? 0);
    this.socket = new Socket(
      () => [this.watching()],
      (frame) => this.take(frame),
      (up) => (this.up = up),
    );
  }

  close(): void {
    this.socket.close();
  }

  private watching() {
    // Who I am here is not known at first: a look without the picture tells.
    const known = this.seat !== undefined;
    return { do: "watch", table: this.id, seat: this.seat ?? null, wants: known ? ["moves", "log", "picture"] : [] };
  }

  /** Look from another seat. */
  sit(seat: number | null): void {
    if (this.seat !== undefined) void this.socket.ask({ do: "unwatch", table: this.id, seat: this.seat }, false);
    this.seat = seat;
    void this.socket.ask(this.watching(), false);
  }

  private take(frame: Frame): void {
    if (frame.table !== this.id) return;
    if (this.seat === undefined) return this.arrive(frame);
    if ((frame.seat ?? null) !== this.seat) return;
    if (frame.since !== undefined && frame.since !== this.frame?.version) {
      void this.socket.ask(this.watching(), false); // something was missed: look anew
      return;
    }
    const whole = frame.since === undefined;
    if (frame.seats) this.people = frame.seats;
    if (frame.match) this.match = frame.match;
    const parts = { ...(whole ? {} : this.parts), ...frame.parts };
    for (const id of frame.gone ?? []) delete parts[id];
    this.parts = parts;
    this.log = (frame.log ?? []).reduce(follow, whole ? [] : this.log);
    this.frame = frame;
    remember(`seen-${this.id}`, String(frame.version));
  }

  /** The first look: find my seat, if I have one. */
  private arrive(frame: Frame): void {
    this.people = frame.seats ?? [];
    this.match = frame.match;
    this.frame = frame;
    const mine = this.mine;
    if (mine.length < 2 || frame.stage !== "running") this.sit(mine[0] ?? null);
    else if (this.next === null) this.sit(mine[0]!); // else the screen between two people asks who is there
  }

  // ------------------------------------------------------------------------------------------------------ acting

  play = (move: string): Promise<void> => this.command({ do: "play", move, at: this.frame!.at, seat: this.seat });
  confirm = (): Promise<void> => this.command({ do: "confirm", seat: this.seat });
  undo = (): Promise<void> => this.command({ do: "undo", seat: this.seat });
  answer = (yes: boolean): Promise<void> => this.command({ do: "answer", yes });
  chat = (text: string): Promise<void> => this.command({ do: "chat", text });

  /** Take back the whole draft. */
  async restart(): Promise<void> {
    const draft = this.frame?.draft;
    for (let left = draft ? this.frame!.ply - draft.ply : 0; left > 0 && !this.trouble; left--) await this.undo();
  }

  /** What a move would do, in words and as a picture, or why it may not be. */
  async preview(move: string, lang: string): Promise<Foresight | { why: Sentence }> {
    const answer = await this.socket.ask({ do: "preview", table: this.id, seat: this.seat, move, lang, picture: true }, false);
    return answer.is === "preview" ? { lines: answer.lines, parts: answer.parts ?? {} } : { why: (answer as { why: Sentence }).why };
  }

  private async command(command: { do: string; [field: string]: unknown }): Promise<void> {
    this.trouble = null;
    this.sending++;
    const answer: Answer = await this.socket.ask({ table: this.id, ...command });
    this.sending--;
    if (answer.is === "refused") this.trouble = answer.why;
    if (answer.is === "stale") this.trouble = { message: "stale" };
  }

  // ----------------------------------------------------------------------------------------------------- looking

  /** Look at an earlier moment; null: at what is now. */
  async look(ply: number | null): Promise<void> {
    const seat = this.seat == null ? "" : `?seat=${this.seat}`;
    this.past = ply === null ? null : await get<Past>(`/api/tables/${this.id}/history/${ply}${seat}`);
  }
}

/** The log with one more line; an undo takes lines away. */
function follow(log: Line[], line: Line): Line[] {
  const left = line.kind === "undo" ? log.filter((old) => old.kind !== "move" || old.ply! < line.ply!) : log;
  return [...left, line];
}
