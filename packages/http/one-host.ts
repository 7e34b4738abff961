import type { IncomingMessage } from 'node:http';

/** Whether a request names one host (RFC 9112, 3.2): of two, a proxy and we may each believe another. */
export function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    if (rawHeaders[place]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}
