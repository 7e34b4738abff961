import type { Span } from '@chulbal/domain/cause';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActOutcome } from './counted-acts.ts';
import { outcomeOf } from './outcome.ts';
import type { ServerName } from './servers.ts';
import type { Signals } from './signals.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The work on this request, where it is traced. */
    span: Span | null;
  }
}

/** What a server says of a request: nothing of its query, its body or its sender (S-06). */
export type ToldRequest = {
  /** The pattern that its address fits, of which there are only so many. */
  route: string;
  /** Name of the error that was told. */
  error?: ActOutcome | null;
};

/** Supervisors ask these all the time, and what they hear is no answer to a person. */
const probes = ['/health', '/ready'];

/**
 * When a request has been answered, writes one JSON line about it (method, route, status, milliseconds and id), counts it,
 * and ends its span. `parentOf` gives the span of ours that a request belongs to.
 */
export function watchRequests(
  app: FastifyInstance,
  server: ServerName,
  { log, metrics, tracing }: Signals,
  tell: (request: FastifyRequest) => ToldRequest,
  parentOf: (request: FastifyRequest) => string | null = () => null,
): void {
  app.decorateRequest('span', null);
  if (tracing) {
    app.addHook('onRequest', (request, _reply, done) => {
      if (!isProbe(request)) request.span = tracing.begin(request.method, parentOf(request));
      done();
    });
  }
  if (!log && !metrics && !tracing) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { route, error = null } = tell(request);
    const { method } = request;
    const status = reply.raw.statusCode;
    const ms = reply.elapsedTime;
    // Its id, by which the lines of the three servers about one request are found, is in every line of its log.
    if (log) request.log.info({ method, route, status, ms: Math.round(ms * 10) / 10 }, 'request');
    if (metrics && !isProbe(request)) {
      metrics.count({ server, method, route, status, seconds: ms / 1000, error });
    }
    const facts = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'chulbal.request_id': request.id,
    };
    request.span?.end({ name: `${method} ${route}`, failed: outcomeOf(status) === 'failed', facts });
    done();
  });
}

function isProbe({ routeOptions }: FastifyRequest): boolean {
  return probes.includes(routeOptions.url ?? '');
}
