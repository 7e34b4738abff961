import { createDraft, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { sweepApplications } from './retention.commands.ts';

const store = temporaryStore();

let db: Db;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
});

/** The last date of the season, so many months on. */
async function monthsAfterSeason(months: number): Promise<Date> {
  const stages = await db.sql.selectFrom('stages').select(['closesAt', 'announcesAt']).execute();
  const ends = stages.flatMap(({ closesAt, announcesAt }) => [closesAt, announcesAt]);
  const last = new Date(Math.max(...ends.map((at) => at?.getTime() ?? 0)));
  last.setUTCMonth(last.getUTCMonth() + months);
  return last;
}

const left = async () => ({
  drafts:
    (await db.sql.selectFrom('draftVersions').select('version').orderBy('version').execute()).length > 0,
  files: (await db.sql.selectFrom('files').select('name').execute()).length,
  names: (await db.sql.selectFrom('members').select('name').execute()).map(({ name }) => name),
});

test('P-14 drafts go three months after the season, applications three years, and nothing before', async () => {
  await createDraft(db);
  const { teamNo } = await createSubmitted(db);
  const before = await left();
  expect(before.files).toBeGreaterThan(0);
  const sweepAt = async (months: number) =>
    sweepApplications(db, store, { now: await monthsAfterSeason(months) });

  expect(await sweepAt(2)).toBe(0);
  expect(await left()).toEqual(before);
  expect(await sweepAt(4)).toBe(1);
  expect(await left()).toMatchObject({ drafts: true, names: before.names });
  expect(await sweepAt(4)).toBe(0);

  expect(await sweepAt(35)).toBe(0);
  expect(await sweepAt(37)).toBe(1);
  const after = await left();
  expect(after).toMatchObject({ drafts: false, files: 0 });
  expect(new Set(after.names)).toEqual(new Set(['떠난 사람']));
  const { number, fieldsSealed } = await db.sql
    .selectFrom('applications')
    .select(['number', 'fieldsSealed'])
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  expect(number).toMatch(/^\d-\d{4}$/);
  expect(db.vault.open(fieldsSealed)).toBe('{}');
});
