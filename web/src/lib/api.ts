/** The HTTP API. What is refused is thrown as the sentence that says why. */

import { shut } from "./shut.svelte";
import type { Sentence } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly why: Sentence,
    readonly status: number,
  ) {
    super(why.message);
  }
}

/** Do it; why it is refused, if it is. */
export const refused = (work: () => Promise<unknown>): Promise<Sentence | null> =>
  work().then(
    () => null,
    (error) => {
      if (error instanceof Refusal) return error.why;
      throw error;
    },
  );

export const get = <T>(path: string): Promise<T> => ask("GET", path).then((answer) => answer.json());
export const text = (path: string): Promise<string> => ask("GET", path).then((answer) => answer.text());
export const post = <T>(path: string, body: unknown = {}): Promise<T> => write("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => write("PUT", path, body);
export const remove = (path: string): Promise<void> => write("DELETE", path);

/** Fetch a file and hand it to the browser, to be kept. */
export async function file(path: string): Promise<void> {
  const answer = await ask("GET", path);
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "";
  keep(await answer.blob(), name);
}

export function keep(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(blob);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Ask for something that is long in coming: every line of the answer is told as it comes. */
export async function stream<T>(path: string, signal: AbortSignal, tell: (one: T) => void): Promise<void> {
  const answer = await ask("POST", path, { headers: headers(), body: "{}", signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop()!;
    for (const line of lines) tell(JSON.parse(line) as T);
  }
}

async function write<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, {
    headers: headers(),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.text();
  return (said ? JSON.parse(said) : undefined) as T;
}

function headers(): Record<string, string> {
  const token = /(?:^|; )(?:__Host-)?csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  return { "content-type": "application/json", "x-csrftoken": token };
}

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { method, ...init }).catch(() => {
    throw new Refusal({ message: "no-connection" }, 0);
  });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  if (said.why?.message === "banned") shut.why = said.why;
  throw new Refusal(said.why ?? { message: "our-mistake" }, answer.status);
}
