import { retention } from '@chulbal/contract/retention/retention';
import { createAccount } from '@chulbal/testing/accounts';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createWaitingGuardian } from '@chulbal/testing/guardians';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { verifyAudit } from '../audit/chain.queries.ts';
import { record, recordAs } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { sweep } from '../jobs/sweep.ts';
import { revealMember } from '../members/commands.ts';
import { getRetention } from './queries.ts';

const DAY = 86_400_000;
const later = (days: number) => new Date(now.getTime() + days * DAY);
const files = temporaryStore();

let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db, { name: '한지우' });
});

const sweepAt = (days: number) => sweep({ db, files, clock: () => later(days) });
const rowOf = async (key: string, at = now) =>
  (await getRetention(db, { language: 'ko', now: at })).rows.find((one) => one.key === key);
const entries = () =>
  db.sql
    .selectFrom('auditEntries')
    .select(['category', 'actorName', 'address', 'objectId', 'reason', 'sweptAt'])
    .orderBy('sequence')
    .execute();

/** A log-in, something shown, a change and another thing shown, on one day. */
async function threeKinds(): Promise<number> {
  const { id } = await createAccount(db);
  const object = { kind: 'operator', id: actor.operatorId, label: '' };
  await recordAs(
    db,
    { kind: 'system', address: '203.0.113.9' },
    {
      ...{ category: 'access', action: 'operator.logIn', object, now },
    },
  );
  await revealMember(db, actor, { accountId: id, field: 'phone', reason: '본인이 물어본 것', now });
  await record(db, actor, { action: 'operator.changeRole', object, reason: '자리를 옮김', now });
  return id;
}

test('P-14 the one table is shown row by row with its ground, and what is due within days', async () => {
  await createWaitingGuardian(db, { askedAt: now, until: later(5) });
  const { rows, sweptAt } = await getRetention(db, { language: 'en', now });
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(retention));
  expect(rows.filter(({ ground, period, what }) => !ground || !period || !what)).toEqual([]);
  expect(sweptAt).toBeNull();
  expect(await rowOf('guardian')).toMatchObject({ now: 0, month: 1, swept: null });
  expect(await rowOf('guardian', later(6))).toMatchObject({ now: 1, month: 1 });
  expect(await rowOf('ticket')).toMatchObject({ now: null, month: null, begins: '계정을 닫을 때' });
  expect(await rowOf('quiz')).toMatchObject({ begins: null });
  await sweepAt(6);
  const swept = { at: later(6).toISOString(), count: 1 };
  expect(await rowOf('guardian', later(6))).toMatchObject({ now: 0, month: 0, swept });
  await sweepAt(7);
  expect(await rowOf('guardian', later(7)), 'an empty sweep hides none').toMatchObject({ swept });
  expect(await getRetention(db, { language: 'ko', now: later(7) })).toMatchObject({
    sweptAt: later(7).toISOString(),
    left: 0,
  });
});

test('P-07 access is on record for a year, what was opened for two, changes for good; the chain still proves the rest', async () => {
  await threeKinds();
  await sweepAt(365);
  expect((await entries()).map(({ sweptAt }) => sweptAt)).toEqual([null, null, null]);
  await sweepAt(366);
  expect((await entries()).map(({ sweptAt }) => sweptAt !== null)).toEqual([true, false, false]);
  await sweepAt(731);
  const [access, shown, change] = await entries();
  for (const one of [access, shown])
    expect(one).toMatchObject({ actorName: '', address: '', objectId: '', reason: null });
  expect(change).toMatchObject({ actorName: '한지우', reason: '자리를 옮김', sweptAt: null });
  expect(await verifyAudit(db)).toMatchObject({ entries: 3, brokenAt: null });
  expect(await rowOf('disclosure', later(731))).toMatchObject({ swept: { count: 1 } });
  await record(db, actor, {
    action: 'operator.changeRole',
    object: { kind: 'operator', id: actor.operatorId, label: '' },
    now: later(732),
  });
  expect(await verifyAudit(db)).toMatchObject({ entries: 4, brokenAt: null });
});

test.each([
  [
    'a young entry',
    `update audit_entries set swept_at = at + interval '1 day', actor_id = null, actor_name = '',
    address = '', object_kind = '', object_id = '', object_label = '', after = null, reason = null where sequence = 2`,
  ],
  [
    'a change',
    `update audit_entries set swept_at = at + interval '9 years', actor_id = null, actor_name = '',
    address = '', object_kind = '', object_id = '', object_label = '', after = null, reason = null where sequence = 3`,
  ],
  [
    'half of an entry',
    `update audit_entries set swept_at = at + interval '9 years', reason = null where sequence = 2`,
  ],
  [
    'the hash with it',
    `update audit_entries set swept_at = at + interval '9 years', hash = repeat('0', 64) where sequence = 2`,
  ],
  ['an entry by removing it', 'delete from audit_entries where sequence = 2'],
])('the database refuses to blank %s', async (_, statement) => {
  await threeKinds();
  await expect(sql.raw(statement).execute(db.sql)).rejects.toThrow('only added to');
  expect(await verifyAudit(db)).toMatchObject({ entries: 3, brokenAt: null });
});

test('one who gets past the triggers and says that an entry was swept is found all the same', async () => {
  await threeKinds();
  await sql`alter table audit_entries disable trigger all`.execute(db.sql);
  await sql`update audit_entries set swept_at = at + interval '3 years', reason = 'nothing' where sequence = 2`.execute(
    db.sql,
  );
  await sql`alter table audit_entries enable trigger all`.execute(db.sql);
  expect(await verifyAudit(db)).toMatchObject({ brokenAt: 2 });
});
