/** The HTTP API. What is refused is thrown as the sentence that says why. */

import type { Sentence } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly why: Sentence,
    readonly status: number,
  ) {
    super(why.message);
  }
}

export const get = <T>(path: string): Promise<T> => ask("GET", path).then((answer) => answer.json());
export const text = (path: string): Promise<string> => ask("GET", path).then((answer) => answer.text());
export const post = <T>(path: string, body: unknown = {}): Promise<T> => write("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => write("PUT", path, body);
export const remove = (path: string): Promise<void> => write("DELETE", path);

async function write<T>(method: string, path: string, body?: unknown): Promise<T> {
  const token = /(?:^|; )(?:__Host-)?csrf=([^;]+)/.exec(document.cookie)?.[1] ?? "";
  const answer = await ask(method, path, {
    headers: { "content-type": "application/json", "x-csrftoken": token },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said = await answer.text();
  return (said ? JSON.parse(said) : undefined) as T;
}

async function ask(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, { method, ...init }).catch(() => {
    throw new Refusal({ message: "no-connection" }, 0);
  });
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refusal(said.why ?? { message: "our-mistake" }, answer.status);
}
