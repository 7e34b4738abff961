import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { allOf } from '@chulbal/testing/uploads';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { sweepFiles } from './commands.ts';
import { storeContentFile } from './content-files.commands.ts';
import { useContentFiles } from './content-uses.commands.ts';
import { findVariant } from './picture-variants.queries.ts';
import { getReadableFile } from './queries.ts';

const store = temporaryStore();
const dayLater = new Date(Date.now() + 25 * 60 * 60 * 1000);
const slide = { kind: 'slide', id: 7, until: null } as const;
let db: Db;
let editor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  editor = await createOperator(db, { role: 'contentEditor' });
});

/** A photo of 3 × 5 as a phone stores it: lying, with its turn and its place beside it. `width` in px, upright. */
const photo = (width = 300) =>
  sharp({ create: { width: (width / 3) * 5, height: width, channels: 3, background: '#ff6a13' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .toBuffer();

const upload = (bytes: Buffer, fileName: string, kind: 'file' | 'picture' = 'picture') =>
  storeContentFile(db, editor, store, {
    ...{ fileName, size: bytes.length, kind, now, clock: () => now },
    body: Readable.from([bytes]),
  });

async function stored(name: string): Promise<Buffer> {
  const found = await store.read(name);
  if (!found) throw new Error(`${name} is not stored`);
  return buffer(found.stream);
}
const names = async () => (await allOf(store.list())).map(({ name }) => name);
const readable = (serverFileName: string, at = now) =>
  getReadableFile(db, null, { serverFileName, now: at }).then(
    () => true,
    () => false,
  );

test('a photo becomes upright WebP and AVIF of every width, and nothing says who took it where', async () => {
  const { serverFileName, width, height } = await upload(await photo(1200), '사진.jpg');
  expect([width, height]).toEqual([1200, 2000]);
  const variants = await db.sql.selectFrom('pictureVariants').selectAll().execute();
  expect(variants.map(({ mime, width }) => `${mime} ${width}`).sort()).toEqual([
    'image/avif 1200',
    'image/avif 240',
    'image/avif 480',
    'image/avif 960',
    'image/webp 240',
    'image/webp 480',
    'image/webp 960',
  ]);
  for (const one of [{ serverFileName, width: 1200, mime: 'image/webp' }, ...variants]) {
    const { format, compression, exif, xmp, orientation, ...found } = await sharp(
      await stored(one.serverFileName),
    ).metadata();
    expect([compression === 'av1' ? 'avif' : format, found.width, found.height]).toEqual([
      one.mime.slice(6),
      one.width,
      (one.width / 3) * 5,
    ]);
    expect([exif, xmp, orientation ?? 1]).toEqual([undefined, undefined, 1]);
  }
  const asked = { serverFileName, width: 800, avif: true };
  expect(await findVariant(db, asked)).toMatchObject({ width: 960, mime: 'image/avif' });
});

test('nobody reads a file before something shown names it, nor after its time; no variant is read by its own name', async () => {
  const { serverFileName } = await upload(await photo(), '사진.jpg');
  const variant = await findVariant(db, { serverFileName, width: 480, avif: true });
  expect(await readable(serverFileName)).toBe(false);
  await useContentFiles(db, { ...slide, shown: [], from: now, kept: [serverFileName] });
  expect(await readable(serverFileName)).toBe(false);
  await useContentFiles(db, { ...slide, shown: [serverFileName], from: now, until: dayLater, kept: [] });
  expect(await readable(serverFileName)).toBe(true);
  expect(await readable(serverFileName, new Date(now.getTime() - 1))).toBe(false);
  expect(await readable(serverFileName, dayLater)).toBe(false);
  expect(await readable(variant?.serverFileName ?? '')).toBe(false);
});

test('after a day what nothing names is swept with its variants; what is only kept stays with its own', async () => {
  const before = await names();
  const bytes = await photo();
  const [kept, left] = [await upload(bytes, '하나.jpg'), await upload(bytes, '둘.jpg')];
  await useContentFiles(db, { ...slide, shown: [], from: null, kept: [kept.serverFileName] });
  const made = (await names()).filter((name) => !before.includes(name));
  expect(made).toHaveLength(8);
  await sweepFiles(db, store, { now: dayLater });
  const ofKept = await db.sql.selectFrom('pictureVariants').select('serverFileName').execute();
  const expected = [kept.serverFileName, ...ofKept.map((row) => row.serverFileName)];
  expect((await names()).filter((name) => made.includes(name)).sort()).toEqual(expected.sort());
  expect(expected).toHaveLength(4);
  expect(expected).not.toContain(left.serverFileName);
});

test.each([
  ['notes.pdf', 'picture', 'extensionRefused'],
  ['그림.jpg', 'picture', 'fileRefused'],
  ['#.pdf', 'file', 'hashInFileName'],
] as const)('%s as a %s is refused with %s, and nothing of it stays', async (fileName, kind, error) => {
  const before = await names();
  await expect(upload(Buffer.from('%PDF-1.7 no picture'), fileName, kind)).rejects.toMatchObject({ error });
  expect(await names()).toEqual(before);
  expect(await db.sql.selectFrom('files').select('serverFileName').execute()).toEqual([]);
});
