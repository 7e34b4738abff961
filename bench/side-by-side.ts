import { median, throughput } from './rates.ts';
import type { ServerProcess } from './server-process.ts';

const ROUNDS = 5;

/** Two servers in turn, so that whatever else the machine does hits both: medians, and that of the rounds' ratios. */
export async function sideBySide(ours: () => Promise<number>, bare: () => Promise<number>) {
  const rates = { ours: [] as number[], bare: [] as number[], ratio: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [b, o] = [await bare(), await ours()];
    rates.bare.push(b);
    rates.ours.push(o);
    rates.ratio.push(o / b);
  }
  return { ours: median(rates.ours), bare: median(rates.bare), ratio: median(rates.ratio) };
}

/** Requests for each second of the server's processor time: independent of how fast the asking process is. */
export async function requestsAProcessorSecond(
  server: Pick<ServerProcess, 'url' | 'ask'>,
  paths: readonly string[],
  { headers = {}, seconds = 1 }: { headers?: Record<string, string>; seconds?: number } = {},
): Promise<number> {
  const before = await server.ask<number>('processor');
  const rate = await throughput(server.url, paths, { seconds, headers });
  const used = (await server.ask<number>('processor')) - before;
  return (rate * seconds) / (used / 1000);
}
