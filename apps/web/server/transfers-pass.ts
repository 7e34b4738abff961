import type { IncomingMessage } from 'node:http';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { type ErrorName, errorName, errors } from '@chulbal/contract/errors';
import { RETRY_SECONDS } from '@chulbal/http/probes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageOwnerHeader } from '../app/lib/command/page-owner.ts';
import { queryOf } from './api-call.ts';
import { readForm } from './read-form.ts';
import { requestUrl } from './request-url.ts';
import { areaOf } from './session.ts';
import { sendUpstream, type UpstreamReply, type UpstreamRequest } from './stream-through.ts';
import { agentOf, type OpenVisit, openVisit, type VisitServices } from './visit.ts';

export type TransfersOptions = VisitServices & { ownOrigin: (request: FastifyRequest) => string };

/** Headers of a reply that mean something to a browser; the rest is between us and the API. */
const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'retry-after',
  'request-uuid',
  'x-robots-tag',
];

export type Call = {
  endpoint: AnyEndpoint;
  input: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Answers a refusal otherwise than with its JSON. */
  onRefusal?: (reply: FastifyReply, name: ErrorName) => FastifyReply;
};

/** How calls of a browser are passed to the APIs with its session, one named endpoint each. */
export function passing(options: TransfersOptions) {
  const open = (request: FastifyRequest): Promise<OpenVisit> => {
    const origin = options.ownOrigin(request);
    return openVisit(options, {
      url: requestUrl(request.url, origin),
      method: request.method,
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      contentType: undefined,
      origin,
      arrivedAt: request.arrivedAt,
      address: request.ip,
      requestId: request.id,
      agent: agentOf(request),
      span: request.span,
    });
  };

  const refuse = (reply: FastifyReply, opened: OpenVisit, name: ErrorName) => {
    const row = errors[name];
    if (row.status === 503) reply.header('retry-after', RETRY_SECONDS);
    return reply
      .code(row.status)
      .send({ code: row.code, message: row[opened.visit.language], data: { error: name } });
  };

  /** Asks an API for as long as the browser is there. */
  const ask = async (request: FastifyRequest, reply: FastifyReply, sent: Omit<UpstreamRequest, 'signal'>) => {
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    if (request.raw.socket.destroyed) gone.abort();
    return sendUpstream({ ...sent, signal: gone.signal }).catch((): ErrorName => 'unavailable');
  };

  const streamBack = (reply: FastifyReply, answer: UpstreamReply) => {
    reply.code(answer.status);
    for (const name of passedOn) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.send(answer.body);
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, opened: OpenVisit, call: Call) => {
    const { endpoint, input } = call;
    const { state } = opened.sessions[areaOf(endpoint) ?? 'user'];
    const token = state?.access ?? null;
    // A page of somebody else's, which another window left open.
    const owner = request.headers[pageOwnerHeader];
    const isTheirs = state === null || owner === undefined || owner === String(state.who.userId);
    if (endpoint.access !== 'public' && !isTheirs) return 'signInRequired';
    if (endpoint.access !== 'public' && token === null) return 'signInRequired';
    const get = endpoint.method === 'GET';
    const inQuery = get || endpoint.body === 'stream';
    return ask(request, reply, {
      url: options.api.urlOf(endpoint.path) + (inQuery ? queryOf(input) : ''),
      method: endpoint.method,
      headers: { ...options.api.headers(opened.caller, token), ...call.headers },
      body: endpoint.body === 'stream' ? request.raw : get ? undefined : Buffer.from(JSON.stringify(input)),
    });
  };

  /** Sends the call as the visitor and streams the answer back. */
  const pass = async (request: FastifyRequest, reply: FastifyReply, opened: OpenVisit, call: Call) => {
    const { onRefusal } = call;
    const answer = await send(request, reply, opened, call);
    const cookies = await opened.setCookies();
    if (cookies.length) reply.header('set-cookie', cookies);
    if (typeof answer === 'string')
      return onRefusal ? onRefusal(reply, answer) : refuse(reply, opened, answer);
    if (onRefusal && answer.status >= 400) return onRefusal(reply, await refusalIn(answer));
    return streamBack(reply, answer);
  };

  /** Sends a question as a program that has a token of its own, to the address it named. */
  const passProgram = async (
    request: FastifyRequest,
    reply: FastifyReply,
    opened: OpenVisit,
    token: string,
  ) => {
    const answer = await ask(request, reply, {
      url: options.api.urlOf(request.url),
      method: 'GET',
      headers: options.api.headers(opened.caller, token),
    });
    return typeof answer === 'string' ? refuse(reply, opened, answer) : streamBack(reply, answer);
  };

  return { open, refuse, pass, passProgram };
}

/** The error that an API's reply of some hundred bytes names. */
async function refusalIn({ body }: UpstreamReply): Promise<ErrorName> {
  let text = '';
  for await (const chunk of body.setEncoding('utf8')) text += chunk;
  try {
    return errorName(Number((JSON.parse(text) as { code: unknown }).code));
  } catch {
    return 'unavailable';
  }
}

/** A body of JSON, which has to come in the time of a form. What is none is refused by the route's schema. */
export async function readJson(raw: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await readText(raw));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The text of a body. @throws 413 or 408 for one that is too large or too slow. */
export async function readText(raw: IncomingMessage): Promise<string> {
  const body = await readForm(raw);
  if (typeof body !== 'string') return body.toString();
  throw Object.assign(new Error('The body is too large or too slow.'), {
    statusCode: body === 'tooLarge' ? 413 : 408,
  });
}
