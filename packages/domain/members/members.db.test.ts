import { createAccount } from '@chulbal/testing/accounts';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createPasskey } from '@chulbal/testing/passkeys';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { countAttempt } from '../accounts/attempts.commands.ts';
import { mintUser, type OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { listLooks } from '../my-data/looks.queries.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import { endMemberSessions, findMember, revealMember } from './commands.ts';
import { getMember, listMembers } from './queries.ts';

const now = seasonNow;
const reason = '정보 요청 본인 확인 전화';
const secret = 'a key of the test that is long enough';

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db, { role: 'privacyOfficer', name: '한지우' });
});

const list = (more = {}) => listMembers(db, { page: 1, size: 20, now, ...more });
const logged = () =>
  db.sql
    .selectFrom('auditEntries')
    .select(['category', 'action', 'objectId', 'after', 'reason'])
    .orderBy('sequence')
    .execute();

test('P-11 accounts are listed masked, newest first, with state, ways in and newest team', async () => {
  await publishedSeason(db, { now });
  const { actor: leader, teamNo } = await createSubmitted(db);
  const { id } = await createAccount(db, { name: '최서진', email: 'seojin@test.example' });
  await createPasskey(db, { accountId: id, name: '휴대전화' });
  await openSession(db, { kind: 'user', accountId: id, persistent: true, now, secret });
  const { content, totalElements, counts } = await list();
  expect(content[0]).toMatchObject({
    ...{ accountId: id, name: '최O진', state: 'active', lastLogInAt: now.toISOString() },
    ...{ ways: ['password', 'passkey'], team: null },
  });
  expect(content.find(({ accountId }) => accountId === leader.userId)).toMatchObject({
    lastLogInAt: null,
    team: { teamNo, year: 2026, led: true },
  });
  expect(counts.all).toBe(totalElements);
  expect(JSON.stringify(content)).not.toContain('최서진');
  expect((await list({ page: 2, size: 1 })).content).toHaveLength(1);
});

test('a state narrows the list, and one that is being closed counts as that', async () => {
  const closing = await createAccount(db);
  const child = await createAccount(db, { birthDate: '2016-05-05' });
  await createAccount(db);
  await db.sql
    .insertInto('accountClosings')
    .values({ accountId: closing.id, language: 'ko', askedAt: now, destroyAt: now, tmNos: [] })
    .execute();
  await db.sql
    .insertInto('guardianConsents')
    .values({
      ...{ state: 'withdrawn', claimHash: 'c', linkHash: 'l', language: 'ko', askedAt: now, until: now },
      ...{ accountId: child.id, endedAt: now },
    })
    .execute();
  const ids = async (state: 'active' | 'guardian' | 'closing') =>
    (await list({ state })).content.map(({ accountId, state: shown }) => [accountId, shown]);
  expect(await ids('closing')).toEqual([[closing.id, 'closing']]);
  expect(await ids('guardian')).toEqual([[child.id, 'guardian']]);
  expect((await list({ state: 'active' })).totalElements).toBe(1);
  expect((await list()).counts).toMatchObject({ all: 3, guardian: 1, closing: 1 });
});

test('an account is found by its whole number or address only, and that somebody looked is on record', async () => {
  const { id, phone } = await createAccount(db, { email: 'seojin@test.example' });
  const find = (by: 'phone' | 'email', value: string) => findMember(db, actor, { by, value, now });
  expect(await find('phone', phone)).toEqual({ accountId: id });
  expect(await find('email', 'seojin@test.example')).toEqual({ accountId: id });
  expect(await find('email', 'seojin@test.exampl')).toBeNull();
  expect(await find('phone', `${phone.slice(0, -1)}x`)).toBeNull();
  // Of an operator with that address nothing is said.
  await createOperator(db, { email: 'boss@test.example' });
  expect(await find('email', 'boss@test.example')).toBeNull();
  const entries = await logged();
  expect(entries.map(({ action, objectId }) => [action, objectId])).toEqual([
    ['member.find', String(id)],
    ['member.find', String(id)],
    ['member.find', ''],
    ['member.find', ''],
    ['member.find', ''],
  ]);
  expect(JSON.stringify(entries)).not.toContain('test.exampl');
});

test('P-07 what is shown of a person is on record with its reason, and they see it', async () => {
  const { id, phone } = await createAccount(db);
  const other = await createAccount(db);
  expect(await getMember(db, { accountId: id, now })).toMatchObject({ phone: `010-****-${phone.slice(-4)}` });
  const shown = await revealMember(db, actor, { accountId: id, field: 'phone', reason, now });
  expect(shown).toEqual({ value: phone });
  expect(await logged()).toEqual([
    {
      ...{ category: 'disclosure', action: 'member.reveal', objectId: String(id) },
      ...{ after: { shown: ['phone'] }, reason },
    },
  ]);
  expect(await listLooks(db, mintUser(id))).toEqual([
    { at: now.toISOString(), by: 'privacyOfficer', what: 'account', of: '', reason },
  ]);
  expect(await listLooks(db, mintUser(other.id))).toEqual([]);
  expect((await getMember(db, { accountId: id, now })).looks).toMatchObject([{ name: '한지우', reason }]);
  const notFound = (error: unknown) => error instanceof Fault && error.error === 'notFound';
  await expect(
    revealMember(db, actor, { accountId: actor.operatorId, field: 'email', reason, now }),
  ).rejects.toSatisfy(notFound);
});

test('ending sessions logs a person out everywhere and tells them; others stay', async () => {
  const { id, email } = await createAccount(db);
  const other = await createAccount(db);
  const open = async (accountId: number) =>
    (await openSession(db, { kind: 'user', accountId, persistent: true, now, secret })).familyId;
  const [one, two, theirs] = [await open(id), await open(id), await open(other.id)];
  expect((await getMember(db, { accountId: id, now })).sessions).toBe(2);
  expect(await endMemberSessions(db, actor, { accountId: id, reason, now })).toEqual({ ended: 2 });
  const ended = await Promise.all([one, two, theirs].map(async (of) => (await findSession(db, of))?.revoked));
  expect(ended).toEqual([true, true, false]);
  expect(await listMessages(db, { limit: 10 })).toMatchObject([{ to: email }]);
  expect(await endMemberSessions(db, actor, { accountId: id, reason, now })).toEqual({ ended: 0 });
  expect(await listMessages(db, { limit: 10 })).toHaveLength(1);
});

test('whoever has to wait after wrong passwords is shown as slowed until they may try again, and no longer', async () => {
  const { id, email } = await createAccount(db);
  for (let tries = 0; tries < 10; tries += 1)
    await countAttempt(db, { attempts: [{ limit: 'logInToAccount', who: `user ${email}` }], now });
  const end = new Date(now.getTime() + 1_000);
  const last = new Date(end.getTime() - 1);
  expect((await list({ now: last })).content).toMatchObject([{ state: 'slowed' }]);
  expect(await getMember(db, { accountId: id, now: last })).toMatchObject({ slowedUntil: end.toISOString() });
  expect((await list({ now: end })).content).toMatchObject([{ state: 'active' }]);
  expect(await getMember(db, { accountId: id, now: end })).toMatchObject({ slowedUntil: null });
});
