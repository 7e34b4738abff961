import { buffer } from 'node:stream/consumers';
import { createAccount } from '@chulbal/testing/accounts';
import { readArchive } from '@chulbal/testing/archives';
import { rowsOf } from '@chulbal/testing/database-state';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { openSession } from '../sessions/commands.ts';
import { askForExport, makeExports, openMyExport, readMyExport, sweepExports } from './export.commands.ts';
import { getMyExport } from './export.queries.ts';

const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const store = temporaryStore();
const notFound = { error: 'notFound' };
const after = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

let db: Db;
let bystander: UserActor;
let me: UserActor;

const session = async (accountId: number) => {
  const open = { kind: 'user', accountId, persistent: true, now, secret: 'test' } as const;
  return mintUser(accountId, (await openSession(db, open)).familyId);
};
const ask = (actor: UserActor) => askForExport(db, actor, { language: 'ko', now }, store);
const make = () => makeExports(db, store, { now, publicUrl });
const open = (actor: UserActor, at = now) => openMyExport(db, actor, { currentPassword: password, now: at });
const read = async (actor: UserActor, at = now) => {
  const { stream } = await readMyExport(db, actor, { now: at }, store);
  const entries = await readArchive(await buffer(stream));
  return entries.map(({ content }) => content.toString('utf8')).join('\n');
};

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await session((await createAccount(db, { name: '정하람', passwordHash })).id);
  me = await session((await createAccount(db, { name: '윤서준', passwordHash })).id);
  await ask(bystander);
  await make();
  await open(bystander);
});

test('S-02 P-12 an archive is its owner’s: nobody else sees, opens, reads or replaces it', async () => {
  const theirs = await rowsOf(db, bystander.userId);
  expect(await getMyExport(db, me)).toBeNull();
  await expect(open(me)).rejects.toMatchObject(notFound);
  await expect(read(me)).rejects.toMatchObject(notFound);
  await ask(me);
  expect(await getMyExport(db, me)).toMatchObject({ readyAt: null });
  expect(await make()).toBe(1);
  await open(me);
  expect(await rowsOf(db, bystander.userId)).toEqual(theirs);
  const [mine, other] = [await read(me), await read(bystander)];
  expect([mine.includes('윤서준'), mine.includes('정하람')]).toEqual([true, false]);
  expect([other.includes('윤서준'), other.includes('정하람')]).toEqual([false, true]);
});

test('two that wait are made one after the other, and each is told of its own', async () => {
  const third = await session((await createAccount(db, { passwordHash })).id);
  await ask(me);
  await ask(third);
  expect([await make(), await make(), await make()]).toEqual([1, 1, 0]);
  for (const actor of [me, third])
    expect(await getMyExport(db, actor)).toMatchObject({ readyAt: now.toISOString(), failed: false });
});

test('one that is being made is made once, whoever looks for work meanwhile', async () => {
  await ask(me);
  const meanwhile: number[] = [];
  const slow: FileStore = {
    ...store,
    async write(...given) {
      meanwhile.push(await make());
      return store.write(...given);
    },
  };
  expect(await makeExports(db, slow, { now, publicUrl })).toBe(1);
  expect(meanwhile).toEqual([0]);
});

test('S-11 only the session that has confirmed who is asking reads it, for ten minutes and not a millisecond more', async () => {
  const elsewhere = await session(bystander.userId);
  await expect(read(elsewhere)).rejects.toMatchObject(notFound);
  const end = after(now, 10 * 60_000);
  expect(await read(bystander, after(end, -1))).toContain('정하람');
  await expect(read(bystander, end)).rejects.toMatchObject(notFound);
});

test('R-05 it is opened, read and kept for seven days and not a millisecond more', async () => {
  const { expiresAt } = (await getMyExport(db, bystander)) ?? {};
  const end = new Date(expiresAt ?? 0);
  await open(bystander, after(end, -1));
  expect(await read(bystander, after(end, -1))).toContain('정하람');
  await expect(open(bystander, end)).rejects.toMatchObject(notFound);
  await expect(read(bystander, end)).rejects.toMatchObject(notFound);
  await sweepExports(db, store, { now: after(end, -1) });
  expect(await getMyExport(db, bystander)).not.toBeNull();
  await sweepExports(db, store, { now: end });
  expect(await getMyExport(db, bystander)).toBeNull();
});
