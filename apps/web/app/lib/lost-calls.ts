import type { Problem } from './api-error.ts';
import { pageOwnerHeaders } from './command/page-owner.ts';

/** What is said about a call without an answer, in the reader's language. */
export type LostCallWords = { networkError: string; unavailable: string };

type Options = { words: LostCallWords; tell: (text: string) => void };

const postTries = 3;
const navigationTries = 2;
const longestWait = 15_000;

let pendingPath: string | null = null;

/** The root says where the reader is going; a call for that place may fail and show the error page. */
export function noteNavigation(pathname: string | null): void {
  pendingPath = pathname;
}

/**
 * Guards the router's own calls, so that a call which does not reach the server costs nobody what they typed:
 * - a form that was shed (503 with Retry-After: nothing was done) is sent again, then answered with `problem`;
 * - a form that found no network is answered with `problem`, and the form stays;
 * - what a page loads in the background waits for the network; what a click loads shows the error page.
 *
 * A form says whose page it stands on: in a browser that several people use, somebody else may be logged in by now.
 */
export function guardCalls({ words, tell }: Options): void {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const url = new URL(request?.url ?? String(input), location.href);
    if (url.origin !== location.origin || !url.pathname.endsWith('.data')) return send(input, init);
    const method = init?.method ?? request?.method ?? 'GET';
    const signal = init?.signal ?? request?.signal ?? null;
    const again = (more?: RequestInit) => send(request ? request.clone() : input, { ...init, ...more });
    if (method === 'GET') return load(again, url, signal);
    const headers = new Headers(init?.headers ?? request?.headers);
    for (const [name, value] of Object.entries(pageOwnerHeaders())) headers.set(name, value);
    return submit(() => again({ headers }));
  };

  async function submit(again: () => Promise<Response>): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      let response: Response;
      try {
        response = await again();
      } catch (error) {
        if (isAbort(error)) throw error;
        return answer({ name: 'networkError', code: 0, message: words.networkError, fields: {} }, 502);
      }
      if (!wasShed(response)) return response;
      const retryAfter = Number(response.headers.get('retry-after')) || 3;
      if (tried === postTries) {
        return answer(
          { name: 'unavailable', code: 503, message: words.unavailable, fields: {}, retryAfter },
          503,
        );
      }
      tell(words.unavailable);
      await pause(retryAfter * 1000 * (1 + Math.random()));
    }
  }

  async function load(
    again: () => Promise<Response>,
    url: URL,
    signal: AbortSignal | null,
  ): Promise<Response> {
    for (let tried = 1; ; tried += 1) {
      const goingThere = pendingPath !== null && url.pathname.replace(/(?:_)?\.data$/, '') === pendingPath;
      try {
        const response = await again();
        if (!wasShed(response) || (goingThere && tried >= navigationTries)) return response;
      } catch (error) {
        if (isAbort(error) || signal?.aborted || (goingThere && tried >= navigationTries)) throw error;
        if (!goingThere) tell(words.networkError);
      }
      await pause(Math.min(longestWait, 1000 * 2 ** tried));
      signal?.throwIfAborted();
    }
  }
}

/** Refused before anything was done with it. */
function wasShed(response: Response): boolean {
  return (
    response.status === 503 &&
    response.headers.has('retry-after') &&
    !response.headers.has('x-remix-response')
  );
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** An action's reply as the router's wire format has it. */
function answer(problem: LostProblem, status: number): Response {
  return new Response(encodeReply({ data: { problem } }), {
    status,
    headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
  });
}

type LostProblem = Pick<Problem, 'name' | 'code' | 'message' | 'retryAfter'> & {
  fields: Record<string, never>;
};

type Plain = string | number | { [key: string]: Plain | undefined };

/** The router's format: every value once in a list, objects as indices `{"_key": value}`, then a line's end. */
export function encodeReply(value: Plain): string {
  const list: unknown[] = [];
  const put = (one: Plain): number => {
    const place = list.push(null) - 1;
    list[place] =
      typeof one === 'object'
        ? Object.fromEntries(
            Object.entries(one).flatMap(([key, inner]) =>
              inner === undefined ? [] : [[`_${put(key)}`, put(inner)]],
            ),
          )
        : one;
    return place;
  };
  put(value);
  return `${JSON.stringify(list)}\n`;
}
