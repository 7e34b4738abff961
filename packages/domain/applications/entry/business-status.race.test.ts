import { isBusinessNumber } from '@chulbal/contract/applications/business-number';
import { startStandInTaxOffice } from '@chulbal/demo/stand-in-tax-office';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { askTaxOffice } from './business-status.commands.ts';
import { taxOfficeAt } from './tax-office.ts';

const TEAMS = 12;
const WORKERS = 6;

test('several workers at once ask about each number once', async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const numbers = Array.from({ length: TEAMS }, (_, seed) =>
    Array.from({ length: 10 }, (__, digit) => `999${String(seed + 1).padStart(6, '0')}${digit}`).find(
      isBusinessNumber,
    ),
  ).map((number = '') => number);
  for (const number of numbers) {
    const teamComNo = `${number.slice(0, 3)}-${number.slice(3, 5)}-${number.slice(5)}`;
    await createSubmitted(db, {
      fields: { teamCom: '1', teamComKind: 'information', teamComDate: '2025-03-02', teamComNo },
      files: ['business', 'schoolPaper', 'comPaper'],
    });
  }
  const server = await startStandInTaxOffice(() => '01');
  try {
    for (let round = 0; round < 20; round += 1) {
      await db.sql.deleteFrom('businessStatuses').execute();
      server.state.asked.length = 0;
      const office = taxOfficeAt({ url: server.url });
      const taken = await Promise.all(
        Array.from({ length: WORKERS }, () => askTaxOffice(db, office, { now: seasonNow })),
      );
      expect(taken.reduce((sum, count) => sum + count, 0)).toBe(TEAMS);
      expect(server.state.asked.flatMap((asked) => asked.numbers).toSorted()).toEqual(numbers.toSorted());
      const states = await db.sql.selectFrom('businessStatuses').select('state').execute();
      expect(states.filter(({ state }) => state === 'active')).toHaveLength(TEAMS);
    }
  } finally {
    await server.close();
  }
});
