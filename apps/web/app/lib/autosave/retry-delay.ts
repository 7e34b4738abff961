const first = 2000;
const longest = 30_000;

/**
 * Milliseconds to wait before the next try: 2 s, 4 s, 8 s … 30 s, and up to a fifth more so that a thousand
 * browsers do not come back at once. What the server asked for (seconds) is the least.
 */
export function retryDelay(failures: number, askedSeconds = 0, chance: () => number = Math.random): number {
  const growing = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return Math.round(Math.max(growing, askedSeconds * 1000) * (1 + chance() / 5));
}
