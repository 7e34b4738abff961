import type { ResultRules } from '@chulbal/contract/result-shapes';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/void.commands.ts';
import {
  confirmFinalising,
  declineFinalising,
  requestFinalising,
  requestWithdrawal,
} from './finalise.commands.ts';
import { latestResult } from './latest.queries.ts';
import { decideTie, saveResultRules, waiveSignature } from './rules.commands.ts';
import { getResult, getResultVersion } from './view.queries.ts';

let db: Db;
let owner: OperatorActor;
let second: OperatorActor;
let third: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  owner = await createOperator(db, { name: '한지우' });
  second = await createOperator(db, { name: '강민서', role: 'contestManager' });
  third = await createOperator(db, { name: '오세라' });
});

const rules = async (change: Partial<ResultRules>) => {
  const { result } = await getResult(db, owner, review);
  const next = { ...result.rules, ...change };
  await saveResultRules(db, owner, { ...review, rules: next, reason: '공고문 5항', now });
};
/** Two places, no quotas. */
const twoPlaces = () => rules({ select: { kind: 'count', count: 2 }, quotas: [] });

const asked = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) => {
  const { sha256, stage } = await getResult(db, owner, review);
  const rest = { version: stage.version + 1, sha256, confirmerId: null, reason: '심사 마감', now };
  return { ...review, ...rest, ...more };
};
const request = async (more: Partial<Parameters<typeof requestFinalising>[2]> = {}) =>
  requestFinalising(db, owner, await asked(more));
const finalise = async () => confirmFinalising(db, second, { requestId: await request(), now });
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirst();
const decisions = async () =>
  (await latestResult(db, review))?.ranking.map(({ teamNo, decision }) => [teamNo, decision]);

describe('finalising', () => {
  let judged: JudgedStage;
  beforeEach(async () => {
    judged = await createJudged(db, { totals: [five(70), five(90), five(80), five(50)] });
    await twoPlaces();
  });

  test('takes two operators, and freezes inputs, rules and ranking', async () => {
    const [a, b, c, d] = judged.teamNos;
    const before = await getResult(db, owner, review);
    expect(before.conditions.filter(({ met }) => !met)).toEqual([]);
    expect(before).toMatchObject({ versionRules: null, versions: [], request: null, rulesSaved: true });
    expect(before.confirmers.map(({ name }) => name).sort()).toEqual(['강민서', '오세라']);
    const requestId = await request({ confirmerId: second.operatorId });
    expect((await getResult(db, second, review)).request).toMatchObject({
      requestId,
      version: 1,
      mayConfirm: true,
      own: false,
      stale: false,
      requestedBy: { name: '한지우' },
      confirmer: { name: '강민서' },
    });
    const { version, sha256 } = await confirmFinalising(db, second, { requestId, now });
    expect({ version, sha256 }).toEqual({ version: 1, sha256: before.sha256 });
    expect(await decisions()).toEqual([
      [b, 'selected'],
      [c, 'selected'],
      [a, 'reserve'],
      [d, 'cut'],
    ]);
    expect(await lastEntry()).toMatchObject({
      action: 'result.finalise',
      actorId: second.operatorId,
      objectKind: 'stage',
      objectId: '3/2',
      after: { version: 1, sha256, requestedBy: owner.operatorId, selected: 2 },
    });
    const after = await getResult(db, owner, review);
    expect(after.versions).toMatchObject([
      { version: 1, kind: 'calculation', selected: 2, requestedBy: '한지우', confirmedBy: '강민서' },
    ]);
    expect(after).toMatchObject({ request: null, stage: { version: 1 } });
    expect(after.result.moves).toEqual({ in: 0, out: 0, rank: 0 });
  });

  test('is refused to whoever asked, and to another than the one who was asked', async () => {
    const requestId = await request({ confirmerId: second.operatorId });
    const refused = { error: 'secondOperatorNeeded' };
    for (const actor of [owner, third]) {
      await expect(confirmFinalising(db, actor, { requestId, now })).rejects.toMatchObject(refused);
    }
    await confirmFinalising(db, second, { requestId, now });
    await expect(confirmFinalising(db, second, { requestId, now })).rejects.toMatchObject({
      error: 'notFound',
    });
  });

  test.each([
    ['oneself', () => owner.operatorId],
    ['nobody', () => 999_999],
    ['a viewer', async () => (await createOperator(db, { role: 'viewer' })).operatorId],
  ])('%s cannot be asked to confirm', async (_case, confirmer) => {
    await expect(request({ confirmerId: await confirmer() })).rejects.toMatchObject({
      details: { fields: { confirmerId: expect.anything() } },
    });
  });

  test('of something else than was looked at is refused', async () => {
    const elsewhere = { error: 'editedElsewhere' };
    await expect(request({ version: 2 })).rejects.toMatchObject(elsewhere);
    await expect(request({ sha256: '0'.repeat(64) })).rejects.toMatchObject(elsewhere);
  });

  test.each<[string, (judged: JudgedStage) => Promise<unknown>]>([
    [
      'a sheet',
      ({ teamNos, evaluators }) =>
        voidSheet(db, {
          ...review,
          evaluatorId: evaluators[0]?.evaluatorId ?? 0,
          teamNo: teamNos[3] ?? 0,
          reason: '제척',
          now,
        }),
    ],
    ['a rule', () => rules({ cutLine: 40 })],
    [
      'a bonus',
      ({ teamNos }) =>
        db.sql
          .updateTable('applicationDesk')
          .set({ points: 1 })
          .where('teamNo', '=', teamNos[0] ?? 0)
          .execute(),
    ],
    [
      'an application',
      ({ teamNos }) =>
        db.sql
          .updateTable('applications')
          .set({ status: 'cancelled' })
          .where('teamNo', '=', teamNos[3] ?? 0)
          .execute(),
    ],
  ])('4069 when %s has changed since the request', async (_case, change) => {
    const requestId = await request();
    await change(judged);
    expect((await getResult(db, owner, review)).request).toMatchObject({ stale: true });
    await expect(confirmFinalising(db, second, { requestId, now })).rejects.toMatchObject({
      error: 'resultChanged',
    });
    expect(await latestResult(db, review)).toBeNull();
  });

  test('4068 when a signature was taken back since the request', async () => {
    const requestId = await request();
    await db.sql.deleteFrom('stageSignatures').execute();
    await expect(confirmFinalising(db, second, { requestId, now })).rejects.toMatchObject({
      error: 'resultNotReady',
      details: { detail: ['signatures'] },
    });
  });

  test('one request waits at a time; a stale one gives way', async () => {
    const first = await request();
    await expect(request()).rejects.toMatchObject({ error: 'requestWaiting' });
    await rules({ cutLine: 40 });
    const next = await request();
    await expect(confirmFinalising(db, second, { requestId: first, now })).rejects.toMatchObject({
      error: 'notFound',
    });
    expect(await confirmFinalising(db, second, { requestId: next, now })).toMatchObject({ version: 1 });
  });

  test('a request that is declined finalises nothing', async () => {
    const requestId = await request();
    await declineFinalising(db, second, { requestId, reason: '한 팀 더 확인', now });
    expect(await lastEntry()).toMatchObject({ action: 'result.decline', reason: '한 팀 더 확인' });
    await expect(confirmFinalising(db, second, { requestId, now })).rejects.toMatchObject({
      error: 'notFound',
    });
    expect((await getResult(db, owner, review)).request).toBeNull();
  });

  test('a second version says what moved against the first, and only if something differs', async () => {
    await finalise();
    await expect(request()).rejects.toMatchObject({ details: { fields: { version: expect.anything() } } });
    await rules({ select: { kind: 'count', count: 1 } });
    const { result, versionRules } = await getResult(db, owner, review);
    expect(result.moves).toEqual({ in: 0, out: 1, rank: 1 });
    expect(versionRules?.select).toEqual({ kind: 'count', count: 2 });
    expect(await finalise()).toMatchObject({ version: 2 });
    const old = await getResultVersion(db, { ...review, version: 1 });
    expect(old.result.selected).toBe(2);
    expect((await getResultVersion(db, { ...review, version: 2 })).result.moves.out).toBe(1);
    await expect(getResultVersion(db, { ...review, version: 3 })).rejects.toMatchObject({
      error: 'notFound',
    });
  });

  test('the database refuses to change or remove a version', async () => {
    await finalise();
    const stays = /A finalised result stays as it is/;
    await expect(db.sql.updateTable('resultVersions').set({ ranking: '{}' }).execute()).rejects.toThrow(
      stays,
    );
    await expect(db.sql.deleteFrom('resultVersions').execute()).rejects.toThrow(stays);
    await expect(sql`truncate result_versions cascade`.execute(db.sql)).rejects.toThrow(stays);
  });

  describe('a team that withdraws', () => {
    const withdraw = async (teamNo: number, more = {}) => {
      const { versions } = await getResult(db, owner, review);
      const [newest] = versions;
      const version = (newest?.version ?? 0) + 1;
      const rest = { version, sha256: newest?.sha256 ?? '0'.repeat(64), confirmerId: null };
      return requestWithdrawal(db, owner, { ...review, ...rest, teamNo, reason: '팀 포기', now, ...more });
    };

    test('gives its place to the first reserve, in a new version; and stays out', async () => {
      const [a, b, c, d] = judged.teamNos;
      await finalise();
      const { requestId, movedUp } = await withdraw(b ?? 0);
      expect(movedUp).toBe(a);
      await confirmFinalising(db, second, { requestId, now });
      expect(await decisions()).toEqual([
        [b, 'withdrawn'],
        [c, 'selected'],
        [a, 'selected'],
        [d, 'cut'],
      ]);
      expect((await getResult(db, owner, review)).versions[0]).toMatchObject({
        version: 2,
        kind: 'withdrawal',
        reason: '팀 포기',
      });
      await rules({ cutLine: 40 });
      await finalise();
      expect(await decisions()).toEqual([
        [b, 'withdrawn'],
        [c, 'selected'],
        [a, 'selected'],
        [d, 'reserve'],
      ]);
    });

    test('is reckoned from the version, whatever has changed since', async () => {
      const [, b] = judged.teamNos;
      await finalise();
      await rules({ select: { kind: 'count', count: 1 } });
      const { requestId } = await withdraw(b ?? 0);
      await confirmFinalising(db, second, { requestId, now });
      expect((await latestResult(db, review))?.ranking.filter((t) => t.decision === 'selected')).toHaveLength(
        2,
      );
    });

    test('cannot be one that is out, nor any before there is a version', async () => {
      const [, , , d] = judged.teamNos;
      await expect(withdraw(d ?? 0)).rejects.toMatchObject({ error: 'notFound' });
      await finalise();
      await expect(withdraw(d ?? 0)).rejects.toMatchObject({
        details: { fields: { teamNo: expect.anything() } },
      });
      await expect(withdraw(d ?? 0, { version: 7 })).rejects.toMatchObject({ error: 'editedElsewhere' });
    });
  });

  test('the next judged stage judges whom this one selected', async () => {
    const next = { ...review, stageNo: 3 };
    expect((await getResult(db, owner, next)).result.teams).toEqual([]);
    await finalise();
    const { result } = await getResult(db, owner, next);
    expect(result.teams.map(({ teamNo }) => teamNo)).toEqual(judged.teamNos.slice(1, 3));
  });
});

describe('conditions', () => {
  const open = async () =>
    (await getResult(db, owner, review)).conditions.filter(({ met }) => !met).map(({ code }) => code);

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
    const { conditions } = await getResult(db, owner, review);
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
    const { waivers } = await getResult(db, owner, review);
    expect(waivers).toHaveLength(5);
    expect(waivers[0]).toMatchObject({ reason: '해외 체류', by: '한지우' });
    await expect(
      waiveSignature(db, owner, { ...review, evaluatorId: 999_999, reason: '없는 사람', now }),
    ).rejects.toMatchObject({ error: 'notFound' });
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
    expect((await getResult(db, owner, review)).result.teams[0]).toMatchObject({
      teamNo: c,
      decision: 'selected',
      tie: { by: 'decision' },
    });
    await decide([b, c]);
    expect((await getResult(db, owner, review)).result.teams[0]?.teamNo).toBe(b);
    expect((await getResult(db, owner, review)).tieDecisions).toHaveLength(2);
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
    const { result } = await getResult(db, owner, review);
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
