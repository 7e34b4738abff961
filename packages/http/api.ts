import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Access, AnyEndpoint, Endpoint, InputOf, OutputOf } from '@chulbal/contract/endpoint';
import { isLanguage, type Language } from '@chulbal/contract/language';
import { causedBy } from '@chulbal/domain/cause';
import type { Clock } from '@chulbal/domain/clock';
import { Fault, fault } from '@chulbal/domain/fault';
import type { Device } from '@chulbal/domain/sessions/devices.rules';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { callerAddress } from './caller-address.ts';
import { edgeReader } from './edge.ts';
import { errorReply } from './error-reply.ts';
import { type FileReply, sendFile } from './file-reply.ts';
import { floodLimit } from './flood-limit.ts';
import { hasOneHost } from './one-host.ts';
import { openApi } from './open-api.ts';
import { pacedBody } from './paced-body.ts';
import { probes } from './probes.ts';
import { parseInput } from './read-input.ts';
import type { Readiness } from './readiness.ts';
import { type CachedReply, createReplyCache } from './reply-cache.ts';
import type { ActOutcome } from './signals/counted-acts.ts';
import { quietLog } from './signals/quiet-log.ts';
import { referenceOf, withReference } from './signals/reference.ts';
import { watchRequests } from './signals/requests.ts';
import type { Signals } from './signals/signals.ts';
import { limitBody, serverTimeouts } from './timeouts.ts';
import { type Uploader, uploadPlaces } from './upload-places.ts';

/** What a handler gets: who asks, what, when it reached the web server, and in which language. */
export type Call<A, I> = {
  actor: A;
  input: I;
  /** When the request's head reached the web server; the time every rule is asked with. */
  now: Date;
  language: Language;
  /** The caller's address, for limits: of IPv6 the network. */
  address: string;
  /** On what they ask, as far as the web server knows. */
  device: Device;
  /** The body of an endpoint with `body: 'stream'`, as it comes in. */
  body: AsyncIterable<Uint8Array>;
};

type Result<E extends AnyEndpoint> = E extends { readonly reply: 'stream' }
  ? FileReply
  : z.input<E['output']>;

export type ApiOptions<Actors extends Partial<Record<Access, unknown>>> = {
  /** `/api` or `/admin`: where the documentation is served. */
  prefix: '/api' | '/admin';
  title: string;
  clock: Clock;
  serviceSecret: string;
  /**
   * Requests a minute before 429, of one session, or of one address from where no session is known: a bound against
   * floods, not against people, of whom a school may stand behind one address.
   */
  requestsAMinute: number;
  /** Which session a request's token is of, if its signature is right: asked before anything else, so no database. */
  sessionOf(request: FastifyRequest, now: Date): Promise<string | null>;
  /** What `/ready` says. */
  ready: () => Promise<Readiness>;
  signals?: Signals | undefined;
  /** The one place that turns a bearer token into an actor: throws 401 or 403 by the error table. */
  authenticate<A extends keyof Actors & Access>(
    endpoint: Pick<Endpoint<A>, 'access' | 'method' | 'may' | 'fresh'>,
    request: FastifyRequest,
    asked: { now: Date; address: string },
  ): Promise<Actors[A]>;
};

/** An API: endpoints are mounted, each exactly once, with a handler that gets the right kind of actor. */
export type Api<Actors extends Partial<Record<Access, unknown>>> = {
  readonly app: FastifyInstance;
  readonly mounted: readonly AnyEndpoint[];
  mount<E extends Endpoint<keyof Actors & Access, z.ZodType, z.ZodType>>(
    endpoint: E,
    handler: (call: Call<Actors[E['access']], InputOf<E>>) => Promise<Result<E>>,
  ): void;
};

/** JSON bodies larger than this are refused with 413. A draft with four members is about 12 kB. */
const BODY_LIMIT = 256 * 1024;

/** Of every reply, for a browser that reaches an API past the web server: nothing of it is a page (S-14). */
const commonHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const JSON_TYPE = 'application/json; charset=utf-8';

/** What is known of a request before anything is asked of it. */
type Facts = { now: Date; address: string; language: Language; device: Device };

declare module 'fastify' {
  interface FastifyRequest {
    facts: Facts | null;
    /** By whom it is counted. */
    sender: Uploader | null;
    /** Name of the error that is told. */
    told: ActOutcome | null;
  }
}

export async function createApi<Actors extends Partial<Record<Access, unknown>>>(
  options: ApiOptions<Actors>,
): Promise<Api<Actors>> {
  const { log } = options.signals ?? {};
  const edgeOf = edgeReader(options.serviceSecret, options.clock);
  const app = Fastify({
    ...serverTimeouts(),
    bodyLimit: BODY_LIMIT,
    genReqId: (raw) => edgeOf(raw)?.requestId ?? randomUUID(),
    ...(log ? { loggerInstance: log } : {}),
    logController: quietLog(),
    routerOptions: { ignoreTrailingSlash: false },
  });
  const cache = createReplyCache({ ...commonHeaders, 'content-type': JSON_TYPE });
  const mounted: AnyEndpoint[] = [];

  app.decorateRequest('facts', null);
  app.decorateRequest('sender', null);
  app.decorateRequest('told', null);
  const server = options.prefix === '/api' ? 'user-api' : 'admin-api';
  watchRequests(
    app,
    server,
    options.signals ?? {},
    (request) => ({
      route: request.routeOptions.url ?? '*',
      error: request.told,
    }),
    ({ raw }) => (edgeOf(raw) ? ([raw.headers.traceparent].flat()[0] ?? null) : null),
  );
  const secondsToWait = floodLimit(options.requestsAMinute);
  const uploads = uploadPlaces(options.signals?.metrics?.uploads(server));
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', (request, reply, done) => {
    limitBody(request, reply);
    if (!hasOneHost(request.raw)) return done(fault('invalidRequest'));
    const clockNow = options.clock();
    if (request.headers.authorization === undefined) return admit(request, reply, clockNow, null, done);
    options.sessionOf(request, clockNow).then(
      (session) => admit(request, reply, clockNow, session, done),
      (error) => done(error),
    );
  });

  /** Counts a request, and answers it from what is cached or lets it through. */
  function admit(
    request: FastifyRequest,
    reply: FastifyReply,
    clockNow: Date,
    session: string | null,
    done: (error?: Error) => void,
  ): void {
    const sender: Uploader = session
      ? { kind: 'session', key: `session ${session}` }
      : { kind: 'address', key: factsOf(request, clockNow).address };
    request.sender = sender;
    const retryAfter = secondsToWait(sender.key, clockNow.getTime());
    // What is cached goes to a visitor at once: nothing more is asked of the request (F-02).
    const cached = retryAfter === 0 && isVisit(request) ? cache.peek(keyOf(request)) : undefined;
    if (cached) {
      sendCached(reply, cached);
      return;
    }
    reply.headers(commonHeaders);
    if (retryAfter > 0) done(fault('tooManyRequests', { retryAfter }));
    else done();
  }

  function factsOf(request: FastifyRequest, clockNow = options.clock()): Facts {
    if (request.facts) return request.facts;
    const edge = edgeOf(request.raw);
    request.facts = {
      now: edge?.arrivedAt ?? clockNow,
      address: callerAddress(edge?.address ?? request.ip),
      language: edge?.language ?? spokenLanguage(request),
      device: edge?.device ?? { id: null, agent: request.headers['user-agent'] ?? '' },
    };
    return request.facts;
  }

  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(fault('notFound'), request, reply));

  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { language } = factsOf(request);
    const answer = errorReply(error, language);
    request.told = answer.body.data.error;
    if (answer.unknown) request.log.error({ err: error }, 'unforeseen');
    else if (answer.status === 503) request.log.warn({ err: error }, 'outage');
    if (answer.status >= 500) {
      const reference = referenceOf(request.id);
      answer.body.data.reference = reference;
      if (answer.unknown) answer.body.message = withReference(answer.body.message, language, reference);
    }
    if (answer.retryAfter !== undefined) reply.header('retry-after', answer.retryAfter);
    return reply.status(answer.status).send(answer.body);
  }

  const api: Api<Actors> = {
    app,
    mounted,
    mount(endpoint, handler) {
      if (mounted.some((one) => one.path === endpoint.path))
        throw new Error(`${endpoint.path} is mounted twice.`);
      mounted.push(endpoint);
      const seconds = endpoint.cacheSeconds;

      const answer = (request: FastifyRequest, reply: FastifyReply) =>
        causedBy({ requestId: request.id, span: request.span }, () => {
          const work = () => answerTo(request, reply);
          const { sender } = request;
          return endpoint.body === 'stream' && sender ? uploads.hold(sender, work) : work();
        });

      async function answerTo(request: FastifyRequest, reply: FastifyReply) {
        const { now, language, address, device } = factsOf(request);
        const actor = await options.authenticate(endpoint, request, { now, address }).catch((error) => {
          // Nobody is asked who they are for an input that is refused anyway: what is wrong with it comes first.
          if (error instanceof Fault && error.error === 'confirmYourself') parseInput(endpoint, request);
          throw error;
        });
        const run = () =>
          handler({
            actor,
            input: parseInput(endpoint, request),
            now,
            language,
            address,
            device,
            body: (endpoint.body === 'stream' ? fileIn(request) : undefined) as AsyncIterable<Uint8Array>,
          });
        if (seconds) {
          const cached = await cache.get(keyOf(request), seconds, async () =>
            Buffer.from(JSON.stringify(success(endpoint, await run()))),
          );
          return sendCached(reply, cached);
        }
        const result = await run();
        if (endpoint.reply === 'stream') return sendFile(reply, request, result as FileReply);
        return reply.send(success(endpoint, result));
      }

      app.route({
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.mostBytes ?? BODY_LIMIT,
        handler: answer,
      });
    },
  };

  function keyOf(request: FastifyRequest): string {
    return `${factsOf(request).language} ${request.url}`;
  }

  openApi(app, options.prefix, options.title, mounted);
  probes(app, options.ready);
  return api;
}

/** The file that is a request's body. @throws invalidRequest for another kind of body, or none */
function fileIn({ body }: FastifyRequest): AsyncIterable<Uint8Array> {
  if (!(body instanceof Readable)) throw fault('invalidRequest');
  return pacedBody(body);
}

/** Reads what anybody may read: it comes without a token. */
function isVisit({ raw, headers }: FastifyRequest): boolean {
  return raw.method === 'GET' && headers.authorization === undefined;
}

/** The output schema drops what it does not name, so nothing leaks by accident (S-15). */
function success<E extends AnyEndpoint>(endpoint: E, result: unknown) {
  return { code: 200, message: 'OK', data: endpoint.output.parse(result) as OutputOf<E> };
}

/** Bypasses the framework, which would process every part of a reply that is the same each time (F-02). */
function sendCached(reply: FastifyReply, { headers, bytes }: CachedReply) {
  // The framework has marked it as the last one of its connection.
  if (reply.hasHeader('connection')) return reply.type(JSON_TYPE).send(bytes);
  reply.hijack();
  reply.raw.writeHead(200, headers).end(bytes);
}

function spokenLanguage(request: FastifyRequest): Language {
  const first = request.headers['accept-language']?.slice(0, 2);
  return isLanguage(first) ? first : 'ko';
}
