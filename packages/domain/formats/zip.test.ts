import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readArchive } from '@chulbal/testing/archives';
import { expect, test } from 'vitest';
import { type ZipEntry, zipOf } from './zip.ts';

const changedAt = new Date('2026-05-14T05:24:06Z');

function entry(name: string, content: string | (() => Readable), more: Partial<ZipEntry> = {}): ZipEntry {
  const open = typeof content === 'string' ? () => Readable.from([Buffer.from(content)]) : content;
  return { name, changedAt, compress: false, open, ...more };
}

async function* of(entries: Iterable<ZipEntry>) {
  yield* entries;
}

test('another program reads every file back, by its Korean name in UTF-8', async () => {
  const given = [
    entry('3-0417_한칸서재/계획.pdf', '%PDF 계획', { size: 11 }),
    entry('3-0417_한칸서재/빈 파일.pdf', ''),
    entry('파일 목록.csv', 'a'.repeat(100_000), { compress: true }),
  ];
  const archive = await buffer(zipOf(of(given)));
  expect(archive.length).toBeLessThan(3_000);
  const entries = await readArchive(archive);
  expect(entries.map(({ name, content }) => [name, content.length])).toEqual([
    ['3-0417_한칸서재/계획.pdf', 11],
    ['3-0417_한칸서재/빈 파일.pdf', 0],
    ['파일 목록.csv', 100_000],
  ]);
  expect(entries.every(({ isUtf8 }) => isUtf8)).toBe(true);
});

test('more files than the old format counts make an archive whose directory is still read whole', async () => {
  function* many() {
    for (let number = 0; number < 66_000; number += 1) yield { ...entry(`${number}.txt`, ''), open: nothing };
  }
  const archive = await buffer(zipOf(of(many())));
  const entries = await readArchive(archive, { contents: false });
  expect(entries.length).toBe(66_000);
  expect(entries.at(-1)?.name).toBe('65999.txt');
}, 30_000);

async function* nothing() {}

/** Gives pieces for as long as somebody reads. */
function endless(counts: { read: number; closed: boolean }): Readable {
  return new Readable({
    read() {
      counts.read += 1;
      this.push(Buffer.alloc(64 * 1024));
    },
    destroy(error, done) {
      counts.closed = true;
      done(error);
    },
  });
}

test('is read as slowly as it is taken, and who stops ends what is open', async () => {
  const counts = { read: 0, closed: false };
  let later = 0;
  function* files() {
    yield entry('endless.bin', () => endless(counts));
    later += 1;
  }
  const archive = zipOf(of(files()));
  for (let taken = 0; taken < 3; taken += 1) await archive.next();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(counts.read).toBeLessThan(40);
  await archive.return(undefined);
  expect(counts.closed).toBe(true);
  expect(later).toBe(0);
});

test.each([
  ['a file that cannot be read', () => Readable.from(failing()), undefined],
  ['a file that is shorter than it was', () => Readable.from([Buffer.from('short')]), 100],
])('%s breaks the archive off', async (_, open, size) => {
  const made = buffer(
    zipOf(of([entry('a.txt', 'a'), entry('b.bin', open, size ? { size } : {}), entry('c', 'c')])),
  );
  await expect(made).rejects.toThrow(/gone|bytes/);
});

async function* failing() {
  yield Buffer.from('some');
  throw new Error('The disk is gone.');
}

test('so does what fails between the files', async () => {
  async function* entries() {
    yield entry('a.txt', 'a');
    throw new Error('The database is gone.');
  }
  await expect(buffer(zipOf(entries()))).rejects.toThrow('The database is gone.');
});
