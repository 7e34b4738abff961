import type { ServerProcess } from './server-process.ts';

/** Bytes by which each process's memory rises above where it stood while `work` runs. */
export async function growth(
  servers: readonly ServerProcess[],
  work: () => Promise<void>,
): Promise<number[]> {
  const held = () => Promise.all(servers.map((server) => server.ask<number>('memory')));
  const before = await held();
  let most = before;
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) {
      const now = await held();
      most = most.map((bytes, place) => Math.max(bytes, now[place] ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  await work();
  isRunning = false;
  await watching;
  return most.map((bytes, place) => bytes - (before[place] ?? 0));
}
