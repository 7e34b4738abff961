import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Seconds after which a server that is not ready may be asked again. */
export const RETRY_SECONDS = 5;

/**
 * What a supervisor asks a server, and nothing personal: `/health` answers while the process lives, `/ready` 200 while it
 * can do its work and else 503, with what is missing by name.
 */
export function probes(app: FastifyInstance, ready: () => Promise<Readiness>): void {
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    const found = await ready();
    if (!found.ready) reply.code(503).header('retry-after', RETRY_SECONDS);
    return reply.header('cache-control', 'no-store').send(found);
  });
}
