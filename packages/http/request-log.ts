import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What a log line says about a request: nothing of its query, its body or its sender (S-06). */
export type LoggedRequest = { route: string; requestId: string };

/**
 * Writes one JSON line a request when it is answered: method, route, status, milliseconds, and the id by which the lines
 * of the web server and the APIs about the same request are found.
 */
export function logRequests(
  app: FastifyInstance,
  describe: (request: FastifyRequest, status: number) => LoggedRequest,
) {
  app.addHook('onResponse', (request, reply, done) => {
    const status = reply.raw.statusCode;
    const { route, requestId } = describe(request, status);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status, ms, requestId }, 'request');
    done();
  });
}

/** A page's address as a route: numbers and names in it become `:`, and an address of no page is `*`. */
export function routeOfPage(path: string, status: number): string {
  if (status === 404 || status === 400) return '*';
  const parts = path
    .split('/')
    .map((part) => (/^[a-z]*(?:-[a-z]+)*(?:\.(?:data|ics|xml|txt))?$/.test(part) ? part : ':'));
  return parts.join('/');
}
