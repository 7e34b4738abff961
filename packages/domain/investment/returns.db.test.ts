import { exhibitionPlan, selectForExhibition } from '@chulbal/testing/exhibitions';
import { publicUrl } from '@chulbal/testing/factories';
import {
  breachesIn,
  createInvestor,
  createMarket,
  marketCloses,
  marketNow,
  million,
  put,
  revealMarket,
  type TestMarket,
} from '@chulbal/testing/market';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import { consentToName } from '../companies/commands.ts';
import { findShownCompany, listShownCompanies } from '../companies/queries.ts';
import { getRegistration } from '../companies/written.queries.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { recomputeMarket } from './file.rules.ts';
import { getFile, getResults } from './results.queries.ts';
import { settleLeftTeams } from './returns.commands.ts';
import { getMyMarket } from './wallet.queries.ts';

let db: Db;
let market: TestMarket;
let investors: UserActor[];
let [stays, leaves]: number[] = [];

/** Two companies, and two people who invested in the second; a newer result selects the first team alone. */
beforeEach(async () => {
  db = await testDb();
  market = await createMarket(db, { companies: 2 });
  [stays, leaves] = market.icNos;
  await selectForExhibition(db, teamNos());
  investors = [await createInvestor(db, market), await createInvestor(db, market)];
  for (const [place, actor] of investors.entries()) {
    await put(db, actor, { ...market, icNo: leaves, millions: place + 2 });
  }
  await put(db, investors[0] as UserActor, { ...market, icNo: stays, millions: 1 });
});

const teamNos = () => market.teams.map(({ teamNo }) => teamNo);
const deselect = () => selectForExhibition(db, teamNos().slice(0, 1), { version: 2 });
const settle = async (now = marketNow) => {
  let settled = 0;
  for (;;) {
    const some = await settleLeftTeams(db, { publicUrl, now });
    if (some === 0) return settled;
    settled += some;
  }
};
const walletOf = async (actor: UserActor) =>
  (await getMyMarket(db, actor, { igNo: market.igNo, language: 'ko', now: marketNow })).wallet;
const shown = async () => (await listShownCompanies(db, market.igNo)).map(({ icNo }) => icNo);
const letters = async () =>
  (await listMessages(db, { limit: 100 })).filter(({ subject }) => subject.includes('지갑으로 돌아왔어요'));

test('nothing happens while the teams are selected', async () => {
  expect(await settle()).toBe(0);
  expect(await shown()).toEqual(market.icNos);
});

test('who is not selected any more is shown no more, and investors get their money back with the reason', async () => {
  await deselect();
  expect(await settle()).toBe(3);
  expect(await settle()).toBe(0);
  expect(await shown()).toEqual([stays]);
  expect(await findShownCompany(db, { igNo: market.igNo, icNo: leaves ?? 0, now: marketNow })).toBeNull();
  for (const [place, actor] of investors.entries()) {
    const wallet = await walletOf(actor);
    expect(wallet).toMatchObject({
      left: place === 0 ? 19 * million : 20 * million,
      holdings: place === 0 ? [{ icNo: stays }] : [],
    });
    expect(wallet?.lines).toContainEqual(
      expect.objectContaining({
        kind: 'takeBack',
        reason: 'teamLeft',
        icNo: leaves,
        amount: (place + 2) * million,
      }),
    );
  }
  expect((await letters()).map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('2,000,000원'), expect.stringContaining('3,000,000원')]),
  );
  expect(await letters()).toHaveLength(2);
  expect(await breachesIn(db, market)).toEqual([]);
  await expect(
    put(db, investors[1] as UserActor, { ...market, icNo: leaves, millions: 1 }),
  ).rejects.toMatchObject({
    error: 'notFound',
  });
});

test('who is selected again is shown as before, and begins without money', async () => {
  await deselect();
  await settle();
  await selectForExhibition(db, teamNos(), { version: 3 });
  await settle();
  expect(await shown()).toEqual(market.icNos);
  expect((await walletOf(investors[1] as UserActor))?.holdings).toEqual([]);
  await put(db, investors[1] as UserActor, { ...market, icNo: leaves, millions: 1 });
});

test('after the closing nothing is moved: what stood is in the file, and the company in no ranking', async () => {
  await deselect();
  expect(await settle(marketCloses)).toBe(1);
  expect((await walletOf(investors[1] as UserActor))?.holdings).toMatchObject([
    { icNo: leaves, amount: 3 * million },
  ]);
  expect(await letters()).toEqual([]);
  await revealMarket(db, market);
  const asked = { igNo: market.igNo, now: new Date(marketCloses.getTime() + 10 * 86_400_000) };
  expect((await getResults(db, { ...asked, language: 'ko' })).companies.map(({ icNo }) => icNo)).toEqual([
    stays,
  ]);
  const { bytes } = await getFile(db, asked);
  expect(recomputeMarket(bytes.toString('utf8'))).toMatchObject({ outcome: 'same' });
});

test('R-05 a page of a team that left is taken out before the exhibition closes, and not at its closing', async () => {
  await deselect();
  const closing = new Date(exhibitionPlan.closesAt ?? 0).getTime();
  expect(await settle(new Date(closing))).toBe(0);
  expect(await settle(new Date(closing - 1))).toBe(1);
});

test('a member whose team has left still takes back the consent to be named', async () => {
  await deselect();
  await settle();
  const actor = market.teams[1]?.actor as UserActor;
  const asked = { igNo: market.igNo, icNo: leaves ?? 0, language: 'ko' as const, now: marketNow };
  expect(await getRegistration(db, actor, asked)).toMatchObject({ until: null, company: { icNo: leaves } });
  await consentToName(db, actor, { ...asked, agreed: false, part: '' });
  expect(await db.sql.selectFrom('companyNames').select('agreed').execute()).toEqual([{ agreed: false }]);
});
