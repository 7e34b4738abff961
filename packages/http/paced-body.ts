import type { Readable } from 'node:stream';
import { fault } from '@chulbal/domain/fault';

/**
 * What has to come of a body in each minute that is waited for it: 32 kbit a second, a third of what the slowest mobile network
 * carries. Less is a sender who is gone, or one who holds places (MOST_UPLOADS) and means to.
 */
const LEAST_BYTES = 240_000;
const WINDOW_MS = 60_000;

/**
 * The body, which breaks off with 4022 when too little of it has come for too long; its connection stays open for the answer.
 * Only the time for which the sender is waited for counts: while the disk is slow, nobody is blamed.
 */
export async function* pacedBody(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body.iterator({ destroyOnReturn: false });
  let come = 0;
  let waited = 0;
  let waitingSince: number | null = null;
  let giveUp = (_why: Error) => {};

  // Looked at now and then: a timer set anew for every chunk costs as much as taking the chunk.
  const pace = setInterval(() => {
    const waiting = waitingSince === null ? 0 : performance.now() - waitingSince;
    if (waited + waiting < WINDOW_MS) return;
    if (come < LEAST_BYTES) giveUp(fault('fileBroken'));
    come = 0;
    waited = -waiting;
  }, WINDOW_MS / 12);
  try {
    while (true) {
      waitingSince = performance.now();
      const next = await new Promise<IteratorResult<Uint8Array>>((resolve, reject) => {
        giveUp = reject;
        chunks.next().then(resolve, reject);
      });
      waited += performance.now() - waitingSince;
      waitingSince = null;
      if (next.done) return;
      come += next.value.length;
      yield next.value;
    }
  } finally {
    clearInterval(pace);
    // What still comes goes by, until the answer has been read or `limitBody` ends it.
    const drain = () => void body.resume();
    chunks.return?.().then(drain, drain);
  }
}
