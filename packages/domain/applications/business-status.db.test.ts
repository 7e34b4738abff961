import { temporaryStore } from '@chulbal/testing/files';
import { startTaxOffice } from '@chulbal/testing/tax-office';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { seedBase } from '../seeds/base.ts';
import { seedDemo } from '../seeds/demo.ts';
import { askTaxOffice } from './business-status.commands.ts';
import { getDeskSeason } from './desk-season.queries.ts';
import { countWaiting } from './overview-counts.queries.ts';
import { openFields } from './places.queries.ts';
import { taxOfficeAt } from './tax-office.ts';

const now = new Date('2026-05-20T05:03:21.000Z');
const later = new Date(now.getTime() + 11 * 60_000);

test('the tax office is asked about the numbers of submitted teams once, and again where it did not answer', async () => {
  const db = await testDb();
  await seedBase(db, { now });
  await seedDemo(db, { now, files: temporaryStore() });
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('seasons', 'seasons.id', 'a.seasonId')
    .select(['a.teamNo', 'a.fieldsSealed'])
    .where('a.status', '=', 'submitted')
    .where('seasons.status', '=', 'published')
    .orderBy('a.teamNo')
    .execute();
  const numbers = new Map(
    rows.flatMap(({ teamNo, fieldsSealed }) => {
      const { teamComNo } = openFields(db, fieldsSealed);
      return teamComNo ? [[teamNo, teamComNo.replaceAll('-', '')] as const] : [];
    }),
  );
  const [one = '', two = '', three = '', four = ''] = numbers.values();
  const server = await startTaxOffice({ [one]: '01', [two]: '02', [three]: '03' });
  const office = taxOfficeAt({ url: server.url, key: 'a key/with+signs=' });
  const stateOf = async (number: string) => {
    const [teamNo = 0] = [...numbers].find(([, known]) => known === number) ?? [];
    const found = db.sql.selectFrom('businessStatuses').select('state').where('teamNo', '=', teamNo);
    return (await found.executeTakeFirst())?.state;
  };
  try {
    server.state.silent = true;
    await expect(askTaxOffice(db, office, { now })).rejects.toThrow('503');
    expect(await stateOf(one)).toBe('unanswered');
    server.state.silent = false;
    expect(await askTaxOffice(db, office, { now })).toBe(0);
    expect(await askTaxOffice(db, office, { now: later })).toBe(numbers.size);
    expect(await askTaxOffice(db, office, { now: later })).toBe(0);
    expect(server.state.asked).toEqual([{ key: 'a key/with+signs=', numbers: [...numbers.values()] }]);
    expect(await Promise.all([one, two, three, four].map(stateOf))).toEqual([
      'active',
      'suspended',
      'closed',
      'unknown',
    ]);
    const all = await db.sql.selectFrom('businessStatuses').select('state').execute();
    expect(all.filter(({ state }) => state === 'none')).toHaveLength(rows.length - numbers.size);
    const season = await getDeskSeason(db, {});
    expect((await countWaiting(db, { seasonId: season.id, now })).closedBusiness).toBe(1);
  } finally {
    await server.close();
  }
});
