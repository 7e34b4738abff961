import { createDraft, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { breachesIn, createInvestor, createMarket, put } from '@chulbal/testing/market';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { listLines, listStanding } from '../investment/ledger.queries.ts';
import { forgetOwners } from '../investment/sweep.commands.ts';
import { countDue } from '../retention/queries.ts';
import { getMyData } from './held.queries.ts';
import { sweepApplications } from './retention.commands.ts';

const store = temporaryStore();

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

/** The last date of the season, so many months on, or some milliseconds before or after that. */
async function monthsAfterSeason(months: number, milliseconds = 0): Promise<Date> {
  const stages = await db.sql.selectFrom('stages').select(['closesAt', 'announcesAt']).execute();
  const ends = stages.flatMap(({ closesAt, announcesAt }) => [closesAt, announcesAt]);
  const last = new Date(Math.max(...ends.map((at) => at?.getTime() ?? 0)));
  last.setUTCMonth(last.getUTCMonth() + months);
  return new Date(last.getTime() + milliseconds);
}

const left = async () => ({
  drafts:
    (await db.sql.selectFrom('draftVersions').select('version').orderBy('version').execute()).length > 0,
  files: (await db.sql.selectFrom('files').select('name').execute()).length,
  names: (await db.sql.selectFrom('members').select('name').execute()).map(({ name }) => name),
});

test('P-14 drafts go three months after the season, applications three years, and nothing before', async () => {
  await publishedSeason(db, { now: seasonNow });
  await createDraft(db);
  const { teamNo } = await createSubmitted(db);
  const before = await left();
  expect(before.files).toBeGreaterThan(0);
  const sweepAt = async (months: number, milliseconds = 0) =>
    sweepApplications(db, store, { now: await monthsAfterSeason(months, milliseconds) });

  expect(await sweepAt(3, -1)).toBe(0);
  expect(await left()).toEqual(before);
  expect(await sweepAt(3)).toBe(1);
  expect(await left()).toMatchObject({ drafts: true, names: before.names });
  expect(await sweepAt(3)).toBe(0);

  expect(await sweepAt(36, -1)).toBe(0);
  expect(await sweepAt(36)).toBe(1);
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

test('P-14 the owners of wallets go three years after the season; ledger, totals and pseudonyms stay', async () => {
  const market = await createMarket(db);
  const actor = await createInvestor(db, market);
  await put(db, actor, { igNo: market.igNo, icNo: market.icNos[0], millions: 3 });
  const ledger = async () => ({
    lines: await listLines(db, market),
    standing: await listStanding(db, market),
    breaches: await breachesIn(db, market),
  });
  const held = async () =>
    (await getMyData(db, actor, { language: 'ko', now: seasonNow })).held.find(
      ({ kind }) => kind === 'wallet',
    );
  const due = async (by: Date) => (await countDue(db, { by })).wallet;
  const before = await ledger();
  expect(before.lines).toHaveLength(2);
  const [early, late] = [await monthsAfterSeason(35), await monthsAfterSeason(37)];
  expect([await due(early), await due(late)]).toEqual([0, 1]);
  expect(await forgetOwners(db, { now: early })).toBe(0);
  expect(await held()).toMatchObject({ count: 1 });

  expect(await forgetOwners(db, { now: late })).toBe(1);
  const wallet = await db.sql.selectFrom('wallets').selectAll().executeTakeFirstOrThrow();
  expect(wallet).toMatchObject({ userId: null, identityIndex: null, openedFrom: null });
  expect(wallet.personIndex).toBe(`gone wallet ${wallet.accountNo}`);
  expect(await held()).toBeUndefined();
  expect(await due(late)).toBe(0);
  expect(await forgetOwners(db, { now: late })).toBe(0);
  expect(await ledger()).toEqual(before);
});
