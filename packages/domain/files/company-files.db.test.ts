import { Readable } from 'node:stream';
import { createAccount } from '@chulbal/testing/accounts';
import { blackPng } from '@chulbal/testing/corpus/images';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { storeCompanyFile } from './company-files.commands.ts';
import { ownCompanyFiles } from './company-files.queries.ts';
import { useContentFiles } from './content-uses.commands.ts';

const store = temporaryStore();
let db: Db;
let bystander: UserActor;
let me: UserActor;

beforeEach(async () => {
  db = await testDb();
  bystander = mintUser((await createAccount(db)).id);
  me = mintUser((await createAccount(db)).id);
});

const upload = async (actor: UserActor) => {
  const bytes = blackPng(8);
  const { serverFileName } = await storeCompanyFile(db, actor, store, {
    ...{ fileName: '사진.png', size: bytes.length, kind: 'picture', now, clock: () => now },
    body: Readable.from([bytes]),
  });
  return serverFileName;
};
const namesFor = async (icNo: number, names: string[]) => [
  ...(await ownCompanyFiles(db, { userId: me.userId, icNo, names })).keys(),
];

test('S-02 a page names files of its writer and those that it names already, and nobody else’s', async () => {
  const [mine, theirs, shared] = [await upload(me), await upload(bystander), await upload(bystander)];
  await db.transaction((tx) =>
    useContentFiles(tx, { kind: 'company', id: 7, shown: [], from: null, until: null, kept: [shared] }),
  );
  const names = [mine, theirs, shared];
  expect((await namesFor(7, names)).sort()).toEqual([mine, shared].sort());
  expect(await namesFor(8, names)).toEqual([mine]);
});

test('a person’s files for pages have a limit, which is nobody else’s', async () => {
  const serverFileName = await upload(bystander);
  await db.sql
    .updateTable('files')
    .set({ size: 300_000_000 })
    .where('serverFileName', '=', serverFileName)
    .execute();
  await expect(upload(bystander)).rejects.toMatchObject({ error: 'companyFilesFull' });
  expect(await upload(me)).toMatch(/^[0-9a-f]{32}$/);
});
