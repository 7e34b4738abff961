import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.rules.ts';
import { TIMEOUT_MS } from './rules.ts';

/** Where webhooks may lead. */
export type Reach = {
  /** Also to this machine and its networks, and without TLS: for development, or receivers on a network of one's own. */
  inside: boolean;
  /** The addresses of a name; by the system where not given. */
  lookUp?: (host: string) => Promise<readonly string[]>;
};

/** Why an address is not sent to. */
export class NotReached extends Error {
  readonly code: 'NO_TLS' | 'INSIDE' | 'ENOTFOUND';

  constructor(code: NotReached['code']) {
    super(`The address is not sent to: ${code}.`);
    this.name = 'NotReached';
    this.code = code;
  }
}

/**
 * The IP addresses behind a webhook's, all of them of the internet unless the insides are open. Whoever connects takes one
 * of these and asks nobody again: a name may lead elsewhere a moment later.
 *
 * @throws NotReached
 */
export async function addressesOf(url: string, { inside, lookUp = bySystem }: Reach): Promise<string[]> {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !inside) throw new NotReached('NO_TLS');
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? await lookUp(host).catch(() => []) : [host];
  if (found.length === 0) throw new NotReached('ENOTFOUND');
  if (!inside && !found.every(isPublicAddress)) throw new NotReached('INSIDE');
  return [...found];
}

async function bySystem(host: string): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReached('ENOTFOUND')), TIMEOUT_MS / 2);
  });
  try {
    const found = await Promise.race([lookup(host, { all: true }), late]);
    return found.map(({ address }) => address);
  } finally {
    clearTimeout(timer);
  }
}
