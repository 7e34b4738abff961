import { retryDelay } from './autosave/retry-delay.ts';
import { pageOwnerHeaders } from './command/page-owner.ts';

/** Tries where nobody is told that there is no place yet: about half a minute. */
const tries = 5;

/**
 * Of whoever sees a file on its way: they are told while it waits for a place at the server. Once they have left, it is
 * sent as where nobody looks: what is on its way arrives all the same.
 */
export type Wait = { onHeld: (held: boolean) => void; hasLeft: () => boolean };

/**
 * Sends a file as it is. While the server has no place for it, which it says before it takes anything (503 and when to come
 * again), it is sent again by itself: with `wait` for as long as that is open. Null where nobody answered.
 */
export async function postFile(address: string, file: Blob, wait?: Wait): Promise<Response | null> {
  const type = { 'content-type': 'application/octet-stream', accept: 'application/json' };
  // Of whoever chose it, however long it waits.
  const headers = { ...type, ...pageOwnerHeaders() };
  for (let tried = 1; ; tried += 1) {
    const reply = await fetch(address, { method: 'POST', headers, body: file }).catch(() => null);
    // So says a server that was too busy to read what came.
    if (reply?.status === 408) return null;
    const asked = Number(reply?.status === 503 && reply.headers.get('retry-after'));
    const isSeen = wait?.hasLeft() === false;
    if (!(asked > 0) || (!isSeen && tried >= tries)) return reply;
    await reply?.body?.cancel();
    wait?.onHeld(true);
    await new Promise((resolve) => setTimeout(resolve, retryDelay(tried, asked)));
    wait?.onHeld(false);
  }
}
