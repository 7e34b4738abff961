import type { Figure } from '../tools/figures/figure.ts';
import { startEmbedded } from './deadline-day/embedded.ts';
import { READS_FOR_EACH } from './deadline-day/measured-rush.ts';
import { rush, spread } from './deadline-day/rush.ts';

export const name =
  'R-01 The embedded database: one process that does everything, with who asks on the same two cores';

const SECONDS = 20;
const rates = [1, 2, 5, 10];

export async function run(): Promise<Figure[]> {
  const count = rates.reduce((sum, rate) => sum + rate * SECONDS, 0);
  const product = await startEmbedded({ count });
  try {
    const waiting = [...product.leaders];
    const figures: Figure[] = [];
    const rushes = [];
    for (const submissionsASecond of rates) {
      const leaders = waiting.splice(0, submissionsASecond * SECONDS);
      const before = product.usage().processorSeconds;
      const result = await rush(leaders, {
        submissionsASecond,
        readsASecond: submissionsASecond * READS_FOR_EACH,
      });
      rushes.push(result);
      const { processorSeconds, megabytes } = product.usage();
      const of = (what: string) => `${submissionsASecond}/s: ${what}`;
      figures.push(
        { what: of('acknowledged a second'), value: result.acknowledged.length / result.seconds, unit: '/s' },
        { what: of('submitting p95'), value: spread(result.times.submit).p95, unit: 'ms' },
        { what: of('a page p95'), value: spread(result.times.read).p95, unit: 'ms' },
        { what: of('cores in use'), value: (processorSeconds - before) / result.seconds, unit: '' },
        { what: of('memory'), value: megabytes, unit: 'MiB' },
      );
    }
    const lost = await product.losses(rushes);
    return [...figures, { what: 'lost', value: lost.length, unit: '', atMost: 0 }];
  } finally {
    await product.stop();
  }
}
