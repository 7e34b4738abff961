import { createHmac } from 'node:crypto';
import type { Language } from '@chulbal/contract/language';

/** Header in which the web server tells the APIs what only it can know. */
export const edgeHeader = 'x-edge';

/**
 * `agent`: what the browser calls itself; `device`: what it has kept since its first log-in. `arrivedAt`: when the head of the request reached the web server, in
 * milliseconds since the epoch.
 */
export type EdgeFacts = {
  arrivedAt: number;
  address: string;
  language: Language;
  requestId: string;
  agent?: string;
  device?: string;
};

/** The facts as base64url JSON, a dot, and their HMAC-SHA256 under the service secret in hex. */
export function signEdge(facts: EdgeFacts, serviceSecret: string): string {
  const body = Buffer.from(JSON.stringify(facts)).toString('base64url');
  return `${body}.${createHmac('sha256', serviceSecret).update(body).digest('hex')}`;
}
