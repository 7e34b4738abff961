import autocannon from 'autocannon';

/** The middle one; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that `part` (0 to 1) of all values do not exceed. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Replies a second of a server that is asked as fast as it answers. Every connection goes round its own share of the paths. */
export async function throughput(
  url: string,
  paths: readonly string[],
  { seconds = 3, connections = 10, headers = {} as Record<string, string> } = {},
): Promise<number> {
  let client = 0;
  const result = await autocannon({
    url,
    duration: seconds,
    connections,
    setupClient: (made) => {
      const first = client % connections;
      client += 1;
      const share = paths.filter((_, place) => place % connections === first);
      made.setRequests((share.length > 0 ? share : paths).map((path) => ({ method: 'GET', path, headers })));
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${url} failed`);
  return result['2xx'] / result.duration;
}

/** Calls `work` with 0, 1, 2 … at so many a second, whether or not the calls before have ended; waits for all. */
export async function paced(
  count: number,
  aSecond: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let number = 0; number < count; number += 1) {
    const wait = began + (number * 1000) / aSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(work(number));
  }
  await Promise.all(running);
}
