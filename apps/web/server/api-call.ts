import { text } from 'node:stream/consumers';
import type { AnyEndpoint, OutputOf, Reply } from '@chulbal/contract/endpoint';
import { type ErrorData, errorName } from '@chulbal/contract/errors';
import { referenceOf } from '@chulbal/http/signals/reference';
import type { Span } from '@chulbal/http/signals/signals';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { isApiError } from '../app/lib/api-error.ts';
import { apiError, apiErrorOf, apiSilence } from './api-error.ts';
import { type EdgeFacts, edgeHeader, signEdge } from './edge.ts';
import { sendUpstream } from './stream-through.ts';

/** Who asks: the facts about one request of a browser that go along with every call made for it. */
export type Caller = EdgeFacts & {
  /** The work on the request, where it is traced. */
  span?: Span | null;
};

export type ApiAddresses = { user: string; pointer: string };

const envelope = z.object({ code: z.number(), message: z.string(), data: z.unknown() });
const errorData = z.object({
  error: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retryAfter: z.number().optional(),
  detail: z.unknown().optional(),
  reference: z.string().optional(),
});
const timeout = 15_000;
/** Bytes of all kept answers together, and how many times its text an answer takes as it is kept. */
const cacheBytes = 16 * 1024 * 1024;
const unfolded = 3;

/** Query text of an input: arrays as repeated keys, what is undefined or null is left out. */
export function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.size ? `?${query}` : '';
}

/** What an API said, and how long that was as text. */
type Answer = { said: unknown; length: number };

/** Calls the APIs for a browser, and keeps public answers for as long as their endpoint allows. */
export class ApiCaller {
  readonly addresses: ApiAddresses;
  readonly #serviceSecret: string;
  readonly #kept: LRUCache<string, Answer>;
  readonly #asked = new Map<string, Promise<Answer>>();

  constructor(addresses: ApiAddresses, serviceSecret: string, bytes = cacheBytes) {
    this.addresses = addresses;
    this.#kept = new LRUCache({
      max: 500,
      maxSize: bytes,
      sizeCalculation: ({ length }, key) => unfolded * length + 2 * key.length,
    });
    this.#serviceSecret = serviceSecret;
  }

  urlOf(path: string): string {
    return (path.startsWith('/admin/') ? this.addresses.pointer : this.addresses.user) + path;
  }

  /** Headers of a call made for this caller. */
  headers(caller: Caller, token: string | null): Record<string, string> {
    const { span, ...edge } = caller;
    return {
      accept: 'application/json',
      'accept-language': caller.language,
      [edgeHeader]: signEdge(edge, this.#serviceSecret),
      ...(span ? { traceparent: span.traceparent } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
  }

  /** @throws ApiError with the error's name, or `networkError` when no answer came. */
  async call<E extends AnyEndpoint>(
    endpoint: E,
    input: Record<string, unknown>,
    caller: Caller,
    token: string | null,
  ): Promise<OutputOf<E>> {
    if (endpoint.access !== 'public' || !endpoint.cacheSeconds) {
      return (await this.#send(endpoint, input, caller, token)).said as OutputOf<E>;
    }
    const key = `${caller.language} ${endpoint.path}${queryOf(input)}`;
    const kept = this.#kept.get(key) ?? this.#asked.get(key);
    if (kept) return (await kept).said as OutputOf<E>;
    const asked = this.#send(endpoint, input, caller, null);
    this.#asked.set(key, asked);
    try {
      const answer = await asked;
      this.#kept.set(key, answer, { ttl: endpoint.cacheSeconds * 1000 });
      return answer.said as OutputOf<E>;
    } finally {
      this.#asked.delete(key);
    }
  }

  /** What cannot be written, endless nesting or a value that is no text, is no request. */
  #written(input: Record<string, unknown>, get: boolean, { language }: Caller) {
    try {
      return get ? { query: queryOf(input), body: '' } : { query: '', body: JSON.stringify(input) };
    } catch {
      throw apiErrorOf('invalidRequest', language);
    }
  }

  async #send(
    endpoint: AnyEndpoint,
    input: Record<string, unknown>,
    caller: Caller,
    token: string | null,
  ): Promise<Answer> {
    const span = caller.span?.begin(`${endpoint.method} ${endpoint.path}`, 'asks') ?? null;
    try {
      const answer = await this.#ask(endpoint, input, { ...caller, span }, token);
      span?.end();
      return answer;
    } catch (error) {
      span?.end({ failed: !isApiError(error) || error.status >= 500 });
      throw error;
    }
  }

  async #ask(
    endpoint: AnyEndpoint,
    input: Record<string, unknown>,
    caller: Caller,
    token: string | null,
  ): Promise<Answer> {
    const get = endpoint.method === 'GET';
    const headers = this.headers(caller, token);
    if (!get) headers['content-type'] = 'application/json';
    const { query, body } = this.#written(input, get, caller);
    let status: number;
    let reply: Reply<unknown>;
    let length: number;
    try {
      const sent = await sendUpstream({
        url: this.urlOf(endpoint.path) + query,
        method: endpoint.method,
        headers,
        body: get ? undefined : Buffer.from(body),
        signal: AbortSignal.timeout(timeout),
      });
      status = sent.status;
      const said = await text(sent.body);
      length = said.length;
      reply = envelope.parse(JSON.parse(said));
    } catch {
      throw apiSilence(caller.language, referenceOf(caller.requestId));
    }
    if (status < 400) return { said: reply.data, length };
    const name = errorName(reply.code);
    const data = errorData.safeParse(reply.data);
    throw apiError(name, reply.message, {
      ...(data.success ? data.data : {}),
      error: name,
    } satisfies ErrorData);
  }
}
