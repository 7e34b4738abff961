import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import {
  countMarketFor,
  createInvestor,
  createMarket,
  createShown,
  marketReveals,
  million,
  put,
  revealMarket,
} from '@chulbal/testing/market';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, review } from '@chulbal/testing/results';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { findVersion } from './final/queries.ts';
import { confirmFinalising, requestFinalising } from './finalise.commands.ts';
import { recompute } from './recompute.rules.ts';
import { saveResultRules } from './rules.commands.ts';
import { fileText } from './snapshot.rules.ts';
import { getResult, getResultVersion, previewResult } from './view.queries.ts';

const now = new Date(marketReveals.getTime() + 3_600_000);
const rules = {
  by: 'rank' as const,
  bands: [
    { upTo: 50, points: 10 },
    { upTo: 100, points: 4 },
  ],
  ...{ cap: 10, citizens: 60, peers: 40 },
};

let db: Db;
let [owner, second]: OperatorActor[] = [];
let igNo: number;
let [first, last, pageless]: number[] = [];

/** Three judged teams, of which two have a page; a citizen invested in the second. */
beforeEach(async () => {
  db = await testDb();
  ({ igNo } = await createMarket(db, { companies: 0 }));
  [owner, second] = [await createOperator(db), await createOperator(db)];
  ({
    teamNos: [first, last, pageless],
  } = await createJudged(db, { totals: [five(80), five(78), five(76)] }));
  const asked = { ...review, rules: (await seen()).result.rules, reason: '공고문 5항', now: seasonNow };
  const twoPlaces = { ...asked.rules, select: { kind: 'count' as const, count: 2 }, quotas: [] };
  await saveResultRules(db, operator(owner), { ...asked, rules: twoPlaces });
  await countMarketFor(db, igNo, { ...review, ...rules });
  const savedBy = operator(owner).operatorId;
  await createShown(db, { igNo, teamNo: first ?? 0, savedBy, place: 1 });
  const icNo = await createShown(db, { igNo, teamNo: last ?? 0, savedBy, place: 2 });
  await put(db, await createInvestor(db, { igNo }), { igNo, icNo, millions: 3 });
});

function operator(one: OperatorActor | undefined): OperatorActor {
  if (!one) throw new Error('There are two.');
  return one;
}
const seen = () => getResult(db, operator(owner), { ...review, now });
const open = async () => (await seen()).conditions.filter(({ met }) => !met).map(({ code }) => code);
const request = async () => {
  const { sha256, stage } = await seen();
  const asked = {
    version: stage.version + 1,
    sha256,
    confirmerId: null,
    reason: '심사 마감',
    publicUrl,
    now,
  };
  return requestFinalising(db, operator(owner), { ...review, ...asked });
};
const finalise = async () => confirmFinalising(db, operator(second), { requestId: await request(), now });

test('until it is revealed nothing of a market is in the result, which cannot be finalised', async () => {
  const { result, counting } = await seen();
  expect(counting).toMatchObject({ igNo, rules, revealedAt: null, revealsAt: marketReveals.toISOString() });
  expect(result.market).toBeNull();
  expect(result.teams.map(({ teamNo, final, market }) => [teamNo, final, market])).toEqual([
    [first, '80.0000', undefined],
    [last, '78.0000', undefined],
    [pageless, '76.0000', undefined],
  ]);
  expect(await open()).toEqual(['market']);
  await expect(request()).rejects.toMatchObject({
    error: 'resultNotReady',
    details: { detail: ['market'] },
  });
});

test('revealed it counts, in the what-if too, and is frozen with rules and hash', async () => {
  const { sha256 } = await revealMarket(db, { igNo });
  const { result } = await seen();
  expect(await open()).toEqual([]);
  expect(result.market).toEqual({ igNo, planVersion: 2, sha256, rules, companies: 2 });
  // 78 × 90 % + 6, 80 × 90 % + 2.4, 76 × 90 %
  expect(result.teams.map(({ teamNo, final, decision }) => [teamNo, final, decision])).toEqual([
    [last, '76.2000', 'selected'],
    [first, '74.4000', 'selected'],
    [pageless, '68.4000', 'reserve'],
  ]);
  const low = { ...result.rules, select: { kind: 'count' as const, count: 1 } };
  const preview = await previewResult(db, { ...review, rules: low });
  expect(preview).toMatchObject({
    market: { sha256 },
    teams: [{ teamNo: last, market: { points: '6.0000' } }, {}, {}],
  });

  await finalise();
  const version = await findVersion(db, review);
  if (!version) throw new Error('It is finalised.');
  expect(JSON.parse(version.inputs).market).toMatchObject({
    ...{ igNo, planVersion: 2, sha256, rules },
    companies: [
      { teamNo: first, citizens: 0, peers: 0 },
      { teamNo: last, citizens: 3 * million, peers: 0 },
    ],
  });
  expect(recompute(fileText(version))).toMatchObject({ outcome: 'same', sha256: version.sha256 });
  expect((await getResultVersion(db, { ...review, version: 1 })).result.market).toMatchObject({ sha256 });
});

test('another plan with the same rules changes nothing; other rules ask for a version with a reason', async () => {
  await revealMarket(db, { igNo });
  await finalise();
  const before = await seen();
  await countMarketFor(db, igNo, { ...review, ...rules });
  expect((await seen()).sha256).toBe(before.sha256);
  await countMarketFor(db, igNo, { ...review, ...rules, cap: 5 });
  const after = await seen();
  expect(after.sha256).not.toBe(before.sha256);
  expect(after.result.market).toMatchObject({ planVersion: 4, rules: { cap: 5 } });
  await finalise();
  expect((await seen()).versions.map(({ version }) => version)).toEqual([2, 1]);
});

test('a stage for which no market counts is asked nothing and keeps no word of it', async () => {
  await countMarketFor(db, igNo, { ...review, stageNo: 3, ...rules });
  const { result, counting, conditions } = await seen();
  expect([result.market, counting]).toEqual([null, null]);
  expect(conditions.map(({ code }) => code)).not.toContain('market');
  await finalise();
  expect((await findVersion(db, review))?.inputs).not.toContain('market');
});
