import { createAccount } from '@chulbal/testing/accounts';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { verifyAudit } from '../audit/chain.queries.ts';
import type { Db } from '../db.ts';
import { revealMember } from '../members/commands.ts';
import { signAccessReview } from './commands.ts';
import { getAccessReview, listUnsignedMonths } from './queries.ts';
import { resultHash } from './rules.ts';

const month = '2026-04';
const now = new Date('2026-05-03T01:00:00Z');
const finding = '밤에 연 3건은 마감 날의 전화 문의였어요.';

let db: Db;
let reviewer: OperatorActor;
let other: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  reviewer = await createOperator(db, { role: 'privacyOfficer', name: '한지우' });
  other = await createOperator(db, { role: 'contestManager', name: '서도윤' });
});

const review = (of = month) =>
  getAccessReview(db, { month: of, operatorId: reviewer.operatorId, language: 'ko', now });
async function opened(times: readonly string[], reason = '본인이 전화로 물어봤어요') {
  const { id: accountId } = await createAccount(db);
  for (const time of times)
    await revealMember(db, other, { accountId, field: 'phone', reason, now: new Date(`${time}+09:00`) });
}
const sign = async (more = {}) =>
  signAccessReview(db, reviewer, {
    ...{ month, finding, recordsSha256: (await review()).recordsSha256, now, ...more },
  });

test('P-07 the records of a month are told by operator, with what is unusual in them', async () => {
  await opened(['2026-03-31T23:59:59', '2026-04-01T00:00:00', '2026-04-10T13:00:00', '2026-05-01T00:00:00']);
  await opened(['2026-04-10T14:00:00'], '확인해 봄');
  const found = await review();
  expect(found).toMatchObject({ reveals: 3, documents: 0, exports: 0, over: true, signed: null });
  expect(found.operators).toEqual([
    {
      ...{ operatorId: other.operatorId, name: '서도윤', role: 'contestManager' },
      ...{ reveals: 3, documents: 0, exports: 0, unusual: 2 },
    },
  ]);
  expect(found.signals.map(({ kind, count, note }) => [kind, count, note])).toEqual([
    ['night', 1, ''],
    ['thin', 1, '확인해 봄'],
  ]);
  expect(await listUnsignedMonths(db, { now })).toEqual(['2026-03', '2026-04']);
  expect((await review('2026-05')).over).toBe(false);
  expect((await review('2026-02')).operators).toEqual([]);
});

test('a month that is over is signed once, for good, and its hash stands in the audit chain', async () => {
  await opened(['2026-04-10T13:00:00']);
  await sign();
  const { signed } = await review();
  const { recordsSha256 } = await review();
  expect(signed).toMatchObject({ by: '한지우', at: now.toISOString(), finding });
  expect(signed?.sha256).toBe(
    resultHash({ month, recordsSha256, finding, signedBy: reviewer.operatorId, signedAt: now }),
  );
  const entry = await db.sql
    .selectFrom('auditEntries')
    .select(['action', 'after'])
    .where('sequence', '=', signed?.sequence ?? 0)
    .executeTakeFirst();
  expect(entry).toMatchObject({
    action: 'accessReview.sign',
    after: { reveals: 1, signals: 0, sha256: signed?.sha256, recordsSha256 },
  });
  expect(await verifyAudit(db)).toMatchObject({ brokenAt: null });
  expect(await listUnsignedMonths(db, { now })).toEqual([]);
  await expect(sign()).rejects.toMatchObject({ error: 'reviewSigned' });
  for (const statement of [`update access_reviews set finding = 'x'`, 'delete from access_reviews'])
    await expect(sql.raw(statement).execute(db.sql)).rejects.toThrow('only added to');
});

test('of two who sign at the same instant one does', async () => {
  await opened(['2026-04-10T13:00:00']);
  const tries = await Promise.allSettled([sign(), sign()]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { error: 'reviewSigned' },
  });
});

test('neither a month that runs nor other records than were looked at are signed', async () => {
  await opened(['2026-04-10T13:00:00']);
  await expect(sign({ recordsSha256: '0'.repeat(64) })).rejects.toMatchObject({ error: 'recordsGrew' });
  await expect(sign({ month: '2026-05' })).rejects.toMatchObject({ error: 'invalidRequest' });
});

test('nobody signs what they have opened themselves, unless nobody else is there, and then it is on record', async () => {
  const { id: accountId } = await createAccount(db);
  const asked = { accountId, field: 'phone', reason: '본인이 전화로 물어봤어요' } as const;
  await revealMember(db, reviewer, { ...asked, now: new Date('2026-04-10T04:00:00Z') });
  const owner = await createOperator(db, { role: 'owner', name: '강민서' });
  expect(await review()).toMatchObject({ signing: 'refused', own: 1 });
  await expect(sign()).rejects.toMatchObject({ error: 'ownAccesses' });
  await revealMember(db, owner, { ...asked, now: new Date('2026-04-11T04:00:00Z') });
  expect(await review()).toMatchObject({ signing: 'own', own: 1 });
  await sign();
  const { signed } = await review();
  expect(signed).toMatchObject({ by: '한지우', own: 1 });
  const entry = await db.sql
    .selectFrom('auditEntries')
    .select('after')
    .where('sequence', '=', signed?.sequence ?? 0)
    .executeTakeFirst();
  expect(entry?.after).toMatchObject({ own: 1 });
});

test('an operator who may not sign, or works no more, is nobody else', async () => {
  const { id: accountId } = await createAccount(db);
  const asked = { accountId, field: 'phone', reason: '본인이 전화로 물어봤어요' } as const;
  await revealMember(db, reviewer, { ...asked, now: new Date('2026-04-10T04:00:00Z') });
  const gone = await createOperator(db, { role: 'owner' });
  await db.sql
    .updateTable('operators')
    .set({ disabledAt: now })
    .where('accountId', '=', gone.operatorId)
    .execute();
  expect((await review()).signing).toBe('own');
});
