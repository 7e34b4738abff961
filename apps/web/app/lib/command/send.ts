import type { Problem } from '../api-error.ts';
import { pageOwnerHeaders } from './page-owner.ts';

/**
 * How a command went. `signedOut`: the session is over, and nothing was done. `unreached`: nobody knows whether it
 * was done; `retryAfter` (seconds) and `problem` where the server itself said so, being busy or out of order.
 */
export type Answer<T> =
  | { kind: 'done'; data: T; at?: string }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signedOut'; problem?: Problem }
  | { kind: 'unreached'; retryAfter?: number; problem?: Problem };

/**
 * Longest wait for an answer in ms. A connection that hangs is a lost one: a save is tried again soon, and what
 * somebody waits for may be long work.
 */
export const answerTimeout = { save: 15_000, command: 60_000 } as const;

/**
 * Bytes of all bodies of the page that may outlive it at the same time. The Fetch standard refuses what goes beyond
 * 64 KiB; the rest is room for what the browser itself adds.
 */
export const outlivingLimit = 60_000;
let outliving = 0;

/**
 * Posts JSON and waits for the answer; never throws, and never waits longer than `timeout` (ms). A page that is
 * being closed still sends it as long as the page's bodies are small enough together.
 */
export async function send<T>(
  address: string,
  content: unknown,
  timeout: number = answerTimeout.command,
): Promise<Answer<T>> {
  const body = JSON.stringify(content);
  const size = new TextEncoder().encode(body).length;
  const keepalive = outliving + size <= outlivingLimit;
  if (keepalive) outliving += size;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...pageOwnerHeaders(),
      },
      body,
      keepalive,
      signal: limit.signal,
    });
    return await answerOf<T>(response);
  } catch {
    return { kind: 'unreached' };
  } finally {
    clearTimeout(timer);
    if (keepalive) outliving -= size;
  }
}

async function answerOf<T>(response: Response): Promise<Answer<T>> {
  if (response.ok) {
    const data = (await response.json()) as T;
    const date = Date.parse(response.headers.get('date') ?? '');
    return { kind: 'done', data, ...(date ? { at: new Date(date).toISOString() } : {}) };
  }
  const sent = (await response.json().catch(() => null)) as Problem | null;
  const said = sent && sent.code > 0 ? { problem: sent } : {};
  const name = said.problem?.name;
  if (name === 'signInRequired' || name === 'sessionOver' || (response.status === 401 && !name))
    return { kind: 'signedOut', ...said };
  if (response.status < 500 && response.status !== 429 && said.problem)
    return { kind: 'refused', problem: said.problem };
  const seconds = Number(response.headers.get('retry-after')) || said.problem?.retryAfter || 0;
  return { kind: 'unreached', ...(seconds > 0 ? { retryAfter: seconds } : {}), ...said };
}
