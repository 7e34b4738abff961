import { expect, onTestFinished, test } from 'vitest';
import { type Figure, keepsBound } from '../../tools/figures/figure.ts';
import { reportProof } from '../../tools/figures/report.ts';
import { growthOf, type Sample } from '../growing.ts';
import { type Installation, startInstallation } from './installation.ts';
import { findLosses } from './losses.ts';
import { READS_FOR_EACH, RUSH } from './measured-rush.ts';
import { prepareLeaders } from './people.ts';
import { rush } from './rush.ts';

// A tenth of the rush. Twelve hours of it are asked for; the proof takes a cut of them.
const minutes = process.env.WHOLE === '1' ? 20 : 2;
const SUBMISSIONS_A_SECOND = RUSH / 10;
const SAMPLE_MS = 5_000;
/** The part of the time in which caches and heaps fill. */
const WARM_UP = 0.4;

/** By how much a figure may grow after the warm-up before it is a leak: a share of what it is, and so much besides. */
const allowed = { share: 0.15, megabytes: 60, openFiles: 30, connections: 5, waiting: 40 };

test('R-01 a tenth of the rush for a while: memory, connections, open files and the outbox stay as they are', async () => {
  const installation = await startInstallation();
  onTestFinished(() => installation.stop());
  const leaders = await prepareLeaders(installation, { count: SUBMISSIONS_A_SECOND * minutes * 60 });
  const figures = new Map<string, Sample[]>();
  const began = performance.now();
  const sampling = setInterval(
    () => void look(installation, figures, (performance.now() - began) / 1000),
    SAMPLE_MS,
  );
  const readsASecond = SUBMISSIONS_A_SECOND * READS_FOR_EACH;
  const result = await rush(leaders, { submissionsASecond: SUBMISSIONS_A_SECOND, readsASecond });
  clearInterval(sampling);

  const grown: Figure[] = [];
  const submitted = result.acknowledged.length;
  const shown: Figure[] = [{ what: 'submissions acknowledged', value: submitted, unit: '' }];
  for (const [name, samples] of figures) {
    const settled = samples.filter(({ at }) => at > WARM_UP * minutes * 60);
    const mean = settled.reduce((sum, { value }) => sum + value, 0) / Math.max(1, settled.length);
    const growth = growthOf(settled);
    const kind = name.split(' ').at(-1) as Exclude<keyof typeof allowed, 'share'>;
    const atMost = mean * allowed.share + allowed[kind];
    const more: Figure = { what: `${name}: more after the warm-up`, value: growth, unit: '', atMost };
    shown.push({ what: `${name}: mean`, value: mean, unit: '' }, more);
    if (!keepsBound(more)) grown.push(more);
  }
  reportProof(`R-01 The soak: a tenth of the rush for ${minutes} minutes`, shown);
  expect(figures.size).toBeGreaterThan(0);
  expect(grown).toEqual([]);
  expect(result.refused).toEqual([]);
  expect(await findLosses(installation, [result])).toEqual([]);
});

async function look(
  { pool, instances }: Installation,
  figures: Map<string, Sample[]>,
  at: number,
): Promise<void> {
  const note = (name: string, value: number) =>
    figures.set(name, [...(figures.get(name) ?? []), { at, value }]);
  for (const instance of instances) {
    const { megabytes, openFiles } = instance.usage();
    note(`${instance.name} megabytes`, megabytes);
    note(`${instance.name} openFiles`, openFiles);
  }
  const { rows } = await pool.query<{ connections: number; waiting: number }>(
    `select (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      (select count(*)::int from outbox where status = 'pending') as waiting`,
  );
  note('database connections', rows[0]?.connections ?? 0);
  note('outbox waiting', rows[0]?.waiting ?? 0);
}
