/** A table as I see it: what the server has shown so far, and what I can do there. */

import { get } from "./api";
import { movesOf, type Move } from "./choose";
import { pageBefore } from "./log";
import { me, recall, remember } from "./me.svelte";
import { Show } from "./show.svelte";
import { Socket, type Command } from "./socket";
import type { Choices, Frame, Line, Match, Past, Person, Plan, Propose, Sentence } from "./wire";

export interface Foresight {
  said: Sentence[];
  parts: Record<string, string>; // that would change
}

export class Table {
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Line[]>([]);
  earlier = $state(false); // the log has lines before those
  people = $state.raw<Person[]>([]);
  match = $state.raw<Match | undefined>(undefined);
  seat = $state<number | null | undefined>(undefined); // null: I only watch; undefined: not known yet
  up = $state(true); // the connection
  sending = $state(0); // commands that the server has not answered yet
  missing = $state(false); // there is no such table
  trouble = $state.raw<Sentence | null>(null);
  past = $state.raw<Past | null>(null); // an earlier moment that I look at
  ahead = $state(false); // I look at what could be when my turn comes
  conditional = false; // namely at what somebody else could do before
  seen = $state(0); // the version that I had seen when I came
  came = $state(0); // the version that there was then

  kinds = $state.raw<Record<string, string[]>>({}); // of moves in this game: the axes of each
  dear = $state.raw<string[]>([]); // those that cost more than another
  ways = $state.raw<string[]>([]); // axes that say only how a piece lies

  /** What is shown: it may be a few moves behind what is. */
  readonly show = new Show((ply, since) => this.at(ply, since));
  readonly told: Line[] = $derived(this.show.told(this.log));

  readonly moves: Move[] = $derived(movesOf(this.frame?.moves ?? {}, this.dear));
  readonly mine: number[] = $derived(this.people.flatMap((person, i) => (person.mine && !person.bot ? [i] : [])));
  /** My seats, whoever plays there for me. */
  readonly own: number[] = $derived(this.people.flatMap((person, i) => (person.mine ? [i] : [])));
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
  /** Until they are there, nobody's things are shown; but whoever goes on alone from a match of theirs plays for all. */
  readonly curtain = $derived(this.next !== null && this.stage === "running" && !this.match?.origin);
  /** Somebody asks me something, and waits for the answer. */
  readonly mustAnswer = $derived(this.frame?.asked?.seats.some((seat) => this.own.includes(seat)) ?? false);
  /** All are there, and it is mine to begin. */
  readonly mayBegin = $derived.by(() => {
    const keeper = this.people.find((person) => person.host && person.taken) ?? this.people.find(({ name }) => name);
    return this.stage === "open" && this.people.every((person) => person.taken) && (keeper?.mine ?? false);
  });
  readonly moved = $derived(this.log.some((line) => line.kind === "move" && line.seat === this.seat));

  private parts: Record<string, string> = {}; // of the picture as it is now
  private readonly socket: Socket;
  private nameless = me.name === null; // when the socket was opened

  constructor(readonly id: string) {
    this.seen = Number(recall(`seen-${id}`) ?? 0);
    this.socket = new Socket(
      () => [this.watching()],
      (frame) => this.take(frame),
      (up) => this.link(up),
      (why) => this.lost(why),
    );
  }

  close(): void {
    this.socket.close();
  }

  /** I am somebody by now: be it on this socket, too. */
  introduce(): void {
    if (!this.nameless || me.name === null) return;
    this.nameless = false;
    this.seat = undefined;
    this.socket.renew();
  }

  private watching(): Command {
    // Who I am here is not known at first: a look without the picture tells.
    const known = this.seat !== undefined;
    return { do: "watch", table: this.id, seat: this.seat ?? null, wants: known ? ["moves", "log", "picture"] : [] };
  }

  /** The connection is there, or not any more: it may be I who am not welcome. */
  private link(up: boolean): void {
    if (this.up && !up && me.name !== null) void get("/api/me").catch(() => {});
    this.up = up;
  }

  /** Look from another seat. */
  sit(seat: number | null): void {
    if (this.seat !== undefined) void this.socket.ask({ do: "unwatch", table: this.id, seat: this.seat }, false);
    if (this.seat !== seat) this.hide(); // nobody sees another's hand while the new picture is on its way
    this.seat = seat;
    void this.socket.ask(this.watching(), false);
  }

  /** My seat is not mine any more: look who I am here now. */
  private lost(why: Sentence): void {
    if (why.message === "no-such-table") this.missing = true;
    if (this.seat == null) return;
    this.seat = undefined;
    this.hide();
    void this.socket.ask(this.watching(), false);
  }

  private hide(): void {
    this.parts = {};
    this.show.clear();
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
    const renamed = whole ? [] : newNames(this.people, frame);
    if (frame.seats) this.people = frame.seats;
    if (frame.match) this.match = frame.match;
    const parts = { ...(whole ? {} : this.parts), ...frame.parts };
    for (const id of frame.gone ?? []) delete parts[id];
    this.parts = parts;
    this.log = [...(frame.log ?? []), ...renamed].reduce(follow, whole ? [] : this.log);
    if (whole) this.earlier = frame.earlier ?? false;
    this.frame = frame;
    this.stageNow(frame, whole);
    this.came ||= frame.version;
    remember(`seen-${this.id}`, String(frame.version));
    if (this.seat === null && frame.seats && this.own.length) this.sitDown(); // I only looked on until now
  }

  /** Show what is now; what others have done since the last frame, move by move. */
  private stageNow(frame: Frame, whole: boolean): void {
    const { ply, scores = [], owes = [], moment = [], sources = [], log = [] } = frame;
    const moves = whole ? [] : log.filter((line) => line.kind === "move");
    const back = log.some((line) => line.kind === "undo");
    const others = moves.some((line) => !this.mine.includes(line.seat!));
    const line = moves.at(-1) ?? (whole ? undefined : this.show.now?.line);
    if (whole || back) this.show.skip();
    this.show.take({ ply, parts: this.parts, scores, owes, moment, sources, line }, back ? [] : moves, others && !back);
  }

  /** The first look: find my seat, if I have one. */
  private arrive(frame: Frame): void {
    this.people = frame.seats ?? [];
    this.match = frame.match;
    this.frame = frame;
    this.sitDown();
  }

  private sitDown(): void {
    const mine = this.mine;
    if (mine.length < 2 || this.stage !== "running") this.sit(mine[0] ?? this.own[0] ?? null);
    else if (this.next === null) this.sit(mine[0]!); // else the screen between two people asks who is there
  }

  // ------------------------------------------------------------------------------------------------------ acting

  play = (move: string): Promise<void> => {
    this.seen = 0; // what is told before I move I have seen
    return this.command({ do: "play", ...this.mySeat, move, at: this.frame!.at });
  };
  confirm = (): Promise<void> => this.command({ do: "confirm", ...this.mySeat });
  undo = (): Promise<void> => this.command({ do: "undo", ...this.mySeat });
  answer = (yes: boolean): Promise<void> => this.command({ do: "answer", table: this.id, yes });
  resign = (seat: number): Promise<void> => this.command({ do: "resign", table: this.id, seat });
  propose = (what: Propose["what"], seat?: number): Promise<void> =>
    this.command({ do: "propose", table: this.id, what, seat: seat ?? null });
  nudge = (): Promise<void> => this.command({ do: "nudge", table: this.id });
  plan = (move: string | null, how: Partial<Plan> = {}): Promise<void> =>
    this.command({ do: "plan", ...this.mySeat, move, ...how });
  chat = (text: string): Promise<void> => this.command({ do: "chat", table: this.id, text });

  private get mySeat(): { table: string; seat: number } {
    return { table: this.id, seat: this.seat! };
  }

  /** Take back the whole draft. */
  async restart(): Promise<void> {
    const draft = this.frame?.draft;
    for (let left = draft ? this.frame!.ply - draft.ply : 0; left > 0 && !this.trouble; left--) await this.undo();
  }

  /** What a move would do, in words and as a picture, or why it may not be. */
  async preview(move: string): Promise<Foresight | { why: Sentence }> {
    if (this.conditional) return { said: [], parts: {} };
    const answer = await this.socket.ask(
      { do: "preview", ...this.mySeat, move, picture: true, ahead: this.ahead },
      false,
    );
    if (answer.is === "preview") return { said: answer.said ?? [], parts: answer.parts ?? {} };
    return { why: answer.is === "refused" ? answer.why : { message: "our-mistake" } };
  }

  /** The moves that could be mine when my turn comes; or those of another seat before it does. */
  async lookAhead(of: number | null = null): Promise<Record<string, Choices>> {
    const answer = await this.socket.ask({ do: "ahead", ...this.mySeat, of }, false);
    return answer.is === "possible" ? answer.moves : {};
  }

  private async command(command: Command): Promise<void> {
    this.trouble = null;
    this.sending++;
    const answer = await this.socket.ask(command);
    this.sending--;
    if (answer.is === "refused") this.trouble = answer.why;
    if (answer.is === "stale") this.trouble = { message: "stale" };
  }

  /** The targets of a move, as the picture names them. */
  targetsOf(text: string): string[] {
    const [kind, ...labels] = text.split(" ");
    return (this.kinds[kind!] ?? []).map((axis, i) => `${axis}:${labels[i]}`);
  }

  // ----------------------------------------------------------------------------------------------------- looking

  /** Read the page of the log before those that I have. */
  async readEarlier(): Promise<void> {
    const first = this.log[0];
    const page = await pageBefore(this.id, first?.version ?? 0, this.seat ?? null);
    if (this.log[0] !== first) return; // another frame came first
    this.log = [...page.log, ...this.log];
    this.earlier = page.earlier;
  }

  /** Look at an earlier moment; null: at what is now. */
  async look(ply: number | null): Promise<void> {
    this.past = ply === null ? null : await this.at(ply);
  }

  /** The match at an earlier ply; with `since`, only what of the picture is not as it was then. */
  private at(ply: number, since?: number): Promise<Past> {
    const asked = Object.entries({ seat: this.seat, since }).flatMap(([name, value]) =>
      value == null ? [] : [`${name}=${value}`],
    );
    return get<Past>(`/api/tables/${this.id}/history/${ply}?${asked.join("&")}`);
  }
}

/** Who is called otherwise than before, as a line of the log: the server shows new names, and we tell of them. */
function newNames(before: Person[], frame: Frame): Line[] {
  const said = (frame.seats ?? []).flatMap(({ name }, seat) => {
    const was = before[seat]?.name;
    const isAnother = frame.log?.some((line) => line.seat === seat && ["sit", "leave", "bot"].includes(line.kind));
    if (!was || !name || was === name || isAnother) return [];
    return [{ message: "told-name", variables: { before: was, name } }];
  });
  return said.length ? [{ version: frame.version, kind: `name ${Date.now()}`, said }] : [];
}

/** The log with one more line; an undo takes lines away, and one after another of the same seat is told with it. */
function follow(log: Line[], line: Line): Line[] {
  if (line.kind !== "undo") return [...log, line];
  const left = log.filter((old) => old.kind !== "move" || old.ply! < line.ply!);
  const last = left.at(-1);
  if (last?.kind !== "undo" || last.seat !== line.seat) return [...left, line];
  return [...left.slice(0, -1), { ...line, said: together(last.said ?? [], line.said ?? []) }];
}

/** Two sentences that count the same as one, with the sum. */
function together(before: Sentence[], now: Sentence[]): Sentence[] {
  const count = (said: Sentence[]) => Number(said[0]?.variables?.["count"] ?? 0);
  return now.map(({ message, variables }) => ({
    message,
    variables: { ...variables, count: count(before) + count(now) },
  }));
}
