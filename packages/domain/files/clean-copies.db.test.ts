import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { photoBy } from '@chulbal/testing/corpus/images';
import { seasonNow as now } from '@chulbal/testing/factories';
import { campusTeam } from '@chulbal/testing/uploads';
import { expect, test } from 'vitest';
import { listUncleaned } from '../applications/list/detail-parts.queries.ts';
import { openCleanCopy } from './clean-copies.commands.ts';
import { sweepFiles } from './commands.ts';

/** A team's logo as it was taken, and the store with how often the original was read. */
async function scenario(photo: Buffer, extension = 'jpg') {
  const { db, store, teamNo, actor } = await campusTeam();
  const serverFileName = 'ab'.repeat(16);
  const { size, sha256 } = await store.write(serverFileName, Readable.from([photo]));
  const row = {
    serverFileName,
    teamNo,
    ownerId: actor.userId,
    slot: 'logo',
    name: `logo.${extension}`,
    extension,
  };
  await db.sql
    .insertInto('files')
    .values({
      ...{ ...row, mime: 'image/jpeg', size, sha256, status: 'stored', isPublic: false },
      ...{ startedAt: now, storedAt: now, removedAt: null },
    })
    .execute();
  let reads = 0;
  const counting = {
    ...store,
    read: (name: string) => {
      if (name === serverFileName) reads += 1;
      return store.read(name);
    },
  };
  const open = () => openCleanCopy(db, counting, { serverFileName, extension, now });
  return { db, store, serverFileName, open, reads: () => reads };
}

test('a file is cleaned once for all who read it, and its copy stays as long as the file', async () => {
  const { db, store, serverFileName, open, reads } = await scenario(await photoBy('Kim Namu', 'jpeg'));
  const [one, other] = await Promise.all([open(), open()]);
  const bytes = await buffer(one.stream);
  expect(bytes.includes('Kim Namu')).toBe(false);
  expect(one.size).toBe(bytes.length);
  expect((await buffer(other.stream)).equals(bytes)).toBe(true);
  await buffer((await open()).stream);
  expect(reads()).toBe(1);

  const names = async () => (await Array.fromAsync(store.list())).length;
  const later = { now: new Date(Date.now() + 3 * 86_400_000) };
  await sweepFiles(db, store, later);
  expect(await names()).toBe(2);
  await db.sql.deleteFrom('files').where('serverFileName', '=', serverFileName).execute();
  await sweepFiles(db, store, later);
  expect(await names()).toBe(0);
});

test('a copy that the store has lost is made anew', async () => {
  const { db, store, open, reads } = await scenario(await photoBy('Kim Namu', 'jpeg'));
  await buffer((await open()).stream);
  const { copyName } = await db.sql.selectFrom('cleanCopies').select('copyName').executeTakeFirstOrThrow();
  await store.remove(copyName ?? '');
  await buffer((await open()).stream);
  expect(reads()).toBe(2);
});

test('a file that cannot be cleaned is never given, is not tried again, and operators can tell', async () => {
  const { db, serverFileName, open, reads } = await scenario(Buffer.from('no document'), 'pdf');
  for (let time = 0; time < 2; time += 1) await expect(open()).rejects.toMatchObject({ error: 'notCleaned' });
  expect(reads()).toBe(1);
  expect(await listUncleaned(db, [{ serverFileName }])).toEqual(new Map([[serverFileName, 'unreadable']]));
});
