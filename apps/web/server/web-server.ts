import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { errors, errorText } from '@chulbal/contract/errors';
import type { Language } from '@chulbal/contract/language';
import type { WebEnv, WebMode } from '@chulbal/http/env';
import { hasOneHost } from '@chulbal/http/one-host';
import { probes } from '@chulbal/http/probes';
import { readinessOf } from '@chulbal/http/readiness';
import { quietLog } from '@chulbal/http/signals/quiet-log';
import { referenceOf } from '@chulbal/http/signals/reference';
import { watchRequests } from '@chulbal/http/signals/requests';
import type { Signals } from '@chulbal/http/signals/signals';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { detectLanguage, languageKey } from '../app/lib/detect-language.ts';
import { ApiCaller } from './api-call.ts';
import { noClientFiles, readClientFiles } from './client-files.ts';
import { securityHeaders } from './content-security.ts';
import { comesFromUs } from './origin-check.ts';
import { type RouteOf, routeOfRequest } from './page-routes.ts';
import { pages } from './pages.ts';
import { ParkedForms } from './parked-form.ts';
import { programCalls } from './program-calls.ts';
import { isOrigin } from './request-url.ts';
import { buildFolder, builtRouter, type Handle, type Router, reloadingRouter } from './router.ts';
import { Sessions } from './session.ts';
import { parseCookies, SessionCookies } from './session-cookies.ts';
import { limitRest, serverTimeouts } from './timeouts.ts';
import { transfers } from './transfers.ts';
import { consoleTransfers } from './transfers-console.ts';
import { contentTransfers } from './transfers-content.ts';
import { pointerTransfers } from './transfers-pointer.ts';
import { seasonTransfers } from './transfers-season.ts';
import type { VisitServices } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the head of the request reached us, ms since the epoch. */
    arrivedAt: number;
    cookies: Record<string, string | undefined>;
  }
}

export type WebServerOptions = {
  env: WebEnv;
  mode: WebMode;
  signals?: Signals;
  /** Answers pages; for tests. Otherwise the build's router, or the reloading one in development. */
  handle?: Handle;
  /** The pattern that a page's address fits, where `handle` is given. */
  routeOf?: RouteOf;
};

/**
 * The web server: pages, assets and transfers, and of the APIs only what a program of an operator reads. Not listening yet. In
 * development it needs `NODE_ENV=development` and `--conditions=development`.
 */
export async function createWebServer({
  env,
  mode,
  handle,
  routeOf = () => '*',
  signals = {},
}: WebServerOptions): Promise<FastifyInstance> {
  const hops = env.TRUST_PROXY;
  const app = Fastify({
    trustProxy: typeof hops === 'number' ? (_address: string, hop: number) => hop < hops : hops,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    ...(signals.log ? { loggerInstance: signals.log } : {}),
    logController: quietLog(),
    ...serverTimeouts(),
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 300 },
  });
  const secure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const ownOrigin = (request: FastifyRequest) => env.PUBLIC_URL ?? `${request.protocol}://${request.host}`;
  const common = securityHeaders(secure);
  /** Without a log, as in tests, nothing that goes wrong is lost. */
  const report = (error: unknown, requestId: string) =>
    signals.log ? signals.log.error({ err: error, requestId }, 'unforeseen') : console.error(error);

  const router: Router = handle
    ? { handle, routeOf }
    : mode === 'development'
      ? await reloadingRouter(app)
      : await builtRouter();
  watchRequests(app, 'web', signals, (request) => ({
    route: routeOfRequest(request, router.routeOf),
  }));
  app.decorateRequest('arrivedAt', 0);
  app.decorateRequest('cookies');
  app.addHook('onRequest', (request, reply, done) => {
    request.arrivedAt = Date.now();
    limitRest(request.raw, reply.raw);
    request.cookies = parseCookies(request.headers.cookie);
    reply.headers(common);
    const { origin, 'sec-fetch-site': fetchSite } = request.headers;
    const own = ownOrigin(request);
    const facts = { method: request.method, origin, fetchSite: [fetchSite].flat()[0] };
    if (hasOneHost(request.raw) && isOrigin(own) && comesFromUs(facts, own)) return done();
    reply.code(400).send({
      code: 400,
      message: errorText('invalidRequest', spokenIn(request)),
      data: { error: 'invalidRequest' },
    });
  });

  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) report(error, request.id);
    const name = status === 413 ? 'tooLarge' : status < 500 ? 'invalidRequest' : 'requestFailed';
    const message = errorText(name, spokenIn(request));
    const data = { error: name, ...(status >= 500 ? { reference: referenceOf(request.id) } : {}) };
    reply.code(status).send({ code: errors[name].code, message, data });
  });

  // A connection that becomes idle while closing would otherwise be held until its keep-alive ends.
  app.addHook('preClose', (done) => {
    const idle = setInterval(() => app.server.closeIdleConnections(), 50);
    app.server.once('close', () => clearInterval(idle));
    idle.unref();
    done();
  });

  const cookies = new SessionCookies(env.COOKIE_SECRET, secure);
  const api = new ApiCaller({ user: env.USER_API_URL, pointer: env.POINTER_API_URL }, env.SERVICE_SECRET);
  const services: VisitServices = {
    sessions: new Sessions(cookies, api),
    api,
    cookies,
    parkedForms: new ParkedForms(env.COOKIE_SECRET),
    mode,
    clientFiles: mode === 'development' ? noClientFiles : await readClientFiles(buildFolder),
    report,
  };

  probes(app, readinessOf(apis(env)));
  await app.register(programCalls, { ...services, ownOrigin });
  await app.register(transfers, { ...services, ownOrigin });
  await app.register(consoleTransfers, { ...services, ownOrigin });
  await app.register(pointerTransfers, { ...services, ownOrigin });
  await app.register(seasonTransfers, { ...services, ownOrigin });
  await app.register(contentTransfers, { ...services, ownOrigin });
  if (mode !== 'development' && !handle) await app.register(staticFiles);
  await app.register(pages, { ...services, handle: router.handle, ownOrigin, commonHeaders: common });

  return app;
}

/** The language of an answer that is no page. */
function spokenIn({ cookies, headers }: FastifyRequest): Language {
  return detectLanguage({
    query: null,
    cookie: cookies?.[languageKey],
    acceptLanguage: headers['accept-language'],
    pathname: '/',
    hostname: '',
  });
}

/** The web server does its work while both APIs do theirs: what they need, it needs. */
function apis({ USER_API_URL, POINTER_API_URL }: WebEnv): Record<string, () => Promise<boolean>> {
  const asks = (url: string) => async () => (await fetch(`${url}/ready`)).ok;
  return { userApi: asks(USER_API_URL), pointerApi: asks(POINTER_API_URL) };
}

/** Headers that tell a browser how to treat a document, or whether a copy is still the same: they say nothing of a file that never changes. */
const ofDocuments = [
  'referrer-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
  'permissions-policy',
  'etag',
  'last-modified',
  'accept-ranges',
];

/**
 * What the build made, compressed beforehand. Names under `/assets/` carry a hash and never change; a page asks for some
 * thirty of them at once, each with its headers.
 */
async function staticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(buildFolder, 'client'),
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      if (immutable) for (const name of ofDocuments) reply.removeHeader(name);
      reply.header(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
}
