import { Readable } from 'node:stream';
import { type Block, emptyPlan, type Plan } from '@chulbal/contract/toolkits/business-plan';
import { createAccount } from '@chulbal/testing/accounts';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from '../files/commands.ts';
import { storePlanPicture } from '../files/plan-pictures.commands.ts';
import { getReadableFile } from '../files/queries.ts';
import { saveCanvas } from './canvases.commands.ts';
import { savePlan } from './plans.commands.ts';
import { listMyPlans } from './plans.queries.ts';

const store = temporaryStore();
const now = new Date('2026-05-20T05:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
let db: Db;
let me: UserActor;
let somebody: UserActor;

beforeEach(async () => {
  db = await testDb();
  me = mintUser((await createAccount(db)).id);
  somebody = mintUser((await createAccount(db)).id);
});

const saying = (text: string, ...pictures: string[]): Plan => ({
  ...emptyPlan(),
  answers: {
    who: [
      { kind: 'text', runs: [{ text }] },
      ...pictures.map((id): Block => ({ kind: 'picture', id, alt: '책장', width: 4, height: 3 })),
    ],
  },
});
const save = (planId: string, plan: Plan | null, at = now, actor = me) =>
  savePlan(db, actor, { planId, plan, baseVersion: 1_000_000, now: at });

/** A photo with a place in its EXIF. */
async function photo(): Promise<Buffer> {
  const taken = { IFD0: { Make: '윤서준의 전화기' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } };
  return sharp({ create: { width: 8, height: 6, channels: 3, background: '#ff6a13' } })
    .withExif(taken)
    .jpeg()
    .toBuffer();
}
const upload = (bytes: Buffer, fileName = '책장.jpg', actor = me) =>
  storePlanPicture(db, actor, store, {
    fileName,
    size: bytes.length,
    now,
    clock: () => now,
    body: Readable.from([bytes]),
  });

test('plans are kept by person beside canvases, sealed and clean; ten at most', async () => {
  const canvas = { name: '', madeAt: 1, voices: { disc: '', square: '', triangle: '' }, notes: [] };
  await saveCanvas(db, me, { canvasId: 'p0', canvas, baseVersion: 0, now });
  expect(await listMyPlans(db, me)).toEqual({ version: 0, savedAt: null, plans: {} });
  await save('p0', saying('책\u202e장\u0000'.normalize('NFD')));
  await save('p0', saying('남의 것'), now, somebody);
  expect(await listMyPlans(db, me)).toMatchObject({ version: 1, plans: { p0: saying('책장') } });
  const rows = await db.sql.selectFrom('shelfPapers').select('sealed').execute();
  expect(rows.some(({ sealed }) => Buffer.from(sealed ?? []).includes('책장'))).toBe(false);
  for (let at = 1; at < 10; at += 1) await save(`p${at}`, saying(`${at}`));
  await expect(save('more', saying('more'))).rejects.toMatchObject({ error: 'tooManyPlans' });
});

test('P-04 a resident number is not saved', async () => {
  await expect(save('a', saying('010203-3123456'))).rejects.toMatchObject({ error: 'residentNumberWritten' });
  expect(await listMyPlans(db, me)).toMatchObject({ plans: {} });
});

test('S-03 a picture is its owner’s alone, without what it says about its place', async () => {
  const { serverFileName, width } = await upload(await photo());
  expect(width).toBe(8);
  await save('a', saying('책장', serverFileName));
  const file = await getReadableFile(db, me, { serverFileName, now });
  expect(file).toMatchObject({ mime: 'image/webp', isPublic: false });
  const stored = await store.read(serverFileName);
  const kept = Buffer.concat(await Array.fromAsync(stored?.stream ?? []));
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
  for (const actor of [somebody, null]) {
    await expect(getReadableFile(db, actor, { serverFileName, now })).rejects.toMatchObject({
      error: 'notFound',
    });
  }
  // Naming it makes it nobody else's, and keeps it for nobody else.
  await save('theirs', saying('책장', serverFileName), now, somebody);
  await save('a', saying('책장'));
  await sweepFiles(db, store, { now: hours(25) });
  expect(await store.read(serverFileName)).toBeNull();
});

test('a picture stays while a plan names it, and a day longer', async () => {
  const { serverFileName } = await upload(await photo());
  const unused = await upload(await photo());
  const isThere = async (name: string) => {
    const found = await store.read(name);
    found?.stream.destroy();
    return found !== null;
  };
  await save('a', saying('책장', serverFileName));
  await sweepFiles(db, store, { now: hours(100) });
  expect([await isThere(serverFileName), await isThere(unused.serverFileName)]).toEqual([true, false]);
  await save('a', null, hours(100));
  await sweepFiles(db, store, { now: hours(101) });
  await save('a', saying('책장', serverFileName), hours(101));
  await sweepFiles(db, store, { now: hours(200) });
  expect(await isThere(serverFileName)).toBe(true);
  await save('a', saying('책장'), hours(200));
  await sweepFiles(db, store, { now: hours(225) });
  expect(await isThere(serverFileName)).toBe(false);
});

test('an account keeps a hundred pictures; what is no picture leaves nothing', async () => {
  await expect(upload(Buffer.from('<svg/>'), 'a.png')).rejects.toMatchObject({ error: 'fileRefused' });
  await expect(upload(await photo(), 'a.svg')).rejects.toMatchObject({ error: 'extensionRefused' });
  const { serverFileName } = await upload(await photo());
  const row = await db.sql
    .selectFrom('files')
    .selectAll()
    .where('serverFileName', '=', serverFileName)
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 99 }, (_, at) => ({
    ...row,
    serverFileName: String(at).padStart(32, '0'),
  }));
  await db.sql.insertInto('files').values(more).execute();
  await expect(upload(await photo())).rejects.toMatchObject({ error: 'planPicturesFull' });
  await upload(await photo(), '책장.jpg', somebody);
  expect(await db.sql.selectFrom('files').select('size').where('status', '=', 'uploading').execute()).toEqual(
    [],
  );
});
