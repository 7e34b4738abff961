import type { IncomingMessage } from 'node:http';
import { RETRY_SECONDS } from '@chulbal/http/probes';
import type { FastifyRequest } from 'fastify';
import { isOfSomebodyElse, refuseOtherForm } from '../app/lib/command/reply.server.ts';
import { secureDocument } from './content-security.ts';
import type { RenderedPage } from './page-cache.ts';
import { requestUrl } from './request-url.ts';
import type { Handle } from './router.ts';
import { type Arrival, type OpenVisit, openVisit, type VisitServices } from './visit.ts';

/** Header in which the router's entry names the nonce of its scripts. Never sent. */
const nonceHeader = 'x-render-nonce';

export type Rendered = { page: RenderedPage; cookies: string[] };
export type Render = (
  request: FastifyRequest,
  arrival: Arrival,
  options?: { signal?: AbortSignal },
) => Promise<Rendered>;

/** Has the router answer a request: opens its visit before, and gathers page and cookies after. */
export function renderer(services: VisitServices, handle: Handle): Render {
  const development = services.mode === 'development';
  return async (request, arrival, { signal } = {}) => {
    const opened = await openVisit(services, arrival);
    const webRequest = new Request(requestUrl(request.url, arrival.origin), {
      method: request.method,
      headers: headersOf(request.raw),
      ...(arrival.body?.length ? { body: new Uint8Array(arrival.body) } : {}),
      ...(signal ? { signal } : {}),
    });
    const isForm = request.method === 'POST' && new URL(webRequest.url).pathname.endsWith('.data');
    const response =
      isForm && isOfSomebodyElse(webRequest, opened.visit)
        ? refuseOtherForm(opened.visit)
        : await handle(webRequest, opened.visit);
    const page = await read(response, development);
    if (opened.failed()) page.failed = true;
    sayWhyNot(page, opened);
    return { page, cookies: [...response.headers.getSetCookie(), ...(await opened.setCookies())] };
  };
}

/** Seconds after which one may ask again where too much was asked and no API named a time. */
const LIMIT_SECONDS = 60;

/**
 * A page or an answer that could not be made for want of an API, or because too much was asked of one, says so by its
 * status, whatever refusal its route made of it, and when to ask again: what it shows and the form that it keeps
 * stay as they are.
 */
function sayWhyNot(page: RenderedPage, opened: OpenVisit): void {
  if (opened.unavailable() && (page.status === 422 || page.status >= 500)) page.status = 503;
  else if (opened.limited() && page.status === 422) page.status = 429;
  else if (page.status !== 429) return;
  const seconds = opened.retryAfter() ?? (page.status === 429 ? LIMIT_SECONDS : RETRY_SECONDS);
  page.headers['retry-after'] ??= String(seconds);
}

function headersOf(raw: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** Reads the router's reply whole; a document gets the policy that fits its scripts. */
async function read(response: Response, development: boolean): Promise<RenderedPage> {
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers[name] = value;
  const nonce = headers[nonceHeader];
  delete headers[nonceHeader];
  const { status } = response;
  const sent = Buffer.from(await response.arrayBuffer());
  if (nonce === undefined) return { status, headers, body: sent, failed: status >= 500 };
  // One character a byte: nothing is decoded.
  const { body, policy } = secureDocument(sent.toString('latin1'), nonce, development);
  headers['content-security-policy'] = policy;
  return { status, headers, body, failed: status >= 500 };
}
