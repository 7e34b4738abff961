import type { Readable } from 'node:stream';
import { fault } from '@chulbal/domain/fault';

/**
 * Bytes of a body that have to arrive in each minute of waiting for it: 32 kbit a second, a third of what the slowest mobile network
 * carries. A sender below that is gone, or holds a place (MOST_UPLOADS) on purpose.
 */
const LEAST_BYTES = 240_000;
const WINDOW_MS = 60_000;

/**
 * The chunks of a body. Throws 4022 when less than LEAST_BYTES arrived in a minute; the connection stays open for the answer.
 * Only time spent waiting for the sender counts, not time in which the consumer (a slow disk) reads nothing.
 */
export async function* pacedBody(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: false });
  let received = 0;
  let waited = 0;
  let waitingSince: number | null = null;
  let abort = (_reason: Error) => {};

  // Looked at now and then: a timer set anew for every chunk costs as much as taking the chunk.
  const pace = setInterval(() => {
    const waiting = waitingSince === null ? 0 : performance.now() - waitingSince;
    if (waited + waiting < WINDOW_MS) return;
    if (received < LEAST_BYTES) abort(fault('fileBroken'));
    received = 0;
    waited = -waiting;
  }, WINDOW_MS / 12);
  try {
    while (true) {
      waitingSince = performance.now();
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        abort = reject;
        chunks.next().then(resolve, reject);
      });
      waited += performance.now() - waitingSince;
      waitingSince = null;
      if (next.done) return;
      received += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(pace);
    // What still comes goes by, until the answer has been read or `limitBody` ends it.
    const drain = () => void body.resume();
    chunks.return?.().then(drain, drain);
  }
}
