import type { ResultRules } from '@chulbal/contract/results/shapes';
import { judgingNow as now } from '@chulbal/testing/evaluation';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { voidSheet } from '../evaluation/sheets/commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { latestResult } from './final/queries.ts';
import { confirmFinalising, declineFinalising, requestFinalising } from './finalise.commands.ts';
import { saveResultRules } from './rules.commands.ts';
import { getResult, getResultVersion } from './view.queries.ts';

let db: Db;
let owner: OperatorActor;
let second: OperatorActor;
let third: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  owner = await createOperator(db, { name: '한지우' });
  second = await createOperator(db, { name: '강민서', role: 'contestManager' });
  third = await createOperator(db, { name: '오세라' });
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

  test('writes to who is asked, in both languages, else to all who may; what is settled is not sent any more', async () => {
    const viewer = await createOperator(db, { name: '윤도', role: 'viewer' });
    const written = async () =>
      (await listMessages(db, { limit: 100 })).filter(({ subject }) => subject.includes('결과 확정을'));
    const first = await request({ confirmerId: second.operatorId });
    expect(await written()).toMatchObject([
      { subject: expect.stringContaining('A result is waiting'), text: expect.stringContaining('심사 마감') },
    ]);
    await declineFinalising(db, second, { requestId: first, reason: '다시 봐요', now });
    expect(await written()).toEqual([]);
    await request();
    const { email } = await getContact(db, { accountId: viewer.operatorId });
    expect(await written()).toHaveLength(2);
    expect((await written()).map(({ to }) => to)).not.toContain(email);
    const { confirmers } = await getResult(db, owner, { ...review, now });
    expect(confirmers.map(({ operatorId }) => operatorId)).toContain(second.operatorId);
    expect(confirmers.map(({ operatorId }) => operatorId)).not.toContain(viewer.operatorId);
  });

  test('takes two operators, and freezes inputs, rules and ranking', async () => {
    const [a, b, c, d] = judged.teamNos;
    const before = await getResult(db, owner, { ...review, now });
    expect(before.conditions.filter(({ met }) => !met)).toEqual([]);
    expect(before).toMatchObject({ versionRules: null, versions: [], request: null, rulesSaved: true });
    expect(before.confirmers.map(({ name }) => name).sort()).toEqual(['강민서', '오세라']);
    const requestId = await request({ confirmerId: second.operatorId });
    expect((await getResult(db, second, { ...review, now })).request).toMatchObject({
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
    const after = await getResult(db, owner, { ...review, now });
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
    expect((await getResult(db, owner, { ...review, now })).request).toMatchObject({ stale: true });
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
    expect((await getResult(db, owner, { ...review, now })).request).toBeNull();
  });

  test('a second version says what moved against the first, and only if something differs', async () => {
    await finalise();
    await expect(request()).rejects.toMatchObject({ details: { fields: { version: expect.anything() } } });
    await rules({ select: { kind: 'count', count: 1 } });
    const { result, versionRules } = await getResult(db, owner, { ...review, now });
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

  test('the next judged stage judges whom this one selected', async () => {
    const next = { ...review, stageNo: 3 };
    expect((await getResult(db, owner, { ...next, now })).result.teams).toEqual([]);
    await finalise();
    const { result } = await getResult(db, owner, { ...next, now });
    expect(result.teams.map(({ teamNo }) => teamNo)).toEqual(judged.teamNos.slice(1, 3));
  });
});
