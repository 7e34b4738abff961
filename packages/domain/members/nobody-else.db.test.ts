import { createAccount } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createWaitingGuardian } from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { openSession } from '../sessions/commands.ts';
import { endMemberSessions } from './commands.ts';
import { getMember, listMembers } from './queries.ts';

const reason = '정보 요청 본인 확인 전화';

let db: Db;
let operator: OperatorActor;
let bystander: number;
let me: number;
/** When all sessions end by themselves. */
let end: Date;

beforeEach(async () => {
  db = await testDb();
  operator = await createOperator(db, { role: 'privacyOfficer' });
  // Whoever was there first is found first, where nobody is asked for by name.
  const person = async (name: string, email: string) => {
    const { id } = await createAccount(db, { name, email });
    await openSession(db, { kind: 'user', accountId: id, persistent: true, now, secret: 'test' });
    return id;
  };
  bystander = await person('정하람', 'haram@first.example');
  me = await person('윤서준', 'seojun@second.example');
  const { expiresAt } = await db.sql
    .selectFrom('sessionFamilies')
    .select('expiresAt')
    .where('accountId', '=', me)
    .executeTakeFirstOrThrow();
  end = expiresAt;
});

const shown = (at: Date) => getMember(db, { accountId: me, now: at });
const endSessions = (at: Date) => endMemberSessions(db, operator, { accountId: me, reason, now: at });

test('a member is shown as themselves, with the sessions that are open', async () => {
  expect(await shown(now)).toMatchObject({
    ...{ accountId: me, name: '윤O준', sessions: 1 },
    email: expect.stringContaining('@second.example'),
  });
  expect(await getMember(db, { accountId: bystander, now })).toMatchObject({
    ...{ accountId: bystander, name: '정O람' },
  });
  expect(await shown(new Date(end.getTime() - 1))).toMatchObject({ sessions: 1 });
  expect(await shown(end)).toMatchObject({ sessions: 0 });
});

test('ending a member’s sessions ends nobody else’s, and counts what was open', async () => {
  const theirs = await rowsOf(db, bystander);
  expect(await endSessions(end)).toEqual({ ended: 0 });
  await openSession(db, { kind: 'user', accountId: me, persistent: true, now, secret: 'test' });
  expect(await endSessions(now)).toEqual({ ended: 1 });
  expect(await rowsOf(db, bystander)).toEqual(theirs);
});

test('guardians who have yet to answer are counted until their time is over', async () => {
  const until = new Date(now.getTime() + 3_600_000);
  await createWaitingGuardian(db, { until });
  const asked = async (at: Date) =>
    (await listMembers(db, { page: 1, size: 20, now: at })).counts.guardiansAsked;
  expect(await asked(new Date(until.getTime() - 1))).toBe(1);
  expect(await asked(until)).toBe(0);
});
