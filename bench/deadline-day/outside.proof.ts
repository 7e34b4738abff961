import type { Db } from '@chulbal/domain/db';
import { queueMessage } from '@chulbal/domain/outbox/commands';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figure } from '../../tools/figures/figure.ts';
import { reportProof } from '../../tools/figures/report.ts';
import type { Mood } from './gate.ts';
import { type Installation, type Outside, startInstallation } from './installation.ts';
import { Browser } from './light-browser.ts';
import { findLosses } from './losses.ts';
import { prepareLeaders } from './people.ts';
import { linesOf, type Rush, rush } from './rush.ts';

const whole = process.env.WHOLE === '1';
/** How long each service is gone, in each of two ways. */
const outageSeconds = whole ? 60 : 12;
/** How long all of them are gone at once: an hour, after which the next try of a message is up to an hour away. */
const longSeconds = whole ? 3_600 : 40;
/** How soon everything is sent that has waited so long, in seconds. */
const CAUGHT_UP_SECONDS = 300;
const SUBMISSIONS_A_SECOND = 2;
const READS_A_SECOND = 6;
/** No transaction may take longer, and none may wait for a service outside. */
const TRANSACTION_SECONDS = 5;

let installation: Installation;
const rushes: Rush[] = [];
const figures: Figure[] = [];
const figuresOfHour: Figure[] = [];
beforeAll(async () => {
  installation = await startInstallation({ scanned: true });
});
afterAll(() => installation?.stop());

const outages: [Outside, Exclude<Mood, 'open'>][] = [
  ['mail', 'refusing'],
  ['mail', 'hanging'],
  ['texts', 'refusing'],
  ['texts', 'hanging'],
  ['scanner', 'refusing'],
  ['scanner', 'hanging'],
  ['social', 'refusing'],
  ['social', 'hanging'],
];

test.each(outages)('R-16 while %s is %s, people submit as ever', async (service, mood) => {
  const { db, pool, gates } = installation;
  await gates[service].set(mood);
  const watch = watchTransactions(pool);
  const visits = visitProvider(service === 'social' ? outageSeconds : 0);
  const texts = text(db, outageSeconds);
  const count = SUBMISSIONS_A_SECOND * outageSeconds;
  const leaders = await prepareLeaders(installation, { count });
  const result = await rush(leaders, {
    submissionsASecond: SUBMISSIONS_A_SECOND,
    readsASecond: READS_A_SECOND,
  });
  rushes.push(result);
  const longest = await watch.stop();
  await gates[service].set('open');
  await Promise.all([visits, texts]);
  console.log(`${service} ${mood}: ${linesOf(result).join('\n')}`);
  figures.push(
    { what: `${service} ${mood}: submissions`, value: result.acknowledged.length, unit: '', atLeast: count },
    {
      what: `${service} ${mood}: longest transaction`,
      value: longest,
      unit: 's',
      atMost: TRANSACTION_SECONDS,
    },
  );
  expect(result.refused).toEqual([]);
  expect({ gaveUp: result.gaveUp.length, submitted: result.acknowledged.length }).toEqual({
    gaveUp: 0,
    submitted: count,
  });
  expect(longest).toBeLessThan(TRANSACTION_SECONDS);
});

test('R-16 while the bucket is gone, whoever has sent their files submits, and whoever has not is told to come back', async () => {
  const { gates } = installation;
  for (const mood of ['refusing', 'hanging'] as const) {
    await gates.bucket.set(mood);
    const leaders = await prepareLeaders(installation, { count: 5 });
    const waiting = rush(leaders, { submissionsASecond: 5, readsASecond: 5 });
    await new Promise((resolve) => setTimeout(resolve, outageSeconds * 300));
    await gates.bucket.set('open');
    const result = await waiting;
    rushes.push(result);
    console.log(`bucket ${mood}: ${linesOf(result).join('\n')}`);
    figures.push({
      what: `bucket ${mood}: refused otherwise`,
      value: result.refused.length,
      unit: '',
      atMost: 0,
    });
    expect(result.refused).toEqual([]);
  }
});

test('R-16 in an hour without mail, texts, scanner and log-in provider people submit as ever, and what waited is sent in minutes', async () => {
  const { db, pool, gates } = installation;
  const gone = [gates.mail, gates.texts, gates.scanner, gates.social];
  for (const gate of gone) await gate.set('hanging');
  const watch = watchTransactions(pool);
  const texts = text(db, longSeconds);
  const leaders = await prepareLeaders(installation, { count: Math.round(longSeconds / 5) });
  const half = leaders.length / 2;
  const pace = { submissionsASecond: 0.2, readsASecond: 1 };
  const results = [await rush(leaders.slice(0, half), pace)];
  for (const gate of gone) await gate.set('refusing');
  results.push(await rush(leaders.slice(half), pace));
  rushes.push(...results);
  await texts;
  const longest = await watch.stop();
  const waiting = await countUnsent(db);
  for (const gate of gone) await gate.set('open');
  const began = performance.now();
  await expect.poll(() => countUnsent(db), { timeout: 3_600_000, interval: 1_000 }).toBe(0);
  const submitted = results.flatMap(({ acknowledged }) => acknowledged);
  figuresOfHour.push(
    { what: 'submissions', value: submitted.length, unit: '', atLeast: leaders.length },
    { what: 'longest transaction', value: longest, unit: 's', atMost: TRANSACTION_SECONDS },
    { what: 'messages that waited', value: waiting, unit: '' },
    {
      what: 'until they were sent',
      value: (performance.now() - began) / 1_000,
      unit: 's',
      atMost: CAUGHT_UP_SECONDS,
    },
  );
  console.log(results.flatMap(linesOf).join('\n'));
  expect(results.flatMap(({ refused }) => refused)).toEqual([]);
  expect(submitted).toHaveLength(leaders.length);
  expect(longest).toBeLessThan(TRANSACTION_SECONDS);
});

test('R-16 everything that was to be sent arrives once the services are back, and nothing is lost', async () => {
  const { db } = installation;
  await expect.poll(() => countUnsent(db), { timeout: 240_000, interval: 1_000 }).toBe(0);
  const rows = await db.sql.selectFrom('outbox').select(['id', 'channel']).orderBy('id').execute();
  const arrived = await installation.arrived();
  const of = { mail: arrived.mail, sms: arrived.texts };
  const lost = rows.filter(({ id, channel }) => !of[channel].has(id));
  const twice = rows.filter(({ id, channel }) => (of[channel].get(id) ?? 0) > 1);
  reportProof(
    `R-16 Mail, texts, scanner and log-in provider are all gone for ${longSeconds} seconds while people submit`,
    figuresOfHour,
  );
  reportProof(
    `R-16 Each service outside refuses, and hangs, for ${outageSeconds} seconds while people submit`,
    [
      ...figures,
      { what: 'messages', value: rows.length, unit: '' },
      { what: 'messages lost', value: lost.length, unit: '', atMost: 0 },
      { what: 'messages sent more than once', value: twice.length, unit: '' },
    ],
  );
  expect(rows.map(({ channel }) => channel)).toEqual(expect.arrayContaining(['mail', 'sms']));
  expect(lost).toEqual([]);
  expect(await findLosses(installation, rushes)).toEqual([]);
});

/** Messages that were not sent, or not yet. */
async function countUnsent(db: Db): Promise<number> {
  const { count } = await db.sql
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '<>', 'sent')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Looks how old the oldest open transaction is, several times a second. */
function watchTransactions(pool: Installation['pool']): { stop(): Promise<number> } {
  let longest = 0;
  let stopped = false;
  const watching = (async () => {
    while (!stopped) {
      const { rows } = await pool.query<{ seconds: number | null }>(
        `select extract(epoch from max(clock_timestamp() - xact_start))::float8 as seconds from pg_stat_activity
          where state like 'idle in transaction%'`,
      );
      longest = Math.max(longest, rows[0]?.seconds ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  })();
  return {
    async stop() {
      stopped = true;
      await watching;
      return longest;
    },
  };
}

/** A text message a second, as codes are sent. */
async function text(db: Db, seconds: number): Promise<void> {
  for (let number = 0; number < seconds; number += 1) {
    const to = `010-7777-${String(number).padStart(4, '0')}`;
    await queueMessage(db, {
      channel: 'sms',
      to,
      language: 'ko',
      subject: '',
      letter: { lines: ['안내'] },
      now: new Date(),
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Somebody presses the provider's button each second. They are told that it does not answer, and nobody waits for them. */
async function visitProvider(seconds: number): Promise<void> {
  const visits: Promise<unknown>[] = [];
  for (let number = 0; number < seconds; number += 1) {
    visits.push(new Browser(installation.url, '203.0.113.8').get('/oauth/school'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await Promise.all(visits);
}
