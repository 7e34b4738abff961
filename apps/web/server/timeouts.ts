import type { IncomingMessage, ServerResponse } from 'node:http';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** How long a browser may take, so that senders who drip hold nothing for long. Forms: `read-form.ts`. */
export const timeouts = {
  /** From the connection to the end of the head. */
  headMs: 20 * SECOND,
  /** For what still comes of a body that was answered already: a browser reads the answer when it has sent all. */
  restMs: 10 * MINUTE,
  /** For any request: 1 GiB at half a megabit a second takes five hours. Silence ends an upload sooner. */
  requestMs: 6 * 60 * MINUTE,
  /** Longer than load balancers keep a connection they may still use. */
  idleMs: 65 * SECOND,
};

/**
 * Options of Fastify: what Node itself watches. It looks at its connections several times in `headMs`. What still comes over
 * an open connection while a server closes is answered as ever.
 */
export function serverTimeouts({ headMs, requestMs, idleMs } = timeouts) {
  return {
    return503OnClosing: false,
    http: { headersTimeout: headMs, connectionsCheckingInterval: headMs / 4 },
    connectionTimeout: 0,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
  };
}

/** Ends a request whose body still drips long after its answer. */
export function limitRest(request: IncomingMessage, reply: ServerResponse, { restMs } = timeouts): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  reply.once('finish', () => {
    if (request.complete) return;
    const late = setTimeout(() => request.complete || request.destroy(), restMs);
    request.once('close', () => clearTimeout(late));
  });
}
