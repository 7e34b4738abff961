import { type HeldKind, heldRetention } from '@chulbal/contract/my-data';
import { createAccount } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { createFile, createSubmitted, memberKeyOf, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { keepEverythingOf, placesForEverybody } from '@chulbal/testing/held-rows';
import { createJoined } from '@chulbal/testing/joined-member';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type OperatorActor, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { queueMessage } from '../outbox/commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { revealApplicants } from '../programs/operators.commands.ts';
import { revealClaim } from '../raffle/winners.commands.ts';
import { seedTerms } from '../seeds/terms.ts';
import { destroyDue } from './closing.commands.ts';
import { getClosing } from './closing.queries.ts';
import { destroyAccount } from './destroy.commands.ts';
import { gatherExport } from './export.queries.ts';
import { getMyData } from './held.queries.ts';

const now = seasonNow;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const store = temporaryStore();

let db: Db;
let places: Awaited<ReturnType<typeof placesForEverybody>>;
let operator: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await seedTerms(db, { now });
  places = await placesForEverybody(db);
  operator = await createOperator(db);
});

/** The leader of a team who has been everywhere, keeps a member's own paper, and was looked at. */
async function everywhere(): Promise<UserActor> {
  const { actor, teamNo } = await createJoined(db);
  await keepEverythingOf(db, actor, places);
  await createFile(db, { teamNo, ownerId: actor.userId, slot: 'school', person: memberKeyOf(1) });
  const part = { teamNo, memberKey: memberKeyOf(2), userId: actor.userId, sentAt: now };
  await db.sql.insertInto('memberParts').values(part).execute();
  const terms = db.sql.selectFrom('terms').select(['term', 'version']).orderBy('position').limit(1);
  const given = { accountId: actor.userId, agreed: true, at: now };
  await db.sql
    .insertInto('consents')
    .values({ ...(await terms.executeTakeFirstOrThrow()), ...given })
    .execute();
  await lookAt(actor);
  return actor;
}

/** An operator opens what somebody has said to a programme and for a prize. */
async function lookAt({ userId }: UserActor): Promise<void> {
  const { boardId, eventNo } = places;
  const { applicationNo } = await db.sql
    .selectFrom('programApplications')
    .select('applicationNo')
    .where('accountId', '=', userId)
    .executeTakeFirstOrThrow();
  const asked = { reason: '연락처 확인', now };
  await revealApplicants(db, operator, { ...asked, boardId, applicationNos: [applicationNo] });
  await revealClaim(db, operator, { ...asked, eventNo, prizeCode: 'book', place: userId });
}
const held = async (actor: UserActor) => (await getMyData(db, actor, { language: 'ko', now })).held;
const exported = async ({ userId }: UserActor) => {
  const { tables, files } = await gatherExport(db, { accountId: userId, language: 'ko', now });
  return { ...Object.fromEntries(tables.map(({ key, rows }) => [key, rows])), files };
};
const closeAt = (accountId: number, destroyAt: Date) =>
  db.sql
    .insertInto('accountClosings')
    .values({ accountId, language: 'ko', askedAt: now, destroyAt, tmNos: [] })
    .execute();

test('P-12 what is held of a person, and what they take away, is the same whoever else has been everywhere', async () => {
  const me = await everywhere();
  const [before, taken] = [await held(me), await exported(me)];
  const kinds = Object.keys(heldRetention).filter((kind) => kind !== 'draft') as HeldKind[];
  expect(before.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
  const empty = Object.entries(taken).flatMap(([key, rows]) => (rows.length === 0 ? [key] : []));
  expect(empty).toEqual([]);
  await everywhere();
  expect(await held(me)).toEqual(before);
  expect(await exported(me)).toEqual(taken);
});

test('P-12 of who has been nowhere there is the account alone, in the list and in the archive', async () => {
  await everywhere();
  const nobody = mintUser((await createAccount(db)).id);
  expect(await held(nobody)).toMatchObject([{ kind: 'account' }]);
  const taken = Object.entries(await exported(nobody)).filter(([, rows]) => rows.length > 0);
  expect(taken.map(([key]) => key)).toEqual(['account']);
  expect((await getClosing(db, nobody, { now })).teams).toEqual([]);
});

test('P-13 an account that is destroyed takes nothing of anybody else’s with it', async () => {
  const [gone, stays] = [await everywhere(), await everywhere()];
  await closeAt(gone.userId, now);
  await closeAt(stays.userId, later(1));
  const before = [await rowsOf(db, stays.userId), await held(stays), await exported(stays)];
  await destroyAccount(db, store, { accountId: gone.userId, now });
  expect([await rowsOf(db, stays.userId), await held(stays), await exported(stays)]).toEqual(before);
  await expect(held(gone)).rejects.toMatchObject({ error: 'sessionOver' });
  const left = Object.keys(await rowsOf(db, gone.userId));
  expect(left).toEqual([
    ...['accounts', 'applications', 'consents', 'data_requests', 'files', 'kept_records'],
    ...['prize_winners', 'program_applications', 'recommendations', 'tickets', 'wallets'],
  ]);
});

test('P-13 an account is destroyed when its day has come, and not a moment before', async () => {
  const [staying, leaving] = [await createAccount(db), await createAccount(db)];
  const [waits, due] = [staying.id, leaving.id];
  await closeAt(due, now);
  await closeAt(waits, later(1));
  const news = { channel: 'mail', language: 'ko', subject: '소식', now } as const;
  for (const { email: to } of [staying, leaving])
    await queueMessage(db, { ...news, to, letter: { lines: [] } });
  expect(await destroyDue(db, store, { now: later(-1) })).toBe(0);
  await destroyAccount(db, store, { accountId: waits, now });
  expect(await destroyDue(db, store, { now })).toBe(1);
  const status = await db.sql
    .selectFrom('accounts')
    .select('status')
    .where('id', 'in', [due, waits])
    .orderBy('id')
    .execute();
  expect(status).toEqual([{ status: 'active' }, { status: 'withdrawn' }]);
  const letters = await listMessages(db, { limit: 99 });
  const subjectsTo = (email: string) =>
    letters.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjectsTo(staying.email)).toEqual([expect.stringContaining('소식')]);
  expect(subjectsTo(leaving.email)).toEqual([expect.not.stringContaining('소식')]);
});

test('P-13 what somebody has submitted is kept apart until its day, and not of who leaves on that day', async () => {
  /** Until when something is kept of a leader who is destroyed then. */
  const keptOf = async (at: Date) => {
    const { userId: accountId } = (await createSubmitted(db)).actor;
    await closeAt(accountId, now);
    await destroyAccount(db, store, { accountId, now: at });
    const kept = db.sql.selectFrom('keptRecords').select('keptUntil').where('accountId', '=', accountId);
    return (await kept.executeTakeFirst())?.keptUntil;
  };
  const day = (await keptOf(now)) ?? now;
  expect(await keptOf(new Date(day.getTime() - 1))).toEqual(day);
  expect(await keptOf(day)).toBeUndefined();
});
