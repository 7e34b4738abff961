import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Installation, startInstallation } from './installation.ts';
import { findLosses } from './losses.ts';
import { type MeasuredRush, measureRush, READS_FOR_EACH, RUSH } from './measured-rush.ts';
import { type Leader, prepareLeaders } from './people.ts';
import { linesOf, rush } from './rush.ts';
import { logInTogether } from './school.ts';

// The last minutes before a deadline, on the whole product as production runs it: three processes, PostgreSQL that flushes, a
// bucket, a mail server. Who asks and what stands in for services outside take their share of the same processors.
const whole = process.env.WHOLE === '1';
const loads = [
  { name: 'the rush', submissionsASecond: RUSH, seconds: whole ? 600 : 15 },
  { name: 'twice the rush', submissionsASecond: 2 * RUSH, seconds: whole ? 60 : 8 },
  { name: 'five times the rush', submissionsASecond: 5 * RUSH, seconds: whole ? 30 : 5 },
];
const pupils = whole ? 500 : 100;

let installation: Installation;
beforeAll(async () => {
  installation = await startInstallation();
});
afterAll(() => installation?.stop());

function report({ name, rush: result, used }: MeasuredRush): void {
  const processor = Object.entries(used).map(([server, seconds]) => `${server} ${seconds.toFixed(0)} s`);
  console.log([`${name}: ${linesOf(result).join('\n')}`, `  processor: ${processor.join(', ')}`].join('\n'));
}

test('R-01 in the rush, at twice and at five times of it nothing acknowledged is lost, and what is shed is told when to come back', async () => {
  const measured: MeasuredRush[] = [];
  for (const load of loads) {
    const one = await measureRush(installation, load);
    report(one);
    measured.push(one);
    // It bends and does not break: people get through all the time.
    expect(one.rush.acknowledged.length).toBeGreaterThan(0);
    expect(one.rush.refused).toEqual([]);
    expect(one.rush.limited).toBe(0);
  }
  expect(
    await findLosses(
      installation,
      measured.map((one) => one.rush),
    ),
  ).toEqual([]);
});

test('R-01 a school behind one address at 17:59: nobody is told that too much comes from there', async () => {
  const address = '203.0.113.59';
  const password = '느티나무 아래 출발선';
  const passwordHash = await hashPassword(password);
  const invited = await prepareLeaders(installation, { count: pupils, address, passwordHash });
  // In the lessons of the day, and then all of them within the time that two cores need for so many passwords.
  let leaders: Leader[] = [];
  for (const aSecond of [pupils / 60, pupils / 15]) {
    const logIns = await logInTogether(installation, invited, { address, password, aSecond });
    leaders = logIns.leaders;
    console.log(
      `a school, ${aSecond.toFixed(0)} log-ins a second: ${leaders.length} of ${pupils} are in, ${logIns.limited} were told to wait first`,
    );
    expect([logIns.limited, logIns.refused]).toEqual([0, []]);
    expect(leaders).toHaveLength(pupils);
  }
  const submissionsASecond = pupils / 50;
  const readsASecond = submissionsASecond * READS_FOR_EACH;
  const result = await rush(leaders, { submissionsASecond, readsASecond });
  console.log(`a school: ${linesOf(result).join('\n')}`);
  expect([result.limited, result.refused]).toEqual([0, []]);
  expect(await findLosses(installation, [result])).toEqual([]);
});
