/** The messages of the socket and of the HTTP API, as src/riverhaven/server/protocol.py has them. */

export type Language = "en" | "it" | "hu";
export type Value = string | number | Sentence | Value[];

export interface Sentence {
  message: string;
  variables?: Record<string, Value>;
}

export interface Person {
  name?: string;
  bot?: string;
  mine?: boolean;
  taken?: boolean;
}

export interface Line {
  version: number;
  kind: string;
  seat?: number;
  ply?: number;
  said?: Sentence[];
  text?: string;
}

export interface Frame {
  is: "frame";
  table: string;
  version: number;
  at: number;
  ply: number;
  stage: "open" | "running" | "over";
  id?: string;
  seat?: number;
  since?: number;
  owes?: number[];
  free?: boolean;
  draft?: { seat: number; ply: number };
  asked?: { seat: number; ply: number; seats: number[] };
  scores?: number[];
  places?: number[];
  phase?: string;
  ask?: Sentence;
  explained?: Sentence[][];
  moves?: Record<string, { axes: string[]; labels: string[] }>;
  log?: Line[];
  parts?: Record<string, string>;
  gone?: string[];
  seats?: Person[];
  match?: {
    game: string;
    title: string;
    options: Record<string, unknown>;
    seed_hash: string | null;
    open_dice?: boolean;
    art?: string; // its version
  };
  seed?: string;
  next?: string;
}

export interface Refused {
  is: "refused";
  id: string | null;
  why: Sentence;
}

export type Answer =
  | Refused
  | { is: "done"; id: string; version: number }
  | { is: "stale"; id: string; version: number; at: number }
  | { is: "preview"; id: string; lines: string[]; parts?: Record<string, string> }
  | { is: "pong"; id: string };

export interface Option {
  name: string;
  label: string;
  help: string;
  choices: { value: string | number | boolean; label: string }[];
}

export interface Game {
  name: string;
  title: string;
  blurb: string;
  lasts: string;
  seats: number[];
  options: Option[];
  art: string; // the version of its cover
}

export interface Place {
  who: "me" | "guest" | "bot" | "open";
  bot?: string;
  name?: string;
}

export interface Listed {
  table: string;
  game: string;
  stage: string;
  touched: number;
  owing: boolean;
}

export interface Hint {
  move: string;
  chance: number;
  points: number;
  lines: string[];
}

export interface Past {
  ply: number;
  plies: number;
  waiting: number[];
  scores: number[];
  parts: Record<string, string>;
  log: Line[];
  ask?: Sentence;
}
