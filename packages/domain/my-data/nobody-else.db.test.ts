import { type HeldKind, heldRetention } from '@chulbal/contract/my-data';
import { createAccount } from '@chulbal/testing/accounts';
import { rowsOf } from '@chulbal/testing/database-state';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { keepEverythingOf, placesForEverybody } from '@chulbal/testing/held-rows';
import { createJoined } from '@chulbal/testing/joined-member';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { destroyDue } from './closing.commands.ts';
import { destroyAccount } from './destroy.commands.ts';
import { gatherExport } from './export.queries.ts';
import { getMyData } from './held.queries.ts';

const now = seasonNow;
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const store = temporaryStore();

let db: Db;
let places: Awaited<ReturnType<typeof placesForEverybody>>;
beforeEach(async () => {
  db = await testDb();
  places = await placesForEverybody(db);
});

/** The leader of a team who has been everywhere. */
async function everywhere(): Promise<UserActor> {
  const { actor } = await createJoined(db);
  await keepEverythingOf(db, actor, places);
  return actor;
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
  expect(empty).toEqual(['consents', 'looks']);
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
    ...['accounts', 'applications', 'data_requests', 'files', 'kept_records'],
    ...['prize_winners', 'program_applications', 'recommendations', 'tickets', 'wallets'],
  ]);
});

test('P-13 an account is destroyed when its day has come, and not a moment before', async () => {
  const [due, waits] = [(await createAccount(db)).id, (await createAccount(db)).id];
  await closeAt(due, now);
  await closeAt(waits, later(1));
  expect(await destroyDue(db, store, { now: later(-1) })).toBe(0);
  await destroyAccount(db, store, { accountId: waits, now });
  expect(await destroyDue(db, store, { now })).toBe(1);
  const status = await db.sql
    .selectFrom('accounts')
    .select('status')
    .where('id', 'in', [due, waits])
    .orderBy('id')
    .execute();
  expect(status).toEqual([{ status: 'withdrawn' }, { status: 'active' }]);
});
