import type { ResultRules } from '@chulbal/contract/results/shapes';
import { judgingNow as now } from '@chulbal/testing/evaluation';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/sheets/commands.ts';
import { requestFinalising } from './finalise.commands.ts';
import { decideTie, saveResultRules } from './rules.commands.ts';
import { getResult } from './view.queries.ts';
import { waiveSheets, waiveSignature } from './waivers.commands.ts';

let db: Db;
let owner: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  owner = await createOperator(db, { name: '한지우' });
});

const rules = async (change: Partial<ResultRules>) => {
  const { result } = await getResult(db, owner, { ...review, now });
  const next = { ...result.rules, ...change };
  await saveResultRules(db, owner, { ...review, rules: next, reason: '공고문 5항', now });
};
/** Two places, no quotas. */
const twoPlaces = () => rules({ select: { kind: 'count', count: 2 }, quotas: [] });

const asked = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) => {
  const { sha256, stage } = await getResult(db, owner, { ...review, now });
  const rest = { version: stage.version + 1, sha256, confirmerId: null, reason: '심사 마감', publicUrl, now };
  return { ...review, ...rest, ...more };
};
const request = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) =>
  requestFinalising(db, owner, await asked(more));
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirst();

describe('conditions', () => {
  const open = async () =>
    (await getResult(db, owner, { ...review, now })).conditions
      .filter(({ met }) => !met)
      .map(({ code }) => code);

  test('nothing is ready where nobody judges', async () => {
    expect(await open()).toEqual(['sheets', 'signatures', 'minSheets']);
    await expect(request()).rejects.toMatchObject({ error: 'resultNotReady' });
  });

  test('sheets, signatures and bonuses', async () => {
    const { teamNos, evaluators } = await createJudged(db, { totals: [five(70)], signed: false });
    expect(await open()).toEqual(['signatures']);
    await db.sql.updateTable('applicationDesk').set({ claimed: 1, pending: 1 }).execute();
    await db.sql
      .updateTable('sheets')
      .set({ state: 'draft' })
      .where('evaluatorId', '=', evaluators[0]?.evaluatorId ?? 0)
      .execute();
    expect(await open()).toEqual(['sheets', 'signatures', 'bonuses', 'minSheets']);
    const { conditions } = await getResult(db, owner, { ...review, now });
    expect(conditions[0]).toMatchObject({ total: 5, open: 1, teamNos });
    expect(conditions[1]?.evaluators).toHaveLength(5);
    expect(conditions[2]).toMatchObject({ total: 1, open: 1, teamNos });
    await rules({ bonus: { on: false, max: 3 }, minSheets: 4 });
    expect(await open()).toEqual(['sheets', 'signatures']);
  });

  test('a signature may be waived, with a reason on record, for whoever judges here', async () => {
    const { evaluators } = await createJudged(db, { totals: [five(70)], signed: false });
    for (const { evaluatorId } of evaluators) {
      await waiveSignature(db, owner, { ...review, evaluatorId, reason: '해외 체류', now });
    }
    expect(await open()).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'result.waiveSignature', reason: '해외 체류' });
    const { waivers } = await getResult(db, owner, { ...review, now });
    expect(waivers).toHaveLength(5);
    expect(waivers[0]).toMatchObject({ reason: '해외 체류', by: '한지우' });
    await expect(
      waiveSignature(db, owner, { ...review, evaluatorId: 999_999, reason: '없는 사람', now }),
    ).rejects.toMatchObject({ error: 'notFound' });
  });

  test('a team may have few sheets by an operator’s word, but none fewer than then, and not none', async () => {
    const { teamNos, evaluators } = await createJudged(db, { totals: [[70, 71, 72]] });
    const unjudged = await createJudged(db, { totals: [[]] });
    expect(await open()).toEqual(['minSheets']);
    const waive = (of: readonly number[]) =>
      waiveSheets(db, owner, { ...review, teamNos: of, reason: '위원 둘이 회피', now });
    await expect(waive([...teamNos, ...unjudged.teamNos])).rejects.toMatchObject({
      details: { fields: { teamNos: expect.anything() } },
    });
    await db.sql
      .updateTable('applications')
      .set({ status: 'cancelled' })
      .where('teamNo', 'in', unjudged.teamNos)
      .execute();
    await waive(teamNos);
    expect(await open()).toEqual([]);
    expect(await lastEntry()).toMatchObject({ action: 'result.waiveSheets', reason: '위원 둘이 회피' });
    expect((await getResult(db, owner, { ...review, now })).sheetWaivers).toMatchObject([
      { teamNo: teamNos[0], sheets: 3, reason: '위원 둘이 회피', by: '한지우' },
    ]);
    const { evaluatorId = 0 } = evaluators[0] ?? {};
    await voidSheet(db, { ...review, evaluatorId, teamNo: teamNos[0] ?? 0, reason: '제척', now });
    expect(await open()).toContain('minSheets');
  });

  test('a conflict that nobody mended, and an open request for exclusion', async () => {
    const { teamNos, evaluators } = await createJudged(db, { totals: [five(70)] });
    const [teamNo = 0] = teamNos;
    const { evaluatorId = 0 } = evaluators[0] ?? {};
    await db.sql
      .insertInto('conflicts')
      .values({ evaluatorId, teamNo, kind: 'school', foundAt: now, endedAt: null })
      .execute();
    expect(await open()).toEqual(['recusals']);
    await db.sql.updateTable('conflicts').set({ endedAt: now }).execute();
    await db.sql
      .insertInto('exclusionRequests')
      .values({
        teamNo,
        stageNo: review.stageNo,
        evaluatorText: '아는 분',
        reason: '지도 교수',
        askedBy: owner.operatorId,
        at: now,
        evaluatorId: null,
        decidedBy: null,
        decidedAt: null,
      })
      .execute();
    expect(await open()).toEqual(['recusals']);
  });

  test('an undecided tie at a line, until it is decided', async () => {
    const { teamNos } = await createJudged(db, { totals: [five(70), five(80), five(80)] });
    await rules({ select: { kind: 'count', count: 1 }, quotas: [] });
    expect(await open()).toEqual(['ties']);
    const [a = 0, b = 0, c = 0] = teamNos;
    const decide = (order: number[]) =>
      decideTie(db, owner, { ...review, order, reason: '위원장 협의', now });
    for (const order of [
      [b, a],
      [a, b, c],
      [b, b],
      [b, 999_999],
    ]) {
      await expect(decide(order)).rejects.toMatchObject({
        details: { fields: { order: expect.anything() } },
      });
    }
    await decide([c, b]);
    expect(await open()).toEqual([]);
    expect((await getResult(db, owner, { ...review, now })).result.teams[0]).toMatchObject({
      teamNo: c,
      decision: 'selected',
      tie: { by: 'decision' },
    });
    await decide([b, c]);
    expect((await getResult(db, owner, { ...review, now })).result.teams[0]?.teamNo).toBe(b);
    expect((await getResult(db, owner, { ...review, now })).tieDecisions).toHaveLength(2);
  });
});

describe('saving rules', () => {
  test('puts what changed on record, once', async () => {
    await twoPlaces();
    expect(await lastEntry()).toMatchObject({
      action: 'result.saveRules',
      after: { select: { kind: 'count', count: 2 }, quotas: [] },
      reason: '공고문 5항',
    });
    const { sequence } = (await lastEntry()) ?? {};
    await twoPlaces();
    expect((await lastEntry())?.sequence).toBe(sequence);
  });

  test.each([
    ['criterion', { tieOrder: ['nonsense'] }],
    ['region', { quotas: [{ region: 'mars', places: 1 }] }],
  ])('refuses a %s that the stage does not have', async (_case, change) => {
    await expect(rules(change)).rejects.toMatchObject({ details: { fields: { rules: expect.anything() } } });
  });

  test('404 for a stage that is not judged or not there', async () => {
    const { result } = await getResult(db, owner, { ...review, now });
    for (const of of [
      { ...review, stageNo: 1 },
      { ...review, stageNo: 99 },
      { trackNo: 999, stageNo: 1 },
    ]) {
      const save = saveResultRules(db, owner, { ...of, rules: result.rules, reason: '없는 단계', now });
      await expect(save).rejects.toMatchObject({ error: 'notFound' });
    }
  });
});
