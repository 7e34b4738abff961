import type { FastifyReply, FastifyRequest } from 'fastify';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How long a caller may take, so that senders who drip hold nothing for long. */
export const timeouts = {
  /** From the connection to the end of the head. */
  headMs: 20 * SECOND,
  /** For a body that is held in memory: 256 kB at most, a second on a slow phone. */
  bodyMs: 30 * SECOND,
  /** For what still comes of a body that was answered already, such as a refused upload. */
  restMs: 30 * SECOND,
  /** For any request: 1 GiB at half a megabit a second takes five hours. Silence ends an upload sooner. */
  requestMs: 6 * HOUR,
  /** Longer than load balancers keep a connection they may still use. */
  idleMs: 72 * SECOND,
};

/**
 * Options of Fastify: what Node itself watches. It looks at its connections several times in `headMs`. What still comes over
 * an open connection while a server closes is answered as ever.
 */
export function serverTimeouts({ headMs, requestMs, idleMs } = timeouts) {
  return {
    return503OnClosing: false,
    http: { headersTimeout: headMs, connectionsCheckingInterval: headMs / 4 },
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
  };
}

/**
 * Gives up a body that does not come whole in time, from `onRequest`: Node's own limit is one for all requests,
 * and must let a gigabyte through. A stream is its handler's to watch until it is answered.
 */
export function limitBody(request: FastifyRequest, reply: FastifyReply, { bodyMs, restMs } = timeouts): void {
  const { raw, headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let late: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(late);
  if (!headers['content-type']?.startsWith('application/octet-stream')) {
    late = setTimeout(() => {
      if (!reply.sent) void reply.header('connection', 'close').send(new SlowBody());
    }, bodyMs);
  }
  raw.once('end', stop);
  raw.once('close', stop);
  reply.raw.once('finish', () => {
    stop();
    if (!raw.complete) late = setTimeout(() => raw.complete || raw.destroy(), restMs);
  });
}

class SlowBody extends Error {
  readonly statusCode = 408;

  constructor() {
    super('The body did not come in time.');
  }
}
