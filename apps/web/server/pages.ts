import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { hasOwnFrame } from '../app/lib/own-frame.ts';
import { sendBusy } from './busy.ts';
import { bestEncoding, compressAtOnce, compressible, type Encoding } from './compress.ts';
import { LoadLimit } from './load-limit.ts';
import { type CachedPage, PageCache, pageKey } from './page-cache.ts';
import { readForm } from './read-form.ts';
import { isReadableBody } from './readable-body.ts';
import { renderer } from './render.ts';
import { pagePath, requestUrl } from './request-url.ts';
import type { Handle } from './router.ts';
import { anyShuffle, isShuffled, shuffleCookie, shuffleKey, shuffleOf } from './shuffle.ts';
import { type Arrival, agentOf, languageOf, type VisitServices } from './visit.ts';

const methods = ['GET', 'HEAD', 'POST'];
const uncached = 'private, no-cache';
/** Pages of the console show people and secrets: nothing of them stays on a shared computer, not even for Back. */
const unstored = 'no-store';
/** Of what is compressed for one reader: 5 % longer than at 4, for a third of the time. */
const onceQuality = 2;
const vary = 'Accept-Encoding, Accept-Language, Cookie';

export type PagesOptions = VisitServices & {
  handle: Handle;
  ownOrigin: (request: FastifyRequest) => string;
  /** Headers that every reply carries. */
  commonHeaders: Record<string, string>;
};

/** Every page, data request and form of the site: all that is neither an asset nor a transfer. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const render = renderer(options, options.handle);
  const cache = new PageCache();
  const keys = new LRUCache<string, { key: string | null }>({
    max: 2000,
    maxSize: 2 * 1024 * 1024,
    sizeCalculation: (_, look) => 2 * look.length,
  });
  // Whoever saves or submits has a place however many only look.
  const load = { reading: new LoadLimit(), writing: new LoadLimit() };

  // Bodies go to the router as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));

  const arrivalOf = (request: FastifyRequest): Arrival => {
    const origin = options.ownOrigin(request);
    return {
      url: pageUrl(requestUrl(request.url, origin)),
      method: request.method,
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      contentType: request.headers['content-type'],
      origin,
      arrivedAt: request.arrivedAt,
      address: request.ip,
      requestId: request.id,
      agent: agentOf(request),
      span: request.span,
    };
  };

  const spokenTo = ({ url, cookies, headers }: FastifyRequest) =>
    languageOf({
      url: requestUrl(url, 'http://here'),
      cookies,
      acceptLanguage: headers['accept-language'],
    });

  /** The key of a page that may be cached. Worked out once for requests that look alike. */
  const keyOf = (request: FastifyRequest): string | null => {
    if (request.method !== 'GET' || options.mode === 'development') return null;
    if (options.cookies.any(request.cookies)) return null;
    const origin = options.ownOrigin(request);
    const shuffle = isShuffled(requestUrl(request.url, origin).pathname)
      ? (request.cookies[shuffleKey] ?? '')
      : '';
    const look = `${origin}${request.url} ${request.cookies.lang ?? ''} ${shuffle} ${request.headers['accept-language'] ?? ''}`;
    const known = keys.get(look);
    if (known) return known.key;
    const { cookies, headers } = request;
    const url = requestUrl(request.url, origin);
    const page = pageKey(url, languageOf({ url, cookies, acceptLanguage: headers['accept-language'] }));
    const key = page && `${page} ${shuffle}`;
    keys.set(look, { key });
    return key;
  };

  /** Gives a visitor of a shuffled page an order, as if their browser had sent it; the cookie that keeps it, or none. */
  const shuffled = (request: FastifyRequest): string[] => {
    const { pathname } = requestUrl(request.url, options.ownOrigin(request));
    if (!isShuffled(pathname) || shuffleOf(request.cookies) !== null) return [];
    const shuffle = anyShuffle();
    request.cookies[shuffleKey] = String(shuffle);
    return [options.cookies.serialize(shuffleCookie(shuffle, new Date(request.arrivedAt)))];
  };

  const make = (key: string, request: FastifyRequest): Promise<CachedPage | null> =>
    cache.get(key, () => load.reading.run(async () => (await render(request, arrivalOf(request))).page));

  app.all('/*', async (request, reply) => {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const order = shuffled(request);
    const key = keyOf(request);
    if (key !== null) {
      const page = cache.find(key) ?? (await make(key, request));
      const common =
        order.length > 0 ? { ...options.commonHeaders, 'set-cookie': order } : options.commonHeaders;
      return page ? sendCached(reply, page, encoding, common) : sendBusy(request, reply, spokenTo(request));
    }

    if (!methods.includes(request.method)) return refuse(reply.header('allow', methods.join(', ')), 405);
    const arrival = arrivalOf(request);
    const body = request.method === 'POST' ? await readForm(request.raw) : undefined;
    if (body === 'tooLarge') return refuse(reply.header('connection', 'close'), 413);
    if (body === 'tooSlow') return refuse(reply.header('connection', 'close'), 408);
    if (body && !(await isReadableBody(arrival.url.pathname, arrival.contentType, body))) {
      return refuse(reply, 400);
    }
    const aborted = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) aborted.abort();
    });
    const places = request.method === 'POST' ? load.writing : load.reading;
    const rendered = await places.run(() =>
      render(request, { ...arrival, body }, { signal: aborted.signal }),
    );
    if (!rendered) return sendBusy(request, reply, spokenTo(request));
    const { page, cookies } = rendered;
    const control = hasOwnFrame(arrival.url.pathname) ? unstored : uncached;
    reply.code(page.status).headers({ 'cache-control': control, vary, ...page.headers, ...sentNow() });
    if (cookies.length + order.length) reply.header('set-cookie', [...cookies, ...order]);
    if (!compressible(page.headers['content-type'] ?? null, page.body.length)) return reply.send(page.body);
    return reply.headers(encoded(encoding)).send(compressAtOnce(page.body, encoding, onceQuality));
  });
}

/** Writes a cached page directly, bypassing the framework: it is the same for everyone and is sent unchanged. */
function sendCached(
  reply: FastifyReply,
  page: CachedPage,
  encoding: Encoding,
  common: Record<string, string | string[]>,
): void {
  reply.hijack();
  reply.raw.writeHead(page.status, {
    ...common,
    ...page.headers,
    ...encoded(encoding),
    ...sentNow(),
    vary,
    'cache-control': uncached,
    'content-length': page.body[encoding].length,
  });
  reply.raw.end(page.body[encoding]);
}

/** The address the router will see it as: without `.data` and without its own query. */
function pageUrl(url: URL): URL {
  const page = new URL(url);
  page.pathname = pagePath(page.pathname);
  page.searchParams.delete('_routes');
  page.searchParams.delete('index');
  return page;
}

function encoded(encoding: Encoding): Record<string, string> {
  return encoding === 'identity' ? {} : { 'content-encoding': encoding };
}

/** The server's clock as the reply leaves, for the page's own clock. */
function sentNow(): Record<string, string> {
  return { 'server-timing': `now;desc="${Date.now()}"` };
}

const refusals = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Payload Too Large',
};

function refuse(reply: FastifyReply, status: keyof typeof refusals) {
  return reply.code(status).type('text/plain; charset=utf-8').send(refusals[status]);
}
