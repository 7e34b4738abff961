import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { isIP } from 'node:net';
import { addressesOf, type Reach } from './reach.ts';
import { TIMEOUT_MS } from './rules.ts';

/** What is read of an answer beside its status, and thrown away. */
const MOST_BYTES = 16_384;

type Posted = { url: string; headers: Record<string, string>; body: string };

/**
 * Sends a message to an address that may be reached, and gives the status of the answer, whatever it is; follows nothing.
 *
 * @throws what kept it from being answered; one with the code `TIMEOUT` after ten seconds.
 */
export async function post(
  { url, headers, body }: Posted,
  reach: Reach,
  stopping: AbortSignal,
): Promise<number> {
  const addresses = await addressesOf(url, reach);
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const request = new URL(url).protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent: false,
      signal: AbortSignal.any([limit, stopping]),
      lookup(_host, options, callback) {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first = { address: '', family: 4 }] = found;
        if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
    });
    sent.on('response', (answer) => {
      throwAway(answer);
      resolve(answer.statusCode ?? 0);
    });
    sent.on('error', (error) => reject(limit.aborted ? Object.assign(error, { code: 'TIMEOUT' }) : error));
    sent.end(body);
  });
}

function throwAway(answer: IncomingMessage): void {
  let bytes = 0;
  // Broken off, by us or by them: its status is all that counts.
  answer.on('error', () => {});
  answer.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > MOST_BYTES) answer.destroy();
  });
}
