import type { Installation } from './installation.ts';
import { prepareLeaders } from './people.ts';
import { type Rush, rush } from './rush.ts';
import { type ServerName, serverNames } from './server-instance.ts';

/** Submissions a second of the rush that we promise to bear, and pages that are read for each. */
export const RUSH = 20;
export const READS_FOR_EACH = 5;

export type MeasuredRush = {
  name: string;
  rush: Rush;
  /** Seconds of processor time that all instances of a server have used meanwhile. */
  used: Record<ServerName, number>;
};

/** Makes as many teams as are needed, lets them come, and gives what became of it. */
export async function measureRush(
  installation: Installation,
  { name, submissionsASecond, seconds }: { name: string; submissionsASecond: number; seconds: number },
): Promise<MeasuredRush> {
  const leaders = await prepareLeaders(installation, { count: Math.round(submissionsASecond * seconds) });
  const before = processorTime(installation);
  const result = await rush(leaders, {
    submissionsASecond,
    readsASecond: submissionsASecond * READS_FOR_EACH,
  });
  const after = processorTime(installation);
  const used = Object.fromEntries(serverNames.map((server) => [server, after[server] - before[server]]));
  return { name, rush: result, used: used as Record<ServerName, number> };
}

/** Seconds of processor time that the instances of each server have used since they were started. */
function processorTime({ instances }: Installation): Record<ServerName, number> {
  const times = { web: 0, 'user-api': 0, 'admin-api': 0 };
  for (const one of instances) times[one.name] += one.usage().processorSeconds;
  return times;
}
