// Written by tools/wire.py from the types of src/riverhaven/server; `make web` writes it anew.
// The messages of the socket, both ways, and those of the HTTP API.

export type Language = "en" | "hu" | "it";

export type Want = "log" | "moves" | "picture";

export type Stage = "open" | "over" | "running";

export type Value = string | number | Sentence | (string | number | Sentence)[];

export type Incoming =
  Watch | Unwatch | Play | Confirm | Undo | Resign | Propose | Answer | Nudge | Chat | Ahead | Plan | Preview | Ping;

export type Outgoing = Frame | Done | Stale | Refused | Lost | Previewed | Possible | Pong;

/** A move that a search finds good, and what of the picture it would change. */
export interface Advised {
  hint: Hint;
  parts: Record<string, string>;
}

/** Results against one kind of opponents. */
export interface Against {
  against: string;
  matches: number;
  wins: number;
  lead: number;
}

/** Which moves could be mine when my turn comes? Or those of another seat, before it does? */
export interface Ahead {
  do: "ahead";
  id: string;
  table: string;
  seat: number;
  of?: number | null;
}

/** Whether I agree to what somebody asks; whoever asked takes it back by `yes` = false. */
export interface Answer {
  do: "answer";
  id: string;
  table: string;
  yes: boolean;
}

/** What somebody said who watches. */
export interface Aside {
  id: string;
  name: string;
  text: string;
}

/** What `seat` asks for: to go back to the move number `ply`, to end, to pause, to go on, to replace whoever sits at `of`, to play again. Those `seats` have not answered yet. */
export interface Asked {
  seat: number;
  what: "bot" | "end" | "open" | "pause" | "rematch" | "resume" | "undo";
  seats: number[];
  ply?: number;
  of?: number;
}

/** A puzzle as the seat that is asked may see it. */
export interface Asking {
  game: string;
  title: string;
  art: string;
  number: number;
  count: number;
  seat: number;
  scores: number[];
  parts: Record<string, string>;
  ask: Sentence | null;
  moment: Sentence[];
  sources: Source[];
  log: Before[];
  choices: Thought[];
  solved: boolean;
  next: string;
}

/** Those who watch: by name, and how many have none; and what they say, for those who may read it. */
export interface Audience {
  names: string[];
  nameless: number;
  asides: Aside[];
}

/** A move that led to the position. */
export interface Before {
  seat: number;
  said: Sentence[];
}

export interface Begin {
  seats: number;
  options?: Record<string, string | number | boolean>;
  seed?: string;
}

/** A moment of a match, and who shall go on from it. */
export interface Branch {
  ply: number;
  seats: Place[];
}

/** What a source of points brings me in a match, and what it brings the bot to which I am compared. */
export interface Brings {
  source: Sentence;
  mine: number;
  bot: number | null;
}

export interface CallBot {
  seat: number;
  bot?: string | null;
}

/** What a branch is called from now on; nothing: after where it comes from. */
export interface Called {
  name: string;
}

export interface Calm {
  calm: boolean;
}

export interface Chat {
  do: "chat";
  id: string;
  table: string;
  text: string;
}

export interface Choice {
  value: string | number | boolean;
  label: string;
}

/** Legal moves of one kind: the text of a move is the kind and one label for each axis. */
export interface Choices {
  axes: string[];
  labels: string[];
}

/** The clock that a table is set up with: so many seconds for each seat, and what a turn brings. */
export interface Clock {
  kind: "days" | "live";
  base: number;
  more?: number;
  zero?: "bot" | "resign";
}

export interface Complaint {
  seat: number;
  text: string;
}

export interface Confirm {
  do: "confirm";
  id: string;
  table: string;
  seat: number;
}

/** The lesson of a table. */
export interface Course {
  title: Sentence;
  number: number;
  count: number;
  steps: Taught[];
  next?: string;
}

/** What was decided, and what the strong bot would have done. */
export interface Decision {
  best: string;
  cost: number;
  chance: number;
  verdict: "fine" | "imprecise" | "mistake" | "turning-point";
}

/** It is stored. `version` is the table's version that it made, also when it is the second time that we say so. */
export interface Done {
  is: "done";
  id: string;
  table: string;
  version: number;
}

/** The last moves of `seat`, from the move number `ply` on, are still its own to take back. */
export interface Draft {
  seat: number;
  ply: number;
}

export interface Form {
  title: string;
  rules: number;
  art: string;
  fields: FormField[];
}

/** A field of a position: what it means and what it may hold, cell by cell. */
export interface FormField {
  name: string;
  about: string;
  group: string;
  rows: number;
  shape: number[];
  cells: string[];
  row: number;
  low: number;
  high: number;
  choices: string[];
  named: boolean;
  letters: boolean;
  set: string[];
  people: boolean;
  seats: number[];
}

/** What a viewer sees: everything if `since` is missing, else what changed since that version. */
export interface Frame {
  is: "frame";
  table: string;
  version: number;
  at: number;
  ply: number;
  stage: Stage;
  id?: string;
  seat?: number;
  since?: number;
  owes?: number[];
  free?: boolean;
  draft?: Draft;
  asked?: Asked;
  plans?: Planned[];
  host?: boolean;
  asking?: number;
  door?: "declined" | "full" | "left" | "waits";
  times?: Times;
  scores?: number[];
  places?: number[];
  phase?: string;
  ask?: Sentence;
  moment?: Sentence[];
  sources?: Source[];
  explained?: Sentence[][];
  moves?: Record<string, Choices>;
  log?: Line[];
  earlier?: boolean;
  parts?: Record<string, string>;
  gone?: string[];
  seats?: Person[];
  match?: Match;
  seed?: string;
  ended?: "agreed" | "alone" | "resigned";
  next?: string;
  step?: number;
  again?: number[];
}

/** What a move changes about one source of points. */
export interface Gain {
  source: Sentence;
  points: number;
}

export interface GameInfo {
  name: string;
  title: string;
  blurb: string;
  lasts: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  kinds: Record<string, string[]>;
  dear: string[];
  ways: string[];
  art: string;
  lessons: number;
  puzzles: number;
}

/** How I begin: the kinds of the first decisions. */
export interface Habit {
  kinds: string[];
  matches: number;
  lead: number;
}

/** A move that a search finds good. */
export interface Hint {
  move: string;
  chance: number;
  points: number;
  said: Sentence[];
  gains: Gain[];
  reasons: Gain[];
}

export interface Invitation {
  invitation: string;
}

/** Somebody who asks to join. */
export interface Knock {
  person: string;
  name: string;
  rating: Rating | null;
}

export interface Leave {
  seat: number;
  bot?: string;
}

export interface LessonInfo {
  id: string;
  title: string;
  learnt: boolean;
}

/** An entry of the log. One of kind `undo` takes away the moves from `ply` on. */
export interface Line {
  version: number;
  kind: string;
  seat?: number;
  ply?: number;
  said?: Sentence[];
  move?: string;
  text?: string;
}

export interface Listed {
  table: string;
  game: string;
  stage: Stage;
  touched: number;
  owing: boolean;
  others: Other[];
  due: number | null;
  asked: boolean;
  result: Result | null;
}

/** A position as far as it can be understood. */
export interface Looked {
  wrong: Sentence | null;
  fields: string[];
  seat: number | null;
  marks: Record<string, string>;
  parts: Record<string, string>;
  waiting: number[];
  scores: number[];
  ask: Sentence | null;
  moment: Sentence[];
  sources: Source[];
}

/** You see this table through that seat no more: it is not yours any longer. Watch again to see it otherwise. */
export interface Lost {
  is: "lost";
  table: string;
  seat: number | null;
  why: Sentence;
}

/** What a draw gave to each seat, beside what others would have given. */
export interface Luck {
  chance: number[];
  lead: number[];
}

/** What never changes at a table; it comes in whole frames only. */
export interface Match {
  game: string;
  title: string;
  rules: number;
  options: Record<string, unknown>;
  seed_hash: string | null;
  open_dice?: boolean;
  art?: string;
  clock?: Clock;
  listed?: boolean;
  asks?: boolean;
  lot?: boolean;
  lesson?: Course;
  origin?: Origin;
  before?: string;
}

export interface Me {
  name: string;
  lang: string;
}

/** A ply: what everybody could expect before it, what was decided, and what the draws gave. */
export interface Moment {
  known: Standing[];
  truth: Standing;
  seat: number | null;
  move: string;
  decision: Decision | null;
  luck: Luck | null;
}

/** A match of mine. */
export interface MyMatch {
  table: string;
  game: string;
  seats: number;
  ended: number;
  against: string;
  place: number;
  points: number;
  lead: number;
  opening: string[];
  seconds: number | null;
}

export interface MyMove {
  move: string;
}

/** All that is known of my play. */
export interface MyPlay {
  summaries: Summary[];
  matches: MyMatch[];
}

export interface MyRatings {
  wanted: boolean;
  ratings: Rating[];
}

export interface Name {
  name: string;
  lang?: Language;
}

export interface NewTable {
  game: string;
  seats: Place[];
  options?: Record<string, string | number | boolean>;
  clock?: Clock | null;
  listed?: boolean;
  asks?: boolean;
  meant?: "much" | "new" | "some" | null;
  lot?: boolean;
}

export interface NewWay {
  kind: string;
  address: string;
  daily?: boolean;
  chosen?: boolean;
  zone?: string | null;
}

/** Call those whom the table waits for. */
export interface Nudge {
  do: "nudge";
  id: string;
  table: string;
}

/** A table that goes on from a moment of another. */
export interface Offshoot {
  table: string;
  origin: string;
  ply: number;
  name: string | null;
  by: string | null;
  mine: boolean;
  stage: Stage;
  seats: Other[];
  scores: number[];
  places: number[];
}

/** A table that anybody may join, or ask to. */
export interface OpenTable {
  table: string;
  game: string;
  others: Other[];
  seats: number;
  clock: Clock | null;
  lang: string | null;
  made: number;
  asks: boolean;
  meant: "much" | "new" | "some" | null;
}

export interface OptionInfo {
  name: string;
  label: string;
  help: string;
  choices: Choice[];
}

/** The moment of another match that a table goes on from. */
export interface Origin {
  table: string;
  ply: number;
}

/** Somebody else at a table: a name, or the level of a bot. */
export interface Other {
  name: string | null;
  bot: string | null;
}

/** Lines of the log, and whether there are earlier ones. */
export interface Page {
  log: Line[];
  earlier: boolean;
}

/** A match at an earlier ply, as the asking seat may see it. */
export interface Past {
  ply: number;
  plies: number;
  waiting: number[];
  scores: number[];
  parts: Record<string, string>;
  gone: string[];
  log: Line[];
  ask: Sentence | null;
  moment: Sentence[];
  sources: Source[];
}

/** Who sits at a seat, as everybody may know it. */
export interface Person {
  name?: string;
  bot?: string;
  mine?: boolean;
  taken?: boolean;
  resigned?: boolean;
  host?: boolean;
  open?: boolean;
}

export interface Ping {
  do: "ping";
  id: string;
}

/** Who shall sit at a seat: I, somebody else on this device, a bot, or whoever is invited. */
export interface Place {
  who: "bot" | "guest" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A position, without what will be drawn from it. */
export interface Placed {
  game: string;
  seats: number;
  position: Record<string, unknown>;
}

/** Leave a move for when my turn comes, in place of what was planned or `more` than that, behind it; null: none any more, or not the one of this `number`. */
export interface Plan {
  do: "plan";
  id: string;
  table: string;
  seat: number;
  move?: string | null;
  same?: boolean;
  when?: When | null;
  more?: boolean;
  number?: number | null;
}

/** A move of mine that waits for my turn, or was not played: then it says why. */
export interface Planned {
  move: string;
  said?: Sentence[];
  same?: boolean;
  when?: When;
  dropped?: Sentence;
}

export interface Play {
  do: "play";
  id: string;
  table: string;
  seat: number;
  move: string;
  at: number;
  confirm?: boolean;
}

/** The points over the match: at each ply those that a scoring then would have left. */
export interface Points {
  rows: number[][];
  sources: number[][][];
}

export interface Pong {
  is: "pong";
  id: string;
}

/** The moves that could be mine when my turn comes, by kind. */
export interface Possible {
  is: "possible";
  id: string;
  table: string;
  moves: Record<string, Choices>;
}

/** Whether somebody at a seat is here, when they were last, and whether they are away so long that the others may replace them. */
export interface Presence {
  here: boolean;
  seen: number | null;
  away: boolean;
}

export interface Preview {
  do: "preview";
  id: string;
  table: string;
  seat: number;
  move: string;
  lang?: Language;
  picture?: boolean;
  ahead?: boolean;
}

export interface Previewed {
  is: "preview";
  id: string;
  table: string;
  lines: string[];
  said?: Sentence[];
  parts?: Record<string, string>;
}

/** Ask the others to end the match, to stop the clocks, to go on, or to replace whoever is away from `seat`: by a bot, or by whoever is invited. Where nobody has to be asked, it happens. */
export interface Propose {
  do: "propose";
  id: string;
  table: string;
  what: "bot" | "end" | "open" | "pause" | "resume";
  seat?: number | null;
}

export interface PuzzleInfo {
  id: string;
  moment: Sentence[];
  solved: boolean;
}

export interface PuzzleOfTheDay {
  game: string;
  title: string;
  id: string;
  solved: boolean;
}

/** Whether somebody is told nothing about a table, and whether they have any way on which they could be told. */
export interface Quiet {
  quiet: boolean;
  reached: boolean;
}

/** How strong somebody is at a game with so many seats: about so much, give or take. */
export interface Rating {
  game: string;
  seats: number;
  rating: number;
  sigma: number;
  matches: number;
}

export interface Refused {
  is: "refused";
  id: string | null;
  why: Sentence;
  table?: string;
}

export interface Reply {
  person: string;
  yes: boolean;
}

/** I give up: the match ends, or a bot plays on where others want to finish. */
export interface Resign {
  do: "resign";
  id: string;
  table: string;
  seat: number;
}

/** How a match came out for me. */
export interface Result {
  winners: Other[];
  place: number;
}

/** A saved match (the text of an export) and who shall go on with it. */
export interface Saved {
  save: string;
  seats: Place[];
}

/** A Fluent message and its variables, which may be sentences or lists of them. */
export interface Sentence {
  message: string;
  variables?: Record<string, Value>;
  text?: string;
}

/** A device on which somebody is known. */
export interface Session {
  id: string;
  made: number;
  this: boolean;
}

export interface Shelf {
  games: GameInfo[];
  bots: string[];
  levels: string[];
  languages: string[];
}

export interface Shun {
  seat?: number | null;
  person?: string | null;
  what?: "block" | "mute" | null;
}

/** Somebody whom I do not hear, or do not meet. */
export interface Shunned {
  person: string;
  name: string | null;
  what: "block" | "mute";
}

export interface Silence {
  quiet: boolean;
}

export interface Sit {
  seat: number;
  invitation?: string | null;
}

/** Where points come from: for each seat those it has, and how many more it would get if it were scored now. */
export interface Source {
  name: Sentence;
  done: number[];
  more: number[];
}

/** The table had moved on; nothing was stored. What was missed comes as a frame. */
export interface Stale {
  is: "stale";
  id: string;
  table: string;
  version: number;
  at: number;
}

/** What each seat may expect. */
export interface Standing {
  chance: number[];
  points: number[];
}

/** A moment of an analysis, and what the strong bot's move would have done, where another was worse. */
export interface Studied {
  moment: Moment;
  best: Sentence[];
}

/** My matches of one game with one number of seats. */
export interface Summary {
  game: string;
  title: string;
  seats: number;
  matches: number;
  wins: number;
  points: number;
  lead: number;
  lately: number;
  leads: number[];
  seconds: number | null;
  against: Against[];
  sources: Brings[];
  bot: string | null;
  bot_points: number | null;
  openings: Habit[];
}

export interface TableRatings {
  rated: boolean;
  seats: (Rating | null)[];
}

export interface TableRef {
  table: string;
}

/** A step of a lesson: its words, and what they point at. */
export interface Taught {
  say: Sentence;
  point?: string[];
  does?: boolean;
}

/** A move that one may think of: what it does, and what of the picture it would change. */
export interface Thought {
  move: string;
  said: Sentence[];
  parts: Record<string, string>;
}

/** The seconds that are left to each seat; those of the seats in `runs` grow fewer. */
export interface Times {
  left: number[];
  runs?: number[];
  paused?: boolean;
}

export interface ToLook {
  position: string;
  seat?: number | null;
  seen?: Record<string, string>;
}

export interface ToPlay {
  position: string;
  seats: Place[];
}

export interface ToThink {
  position: string;
  seat: number;
}

export interface Token {
  token: string;
}

export interface Undo {
  do: "undo";
  id: string;
  table: string;
  seat: number;
}

export interface Unwatch {
  do: "unwatch";
  id: string;
  table: string;
  seat?: number | null;
}

export interface Verdict {
  choices: Worth[];
  why: Sentence;
  worlds: number;
  playouts: number;
}

export interface WantRatings {
  wanted: boolean;
}

/** Show me this table, as `seat` sees it; null is a spectator. The answer is a whole frame; what changes follows. */
export interface Watch {
  do: "watch";
  id: string;
  table: string;
  seat?: number | null;
  wants?: ("log" | "moves" | "picture")[];
  lang?: "en" | "hu" | "it" | null;
}

/** A way as its owner sees it. */
export interface Way {
  id: string;
  kind: string;
  address: string;
  proven: boolean;
  daily: boolean;
  chosen: boolean;
}

export interface Ways {
  ways: Way[];
  kinds: string[];
  key: string;
  calm: boolean;
}

/** That somebody makes a move of a kind, or of any, with these labels on those axes; whatever is on the others. */
export interface When {
  seat: number;
  kind?: string | null;
  labels?: Record<string, string>;
}

export interface Whisper {
  text: string;
}

export interface Wish {
  key: string;
  on: boolean;
  table?: string | null;
}

/** What a choice brings when all play on well, and how often that wins. */
export interface Worth {
  move: string;
  lead: number;
  chance: number;
  best: boolean;
}
