import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '@chulbal/domain/db';
import { withBytes } from '@chulbal/domain/files/content/bytes';
import { places } from '@chulbal/domain/files/content/passages';
import { checkPdf } from '@chulbal/domain/files/content/pdf';
import type { FileStore } from '@chulbal/domain/files/store';
import { seedBase } from '@chulbal/domain/seeds/base';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from './seed.ts';

const now = new Date('2026-05-20T05:03:21.000Z');
const folder = mkdtempSync(join(tmpdir(), 'chulbal-read-'));

type Row = {
  serverFileName: string;
  slot: string;
  name: string;
  extension: string;
  size: number;
  sha256: string | null;
};

let db: Db;
let files: FileStore;
let rows: Row[];

beforeAll(async () => {
  db = await testDb();
  files = temporaryStore();
  await seedBase(db, { now });
  await seedDemo(db, { now, files });
  rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'slot', 'name', 'extension', 'size', 'sha256'])
    .orderBy('name')
    .execute();
}, 180_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const papers = () => rows.filter(({ extension }) => extension === 'pdf');
const certificates = ['schoolPaper', 'comPaper', 'applyAddition1', 'applyAddition2', 'applyAddition3'];

/** What the check of uploads reads on the pages of a stored file; it throws where it would refuse it. */
async function textOf({ serverFileName }: Row): Promise<string> {
  const stored = await files.read(serverFileName);
  const path = join(folder, serverFileName);
  if (!stored) throw new Error('not stored');
  await pipeline(stored.stream, createWriteStream(path));
  const passages = await withBytes(path, checkPdf);
  return passages.flatMap(({ place, text }) => (place === places.properties ? [] : text)).join('\n');
}

test('documents of the demo are as large as real ones, and no two are the same', () => {
  expect(papers().length).toBeGreaterThan(300);
  for (const { slot, name, size } of papers()) {
    const isForm = certificates.includes(slot) || slot === 'guardianForm';
    const least = isForm ? 15_000 : name.startsWith('포스터') ? 200_000 : 500_000;
    expect([name, size >= least, size <= 3_000_000]).toEqual([name, true, true]);
  }
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(rows.length);
});

test('their text is Korean, can be copied, and would be taken from anybody', async () => {
  const plans = papers().filter(({ slot }) => slot === 'business');
  const others = papers().filter(({ slot }) => slot !== 'business' && slot !== 'schoolPaper');
  const some = papers()
    .filter(({ slot }) => slot === 'schoolPaper')
    .slice(0, 12);
  const seen = new Map<string, string>();
  for (const row of [...plans, ...others, ...some]) {
    const text = await textOf(row);
    const korean = text.match(/[가-힣]/g)?.length ?? 0;
    const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
    expect([row.name, korean > 30, korean > latin * 4]).toEqual([row.name, true, true]);
    // A letter that the fonts lack would be read as nothing.
    expect([row.name, text.includes('\u0000')]).toEqual([row.name, false]);
    expect([row.name, seen.get(text)]).toEqual([row.name, undefined]);
    seen.set(text, row.name);
  }
}, 120_000);

test('plans have the four chapters that are judged, with what the team says of itself', async () => {
  const teams = await db.sql
    .selectFrom('applications as a')
    .innerJoin('files as f', 'f.teamNo', 'a.teamNo')
    .select([
      'a.itemName',
      'a.teamName',
      'f.serverFileName',
      'f.slot',
      'f.name',
      'f.extension',
      'f.size',
      'f.sha256',
    ])
    .where('f.slot', '=', 'business')
    .where('a.status', '=', 'submitted')
    .execute();
  for (const team of teams.filter((_, index) => index % 4 === 0)) {
    const text = (await textOf(team)).replaceAll(/\s/g, '');
    const wanted = ['1.문제인식', '2.실현가능성', '3.성장전략', '4.팀', team.itemName, team.teamName];
    for (const part of wanted) {
      const said = (part ?? '').replaceAll(/\s/g, '');
      expect([team.teamName, said, text.includes(said)]).toEqual([team.teamName, said, true]);
    }
  }
}, 120_000);
