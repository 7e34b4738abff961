import type { Readable } from 'node:stream';

/**
 * What has to come of a body in each minute that is waited for it: 32 kbit a second, a third of what the slowest mobile network
 * carries. Less is a sender who is gone, or one who holds places (MOST_UPLOADS) and means to.
 */
const LEAST_BYTES = 240_000;
const WINDOW_MS = 60_000;

/**
 * The body, which breaks off when too little of it has come for too long. Only the time for which the sender is waited for
 * counts: while the disk is slow, nobody is blamed.
 */
export async function* pacedBody(body: Readable): AsyncGenerator<Uint8Array> {
  let come = 0;
  let waited = 0;
  let waitingSince: number | null = performance.now();

  // Looked at now and then: a timer set anew for every chunk costs as much as taking the chunk.
  const pace = setInterval(() => {
    const waiting = waitingSince === null ? 0 : performance.now() - waitingSince;
    if (waited + waiting < WINDOW_MS) return;
    if (come < LEAST_BYTES) body.destroy(new Error('The sender is silent or too slow.'));
    come = 0;
    waited = -waiting;
  }, WINDOW_MS / 12);
  try {
    for await (const chunk of body) {
      waited += performance.now() - (waitingSince ?? 0);
      waitingSince = null;
      come += chunk.length;
      yield chunk;
      waitingSince = performance.now();
    }
  } finally {
    clearInterval(pace);
  }
}
