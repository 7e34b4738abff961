import type { Figure } from '../tools/figures/figure.ts';
import { startInstallation } from './deadline-day/installation.ts';
import { findLosses } from './deadline-day/losses.ts';
import { measureRush, RUSH } from './deadline-day/measured-rush.ts';
import { hasNamespaces } from './deadline-day/network.ts';
import { spread } from './deadline-day/rush.ts';

export const name =
  'R-01 Scale-out: one, two and four of each server behind HAProxy, PostgreSQL behind PgBouncer, all on two cores';

const SECONDS = 30;

export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of [1, 2, 4]) {
    const installation = await startInstallation({ count, proxied: true });
    try {
      await measureRush(installation, { name: 'warm-up', submissionsASecond: 3, seconds: 10 });
      const { rush, used } = await measureRush(installation, {
        ...{ name: String(count), submissionsASecond: RUSH, seconds: SECONDS },
      });
      const lost = await findLosses(installation, [rush]);
      const done = rush.acknowledged.length;
      const busy = used.web + used['user-api'];
      const megabytes = installation.instances.reduce((sum, one) => sum + one.usage().megabytes, 0);
      const of = (what: string) => `${count} of each: ${what}`;
      figures.push(
        {
          what: of('network namespaces'),
          value: hasNamespaces ? installation.instances.length : 0,
          unit: '',
        },
        { what: of('lost'), value: lost.length + rush.refused.length, unit: '', atMost: 0 },
        { what: of('submissions with five files and five pages'), value: done / rush.seconds, unit: '/s' },
        { what: of('the same for a core of the servers'), value: done / busy, unit: '/s' },
        { what: of('cores that the servers use'), value: busy / rush.seconds, unit: '' },
        { what: of('submitting p95'), value: spread(rush.times.submit).p95, unit: 'ms' },
        { what: of('memory of all servers'), value: megabytes, unit: 'MiB' },
      );
    } finally {
      await installation.stop();
    }
  }
  return figures;
}
