import { retryDelay } from './autosave/retry-delay.ts';

/** Tries before somebody is told that there is no place: about half a minute. */
const tries = 5;

/**
 * Sends a file as it is. While the server has no place for it, which it says before it takes anything (503 and when to come
 * again), it is sent again by itself. Null where nobody answered.
 */
export async function postFile(address: string, file: Blob): Promise<Response | null> {
  const headers = { 'content-type': 'application/octet-stream', accept: 'application/json' };
  for (let tried = 1; ; tried += 1) {
    const reply = await fetch(address, { method: 'POST', headers, body: file }).catch(() => null);
    // So says a server that was too busy to read what came.
    if (reply?.status === 408) return null;
    const asked = Number(reply?.status === 503 && reply.headers.get('retry-after'));
    if (!(asked > 0) || tried === tries) return reply;
    await reply?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, retryDelay(tried, asked)));
  }
}
