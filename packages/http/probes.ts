import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** Seconds after which a server that is not ready may be asked again. */
export const RETRY_SECONDS = 5;

/** Longer than any proxy or cluster waits between two looks at `/ready`. */
const ASKED_LATELY_MS = 15_000;

type Probed = { leaving: boolean; askedAt: number };

const probed = new WeakMap<FastifyInstance, Probed>();

/**
 * What a supervisor asks a server, and nothing personal: `/health` answers while the process lives, `/ready` 200 while it
 * can do its work and else 503, with what is missing by name; 503 as well once it is about to end.
 */
export function probes(app: FastifyInstance, ready: () => Promise<Readiness>): void {
  const state: Probed = { leaving: false, askedAt: Number.NEGATIVE_INFINITY };
  probed.set(app, state);
  // Who is still sent here goes elsewhere with the next request.
  app.addHook('onRequest', (_request, reply, done) => {
    if (state.leaving) reply.raw.setHeader('connection', 'close');
    done();
  });
  app.get('/health', async () => ({ ok: true }));
  app.get('/ready', async (_request, reply) => {
    state.askedAt = performance.now();
    const found = state.leaving ? { ready: false, needs: { stays: false } } : await ready();
    if (!found.ready) reply.code(503).header('retry-after', RETRY_SECONDS);
    return reply.header('cache-control', 'no-store').send(found);
  });
}

/**
 * Says at `/ready` from now on that nobody is to be sent here any more, while everything is still served. True where
 * somebody asks there, who has to learn of it before the server closes.
 */
export function leave(app: FastifyInstance): boolean {
  const state = probed.get(app);
  if (!state) return false;
  state.leaving = true;
  return performance.now() - state.askedAt < ASKED_LATELY_MS;
}
