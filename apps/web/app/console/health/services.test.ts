import type { Health } from '@chulbal/contract/health/health';
import { describe, expect, test } from 'vitest';
import { wellHealth } from './health-for-test.ts';
import { durationText, minuteByMinute, servicesOf } from './services.ts';

const now = new Date('2026-05-14T08:12:48.000Z');
const quick = { portal: 12, console: 20 };
const causes = (more: Partial<Health>, servers: Parameters<typeof servicesOf>[1] = quick) =>
  servicesOf({ ...wellHealth, ...more }, servers, now).flatMap(({ cause }) => cause ?? []);

describe('why a service is unwell', () => {
  const { mail, files, database, jobs, backups, invariants } = wellHealth;
  const waiting = (failure: Health['mail']['retrying'][number]['failure']) => ({
    ...{ ...mail, state: 'slow' as const },
    retrying: [{ failure, code: '451', count: 3, since: now.toISOString() }],
  });
  test.each<[string, Partial<Health>, string[]]>([
    ['nothing is', {}, []],
    ['the log-in is refused', { mail: waiting('settings') }, ['mailRefused']],
    ['nobody answers', { sms: waiting('service') }, ['smsSilent']],
    ['the worker is behind', { mail: { ...mail, state: 'slow' } }, ['mailWaiting']],
    ['nothing can be stored', { files: { ...files, state: 'broken', ms: null } }, ['filesDown']],
    ['the virus scanner is silent', { files: { ...files, state: 'slow', unscanned: 4 } }, ['filesUnscanned']],
    ['the disk fills', { files: { ...files, state: 'slow', free: 0.1 } }, ['filesFull']],
    [
      'connections run out',
      { database: { ...database, state: 'slow', connections: { used: 96, most: 100 } } },
      ['databaseFull'],
    ],
    ['jobs are behind', { jobs: { ...jobs, state: 'slow', unchained: 4 } }, ['jobsLate']],
    ['jobs never ran', { jobs: { ...jobs, state: 'slow', sweptAt: null } }, ['jobsNever']],
    ['a backup failed', { backups: { ...backups, state: 'slow', failed: true } }, ['backupsFailed']],
    ['there is no backup', { backups: { ...backups, state: 'slow', lastAt: null } }, ['backupsNever']],
    [
      'a promise is broken',
      {
        invariants: {
          ...{ ...invariants, state: 'broken' },
          breaches: [{ rule: 'ticketNumbers', promise: '번호표', count: 1, ids: ['1'], error: null }],
        },
      },
      ['invariantsBroken'],
    ],
  ])('%s', (_, more, expected) => {
    expect(causes(more)).toEqual(expected);
  });

  test('a server that is silent, and one that is slow', () => {
    expect(causes({}, { portal: null, console: 20 })).toEqual(['serversDown']);
    expect(causes({}, { portal: 20, console: 800 })).toEqual(['serversSlow']);
  });
});

test.each([
  [0.4, '0 ms', '0 ms'],
  [182.4, '182 ms', '182 ms'],
  [1_500, '1초', '1 second'],
  [60_000, '1분', '1 minute'],
  [90_000, '90초', '90 seconds'],
  [130_000, '2분', '2 minutes'],
  [26 * 3_600_000, '26시간', '26 hours'],
  [50 * 3_600_000, '2일', '2 days'],
])('%d ms is said as %s and %s', (milliseconds, ko, en) => {
  expect([durationText(milliseconds, 'ko'), durationText(milliseconds, 'en')]).toEqual([ko, en]);
});

test('a figure of each of the last 60 minutes, and nothing where nobody noted one', () => {
  const minute = (at: string, mail: number) => ({
    ...{ at, database: null, files: null, mail, sms: 0, jobs: null, backups: null },
  });
  const noted = [minute('2026-05-14T08:10:00.000Z', 4), minute('2026-05-14T08:12:00.000Z', 9)];
  const mail = minuteByMinute(noted, 'mail');
  expect([mail.length, mail.slice(-4)]).toEqual([60, [null, 4, null, 9]]);
  expect(minuteByMinute(noted, 'jobs').every((figure) => figure === null)).toBe(true);
});
