/**
 * One connection to the server. Whatever happens to it, a command is sent until it is answered, always with the same id:
 * the server answers a second sending as it answered the first.
 */

import type { Frame, Incoming, Lost, Outgoing, Sentence } from "./wire";

type Unnamed<T> = T extends unknown ? Omit<T, "id"> : never;
/** A message to the server; the id is ours to give. */
export type Command = Unnamed<Incoming>;
export type Answer = Exclude<Outgoing, Frame | Lost>;
type Waiting = { text: string; keep: boolean; done: (answer: Answer) => void };

const QUIET_MS = 12_000; // after so long without a word we ask whether the server is there
const PATIENCE_MS = 6_000; // and wait so long for an answer
const RETRY_MS = [300, 700, 1500, 3000, 6000];

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly greet: () => Command[], // what is asked anew after each connection
    private readonly onFrame: (frame: Frame) => void,
    private readonly onLink: (up: boolean) => void,
    private readonly onLost: (why: Sentence) => void, // what was watched may be seen no more
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command; `keep` it over a broken connection until it is answered. */
  ask(command: Command, keep = true): Promise<Answer> {
    const id = newId();
    return new Promise((done) => {
      const text = JSON.stringify({ id, ...command });
      this.waiting.set(id, { text, keep, done });
      if (this.up) this.socket?.send(text);
      else if (!keep) this.waiting.delete(id);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** Connect anew: by now the server may know me. */
  renew(): void {
    const before = this.socket;
    this.connect();
    before?.close();
  }

  get up(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    clearTimeout(this.timer);
    const socket = (this.socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket`));
    socket.onopen = () => {
      this.tries = 0;
      this.onLink(true);
      for (const command of this.greet()) socket.send(JSON.stringify({ id: newId(), ...command }));
      for (const [id, { text, keep }] of this.waiting) {
        if (keep) socket.send(text);
        else this.waiting.delete(id);
      }
      this.listen();
    };
    socket.onmessage = (event) => {
      if (this.closed) return; // it was on its way
      this.heard = Date.now();
      const message = JSON.parse(event.data) as Outgoing;
      if (message.is === "frame") return this.onFrame(message);
      if (message.is === "lost") return this.onLost(message.why);
      if (message.is === "refused" && message.id !== null && !this.waiting.has(message.id))
        return this.onLost(message.why); // of a greeting
      if (message.id === null) return;
      this.waiting.get(message.id)?.done(message);
      this.waiting.delete(message.id);
    };
    socket.onclose = () => {
      if (this.closed || this.socket !== socket) return;
      clearTimeout(this.timer);
      this.onLink(false);
      const pause = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]!;
      this.timer = setTimeout(() => this.connect(), pause * (0.8 + 0.4 * Math.random()));
    };
  }

  /** Notice a connection that died without a word. */
  private listen(): void {
    clearTimeout(this.timer);
    this.heard = Date.now();
    const check = () => {
      const quiet = Date.now() - this.heard;
      if (quiet > QUIET_MS + PATIENCE_MS) return this.drop();
      if (quiet > QUIET_MS) void this.ask({ do: "ping" }, false);
      this.timer = setTimeout(check, PATIENCE_MS);
    };
    this.timer = setTimeout(check, QUIET_MS);
  }

  private drop(): void {
    const socket = this.socket;
    socket?.close();
    socket?.onclose?.(new CloseEvent("close"));
  }

  private hurry = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    if (this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else if (this.up) void this.ask({ do: "ping" }, false);
  };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
