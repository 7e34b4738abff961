/** Windows of this browser tell each other that somebody has logged in; who it is, each asks the server. */
const CHANNEL = 'signed-in';

/** Tells the other windows. */
export function tellSignedIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Runs whenever another window tells so, until `signal` ends it. */
export function signedInWindows(run: () => void, signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = run;
  signal.addEventListener('abort', () => channel.close());
}
