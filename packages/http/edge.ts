import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLanguage, type Language } from '@chulbal/contract/language';
import type { Clock } from '@chulbal/domain/clock';
import type { Device } from '@chulbal/domain/sessions/devices.rules';
import { z } from 'zod';

const edgeFacts = z.object({
  arrivedAt: z.number().int().positive(),
  address: z.string().max(64),
  language: z.string().optional(),
  requestId: z.string().max(64),
  agent: z.string().max(400).optional(),
  device: z.string().max(64).optional(),
});

/**
 * What the web server saw of a browser's request: when its head arrived (milliseconds since 1970, UTC), from
 * which address, in which language, on which device. Believed only with the service's signature.
 */
export type EdgeFacts = {
  arrivedAt: Date;
  address: string;
  language: Language | null;
  requestId: string;
  device: Device;
};

/** How far ahead or behind the signed time may be before the signature counts as replayed. */
const MAX_SKEW_MS = 60 * 60 * 1000;

/** Reads the `x-edge` header: base64url JSON, a dot, its HMAC-SHA-256 in hex. Null when it is not ours. */
export function readEdge(header: string | undefined, secret: string, now: Date): EdgeFacts | null {
  if (!header) return null;
  const [, body, signature] = /^([\w-]+)\.([0-9a-f]{64})$/.exec(header) ?? [];
  if (!body || !signature) return null;
  const expected = createHmac('sha256', secret).update(body).digest();
  if (!timingSafeEqual(Buffer.from(signature, 'hex'), expected)) return null;
  const facts = edgeFacts.safeParse(parse(body));
  if (!facts.success || Math.abs(now.getTime() - facts.data.arrivedAt) > MAX_SKEW_MS) return null;
  const { arrivedAt, address, language, requestId, agent = '', device = null } = facts.data;
  return {
    arrivedAt: new Date(arrivedAt),
    address,
    requestId,
    device: { id: device, agent },
    language: isLanguage(language) ? language : null,
  };
}

/** Reads what the web server says of a request, once for each. */
export function edgeReader(secret: string, clock: Clock): (request: IncomingMessage) => EdgeFacts | null {
  const known = new WeakMap<IncomingMessage, EdgeFacts | null>();
  return (request) => {
    const kept = known.get(request);
    if (kept !== undefined) return kept;
    const edge = readEdge([request.headers['x-edge']].flat()[0], secret, clock());
    known.set(request, edge);
    return edge;
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
