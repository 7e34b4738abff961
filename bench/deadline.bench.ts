import { startInstallation } from './deadline-day/installation.ts';
import { findLosses } from './deadline-day/losses.ts';
import { type MeasuredRush, measureRush, RUSH } from './deadline-day/measured-rush.ts';
import { spread } from './deadline-day/rush.ts';
import type { Figure } from './figure.ts';

export const name =
  'R-01 Deadline day: the whole product, files and pages included, with who asks on the same two cores';

const loads = [
  { name: '20/s for 10 min', submissionsASecond: RUSH, seconds: 600 },
  { name: '40/s for 1 min', submissionsASecond: 2 * RUSH, seconds: 60 },
  { name: '100/s for 30 s', submissionsASecond: 5 * RUSH, seconds: 30 },
];

export async function run(): Promise<Figure[]> {
  const installation = await startInstallation();
  try {
    const measured: MeasuredRush[] = [];
    for (const load of loads) measured.push(await measureRush(installation, load));
    const rushes = measured.map(({ rush }) => rush);
    const lost = await findLosses(installation, rushes);
    const refused = rushes.flatMap((rush) => rush.refused);
    for (const sentence of [...lost, ...refused].slice(0, 20)) console.log(`  ${sentence}`);
    return [
      ...measured.flatMap(figuresOf),
      { what: 'acknowledged and lost, of all', value: lost.length, unit: '', atMost: 0 },
    ];
  } finally {
    await installation.stop();
  }
}

function figuresOf({ name, rush, used }: MeasuredRush): Figure[] {
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
