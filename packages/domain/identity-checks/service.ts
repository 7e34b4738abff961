import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  identityBegun,
  identityPayload,
  type SignedIdentity,
  signedIdentity,
} from '@chulbal/contract/identity-checks/service';
import { CHECK_LIFE_MS } from './rules.ts';

/** How long the service is waited for, in milliseconds. */
const TIMEOUT_MS = 8_000;

/** Its clock may be so far from ours. */
const CLOCKS_MS = 60_000;

export type IdentitySettings = {
  url: string;
  clientId: string;
  secret: string;
  /** What people call it: PASS, NICE. */
  name: string;
};

/** A person as the service knows them. `personKey`: the CI, the same at every service and for life. */
export type ConfirmedPerson = { name: string; birthDate: string; personKey: string };

export type IdentityAnswer =
  | { outcome: 'known'; person: ConfirmedPerson }
  | { outcome: 'cancelled' }
  | { outcome: 'failed' }
  | { outcome: 'unreachable' };

/** An identity service (본인확인), whichever it is. */
export type IdentityService = {
  readonly name: string;
  /** Where the browser goes; null when the service does not answer. */
  begin(asked: { requestId: string; expiresAt: Date }): Promise<string | null>;
  /** Fetches and verifies the answer to a request (`query`: what the browser brought back). */
  finish(query: URLSearchParams, asked: { requestId: string; now: Date }): Promise<IdentityAnswer>;
};

/** HMAC-SHA256 of a text, base64url; `what` keeps a signature of one kind of message from counting for another. */
export function signatureOf(secret: string, what: 'request' | 'fetch' | 'answer', text: string): string {
  return createHmac('sha256', secret).update(`${what}.${text}`).digest('base64url');
}

/**
 * A service that is asked from server to server, with a signature on every message: `POST {url}/requests` names the
 * request, when it ends and the one address to come back to, and gives a token for `{url}/confirm`, where the browser
 * goes. It comes back with `request` and `answer` (or `cancelled`), and `POST {url}/answers` gives what is known, once,
 * signed. The secret never leaves the servers and nothing of a person passes through the browser.
 */
export function identityServiceAt(
  settings: IdentitySettings & { timeout?: number },
  returnUrl: string,
): IdentityService {
  const { clientId, secret, name, timeout = TIMEOUT_MS } = settings;
  const url = settings.url.replace(/\/$/, '');

  /** What it says to a signed message; null where it does not answer. Throws where the answer cannot be read. */
  async function ask(path: string, what: 'request' | 'fetch', message: object): Promise<unknown> {
    const body = JSON.stringify(message);
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signatureOf(secret, what, body) },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      text = await answer.text();
    } catch {
      return null;
    }
    if (answer.status >= 500) return null;
    return answer.ok ? JSON.parse(text) : {};
  }

  return {
    name,
    async begin({ requestId, expiresAt }) {
      const message = { clientId, requestId, returnUrl, expiresAt: expiresAt.toISOString() };
      const answer = identityBegun.safeParse(await ask('/requests', 'request', message).catch(() => null));
      return answer.success ? `${url}/confirm?${new URLSearchParams(answer.data)}` : null;
    },
    async finish(query, { requestId, now }) {
      if (query.has('cancelled')) return { outcome: 'cancelled' };
      const answer = query.get('answer');
      if (!answer) return { outcome: 'failed' };
      const given = await ask('/answers', 'fetch', { clientId, requestId, answer }).catch(() => ({}));
      if (given === null) return { outcome: 'unreachable' };
      const read = signedIdentity.safeParse(given);
      if (!read.success || !isSigned(secret, read.data)) return { outcome: 'failed' };
      const told = identityPayload.safeParse(contentOf(read.data.payload));
      if (!told.success || told.data.requestId !== requestId || told.data.clientId !== clientId) {
        return { outcome: 'failed' };
      }
      const age = now.getTime() - Date.parse(told.data.confirmedAt);
      if (age > CHECK_LIFE_MS + CLOCKS_MS || age < -CLOCKS_MS) return { outcome: 'failed' };
      const { name: person, birthDate, ci } = told.data;
      return { outcome: 'known', person: { name: person, birthDate, personKey: ci } };
    },
  };
}

function isSigned(secret: string, { payload: text, signature }: SignedIdentity): boolean {
  const [ours, theirs] = [signatureOf(secret, 'answer', text), signature].map((one) => Buffer.from(one));
  return ours !== undefined && theirs?.length === ours.length && timingSafeEqual(ours, theirs);
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}
