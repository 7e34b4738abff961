import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figure } from '../../tools/figures/figure.ts';
import { reportProof } from '../../tools/figures/report.ts';
import { type Installation, startInstallation } from './installation.ts';
import { findLosses } from './losses.ts';
import { figuresOf, type MeasuredRush, measureRush, READS_FOR_EACH, RUSH } from './measured-rush.ts';
import { type Leader, prepareLeaders } from './people.ts';
import { linesOf, rush, spread } from './rush.ts';
import { logInTogether } from './school.ts';

// The last minutes before a deadline, on the whole product as production runs it: three processes, PostgreSQL that flushes, a
// bucket, a mail server. Who asks and what stands in for services outside take their share of the same processors.
const whole = process.env.WHOLE === '1';
const loads = [
  { submissionsASecond: RUSH, seconds: whole ? 600 : 15 },
  { submissionsASecond: 2 * RUSH, seconds: whole ? 60 : 8 },
  { submissionsASecond: 5 * RUSH, seconds: whole ? 30 : 5 },
].map((load) => ({ ...load, name: `${load.submissionsASecond}/s for ${load.seconds} s` }));
const pupils = whole ? 500 : 100;

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation?.stop());

test('R-01 in the rush, at twice and at five times of it nothing acknowledged is lost, and what is shed is told when to come back', async () => {
  const measured: MeasuredRush[] = [];
  for (const load of loads) {
    const one = await measureRush(installation, load);
    console.log(`${load.name}: ${linesOf(one.rush).join('\n')}`);
    measured.push(one);
    // It bends and does not break: people get through all the time.
    expect(one.rush.acknowledged.length).toBeGreaterThan(0);
    expect(one.rush.refused).toEqual([]);
    expect(one.rush.limited).toBe(0);
  }
  const rushes = measured.map((one) => one.rush);
  const lost = await findLosses(installation, rushes);
  reportProof(
    'R-01 Deadline day: the whole product, files and pages included, with who asks on the same two cores',
    [
      ...measured.flatMap(figuresOf),
      { what: 'acknowledged and lost, of all', value: lost.length, unit: '', atMost: 0 },
    ],
  );
  expect(lost).toEqual([]);
});

test('R-01 a school behind one address at 17:59: nobody is told that too much comes from there', async () => {
  const address = '203.0.113.59';
  const password = '느티나무 아래 출발선';
  const passwordHash = await hashPassword(password);
  const invited = await prepareLeaders(installation, { count: pupils, address, passwordHash });
  // In the lessons of the day, and then all of them within the time that two cores need for so many passwords.
  const figures: Figure[] = [];
  let leaders: Leader[] = [];
  for (const aSecond of [pupils / 60, pupils / 15]) {
    const logIns = await logInTogether(installation, invited, { address, password, aSecond });
    leaders = logIns.leaders;
    const what = `${aSecond.toFixed(0)} log-ins a second`;
    figures.push(
      { what: `${what}: are in`, value: leaders.length, unit: '', atLeast: pupils },
      { what: `${what}: told to wait`, value: logIns.limited, unit: '', atMost: 0 },
    );
    expect([logIns.limited, logIns.refused]).toEqual([0, []]);
    expect(leaders).toHaveLength(pupils);
  }
  const submissionsASecond = pupils / 50;
  const readsASecond = submissionsASecond * READS_FOR_EACH;
  const result = await rush(leaders, { submissionsASecond, readsASecond });
  console.log(`a school: ${linesOf(result).join('\n')}`);
  const { p95 } = spread(result.whole);
  reportProof(`R-01 A school of ${pupils} behind one address`, [
    ...figures,
    { what: 'submissions acknowledged', value: result.acknowledged.length, unit: '' },
    { what: 'told that too much comes from there', value: result.limited, unit: '', atMost: 0 },
    { what: 'from the first file to the receipt p95', value: p95, unit: 's' },
  ]);
  expect([result.limited, result.refused]).toEqual([0, []]);
  expect(await findLosses(installation, [result])).toEqual([]);
});
