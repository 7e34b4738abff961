import type { Figure } from '../../tools/figures/figure.ts';
import type { Installation } from './installation.ts';
import { prepareLeaders } from './people.ts';
import { type Rush, rush, spread } from './rush.ts';
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

/** What is told of a rush: what got through, what was told to come back, how long it took, what it cost. */
export function figuresOf({ name, rush, used }: MeasuredRush): Figure[] {
  const all = (counts: Record<string, number>) =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const done = rush.acknowledged.length;
  const [submit, upload, read, whole] = [
    spread(rush.times.submit),
    spread(rush.times.upload),
    spread(rush.times.read),
    spread(rush.whole),
  ];
  const figure = (what: string, value: number, unit: string, bound: Partial<Figure> = {}): Figure => ({
    what: `${name}: ${what}`,
    value,
    unit,
    ...bound,
  });
  return [
    figure('submissions acknowledged', done, ''),
    figure('acknowledged a second', done / rush.seconds, '/s'),
    figure('refused otherwise than by 503 with Retry-After', rush.refused.length + rush.limited, '', {
      atMost: 0,
    }),
    figure('gave up with their draft standing', rush.gaveUp.length, ''),
    figure('of all requests told to come back', (100 * all(rush.shed)) / all(rush.asked), '%'),
    figure('without an answer within a minute', all(rush.silent), ''),
    figure('submitting p50', submit.p50, 'ms'),
    figure('submitting p95', submit.p95, 'ms'),
    figure('submitting p99', submit.p99, 'ms'),
    figure('an upload p95', upload.p95, 'ms'),
    figure('a page p50', read.p50, 'ms'),
    figure('a page p95', read.p95, 'ms'),
    figure('from the first file to the receipt, p95', whole.p95, 's'),
    figure(
      'processor time of the web for each submission and its five pages',
      (1000 * used.web) / done,
      'ms',
    ),
    figure('processor time of the user API for the same', (1000 * used['user-api']) / done, 'ms'),
  ];
}

/** Seconds of processor time that the instances of each server have used since they were started. */
function processorTime({ instances }: Installation): Record<ServerName, number> {
  const times = { web: 0, 'user-api': 0, 'admin-api': 0 };
  for (const one of instances) times[one.name] += one.usage().processorSeconds;
  return times;
}
