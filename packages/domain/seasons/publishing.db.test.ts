import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { createDraft, createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { filledSite } from '@chulbal/testing/filled-site';
import { createOperator } from '@chulbal/testing/operators';
import { soundPlan } from '@chulbal/testing/season-plans';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createPlan, savePlan } from './plan.commands.ts';
import { getDraftedView, listSeasonVersions, previewPublication } from './plan.queries.ts';
import { endSeason, extendDeadline, publishPlan } from './publish.commands.ts';
import { getSeasonView, getStage, getTrackRules, listSeasons } from './queries.ts';

const year = 2026;
let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await filledSite(db);
  actor = await createOperator(db);
});

type Plan = DraftedSeasonView['plan'];

async function save(edit: (plan: Plan) => unknown): Promise<number> {
  const { plan, editVersion } = await getDraftedView(db, { year });
  edit(plan);
  await savePlan(db, actor, { year, editVersion, plan, now });
  return editVersion + 1;
}
const publish = (editVersion: number, reason = '정원을 늘려요') =>
  publishPlan(db, actor, { year, editVersion, reason, now });
const lane = (plan: Plan, number: number) => plan.tracks.find((track) => track.lane === number);
const noText = { ko: '', en: '' };
const noAnchors = { excellent: noText, good: noText, fair: noText, poor: noText };
const morePlaces = (plan: Plan) => Object.assign(lane(plan, 3) ?? {}, { places: 250 });
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();

describe('a plan is published', () => {
  test('for the first time without a reason, and everyone sees it', async () => {
    await createPlan(db, actor, { year, copyFrom: null, now });
    const editVersion = await save((plan) => Object.assign(plan, soundPlan().plan));
    expect(await listSeasons(db, { language: 'ko' })).toEqual([]);
    await publish(editVersion, '');
    const view = await getSeasonView(db, { language: 'ko' });
    expect(view).toMatchObject({ year, rulesVersion: 1, tracks: [{ lane: 3 }, { lane: 4 }] });
    expect(await getDraftedView(db, { year })).toMatchObject({ status: 'published', rulesVersion: 1 });
    expect(await lastEntry()).toMatchObject({ action: 'season.publish', after: { version: 1 } });
  });

  test('with its missing English shown in Korean', async () => {
    await createPlan(db, actor, { year, copyFrom: null, now });
    const editVersion = await save((plan) => {
      Object.assign(plan, soundPlan().plan);
      Object.assign(lane(plan, 3) ?? {}, { name: { ko: '캠퍼스', en: '' } });
    });
    await publish(editVersion, '');
    expect((await getSeasonView(db, { language: 'en' })).tracks[0]?.name).toBe('캠퍼스');
    const drafted = await getDraftedView(db, { year });
    expect(lane(drafted.plan, 3)?.name.en).toBe('');
    expect(drafted.changed).toBe(false);
    await save((plan) => plan);
    expect((await getDraftedView(db, { year })).changed).toBe(false);
  });

  test('again with a reason, as the next version, and the log says what changed', async () => {
    await publishedSeason(db, { now });
    const editVersion = await save(morePlaces);
    await publish(editVersion);
    expect((await getTrackRules(db, 3)).track.places).toBe(250);
    expect(await getDraftedView(db, { year })).toMatchObject({ changed: false, rulesVersion: 2 });
    expect(await listSeasonVersions(db, { year })).toEqual([
      { version: 2, publishedAt: now.toISOString(), reason: '정원을 늘려요' },
      { version: 1, publishedAt: now.toISOString(), reason: '처음 게시' },
    ]);
    expect(await lastEntry()).toMatchObject({
      reason: '정원을 늘려요',
      before: { version: 1, 'lane3.places': 200 },
      after: { version: 2, 'lane3.places': 250 },
    });
  });

  test('with what earns each level of a criterion, which is a change like any other', async () => {
    await publishedSeason(db, { now });
    const anchors = { ...noAnchors, good: { ko: '일부 근거가 추정이다', en: '' } };
    const editVersion = await save((plan) => {
      const [criterion] = lane(plan, 3)?.stages[1]?.rubric ?? [];
      Object.assign(criterion ?? {}, { anchors });
    });
    expect((await previewPublication(db, { year })).changes.map(({ path }) => path)).toContain(
      'rubric.problem.anchors.good',
    );
    await publish(editVersion);
    expect((await getStage(db, 3, 2)).rubric?.[0]?.anchors?.good).toEqual({
      ko: '일부 근거가 추정이다',
      en: '일부 근거가 추정이다',
    });
  });

  test.each([
    ['without a reason', morePlaces, ''],
    ['when nothing differs', (plan: Plan) => plan, '왜냐하면'],
  ])('but not %s', async (_name, edit, reason) => {
    await publishedSeason(db, { now });
    const editVersion = await save(edit);
    await expect(publish(editVersion, reason)).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { reason: expect.anything() } },
    });
  });

  test('but not when it contradicts itself, whatever the screen said', async () => {
    await publishedSeason(db, { now });
    const editVersion = await save((plan) => {
      Object.assign(lane(plan, 1) ?? {}, { guardianForm: null });
      Object.assign(lane(plan, 2) ?? {}, { name: { ko: '도전', en: '' } });
    });
    await expect(publish(editVersion)).rejects.toMatchObject({
      error: 'seasonContradicts',
      details: {
        detail: [{ kind: 'guardianFormMissing', weight: 'blocks', lane: 1, stageNo: null, about: null }],
      },
    });
    expect((await getSeasonView(db, { language: 'ko' })).rulesVersion).toBe(1);
  });

  test('but not while the site says what a new installation says, whatever the screen said', async () => {
    await publishedSeason(db, { now });
    await db.sql.deleteFrom('siteSettings').where('key', 'in', ['phone', 'organisations']).execute();
    const editVersion = await save(morePlaces);
    expect(await previewPublication(db, { year })).toMatchObject({
      placeholders: ['organisations', 'phone'],
    });
    await expect(publish(editVersion)).rejects.toMatchObject({
      error: 'placeholdersLeft',
      details: { detail: ['organisations', 'phone'] },
    });
    expect((await getSeasonView(db, { language: 'ko' })).rulesVersion).toBe(1);
  });

  test('but not over what somebody saved meanwhile', async () => {
    await publishedSeason(db, { now });
    const editVersion = await save(morePlaces);
    await save(morePlaces);
    await expect(publish(editVersion)).rejects.toMatchObject({ error: 'editedElsewhere' });
  });

  test('but not when a team has meanwhile applied for what would go', async () => {
    await publishedSeason(db, { now });
    const editVersion = await save((plan) => plan.tracks.splice(2, 1));
    await createDraft(db, { files: [] });
    await expect(publish(editVersion)).rejects.toMatchObject({ error: 'hasApplications' });
  });
});

describe('before publishing', () => {
  test('the changes are listed, and the submitted teams of the tracks that change', async () => {
    await publishedSeason(db, { now });
    const team = await createSubmitted(db);
    await save(morePlaces);
    expect(await previewPublication(db, { year })).toEqual({
      placeholders: [],
      changes: [{ trackNo: 3, lane: 3, stageNo: null, path: 'places', before: 200, after: 250 }],
      touched: 1,
      teams: [{ teamNo: team.teamNo, number: '3-0001', teamName: expect.any(String), trackNo: 3 }],
    });
    await save((plan) => {
      Object.assign(lane(plan, 3) ?? {}, { places: 200 });
      Object.assign(lane(plan, 2) ?? {}, { places: 70 });
    });
    expect(await previewPublication(db, { year })).toMatchObject({ touched: 0, teams: [] });
    await save((plan) => plan.bonuses.pop());
    expect(await previewPublication(db, { year })).toMatchObject({ touched: 1 });
  });

  test('of a first publishing, everything is new', async () => {
    await createPlan(db, actor, { year, copyFrom: null, now });
    await save((plan) => Object.assign(plan, soundPlan().plan));
    const { changes } = await previewPublication(db, { year });
    expect(changes.filter(({ path }) => path === '').map(({ lane }) => lane)).toEqual([3, 4]);
    expect(changes.map(({ path }) => path)).toContain('name');
  });
});

test('a running season ends once, for a reason', async () => {
  await publishedSeason(db, { now });
  const end = () => endSeason(db, actor, { year, reason: '결선을 마쳤어요', now });
  await end();
  expect(await listSeasons(db, { language: 'ko' })).toMatchObject([{ year, finished: true }]);
  expect(await lastEntry()).toMatchObject({ action: 'season.finish', reason: '결선을 마쳤어요' });
  await expect(end()).rejects.toMatchObject({ error: 'notFound' });
});

describe('a deadline is put off', () => {
  const reason = '접속 장애로 하루 늦춰요';
  const later = new Date('2026-06-02T09:00:00.000Z');
  const extend = (asked: { stageNo?: number; teamNo?: number | null; closesAt?: Date }) =>
    extendDeadline(db, actor, {
      trackNo: 3,
      stageNo: 1,
      teamNo: null,
      closesAt: later,
      reason,
      now,
      ...asked,
    });

  test('for all teams of a track, on record', async () => {
    await publishedSeason(db, { now });
    await extend({});
    expect((await getStage(db, 3, 1)).closesAt).toEqual(later);
    expect(await lastEntry()).toMatchObject({
      action: 'deadline.extend',
      objectKind: 'season',
      reason,
      before: { track: '캠퍼스', stageNo: 1, closesAt: '2026-06-01T09:00:00.000Z' },
      after: { track: '캠퍼스', stageNo: 1, closesAt: later.toISOString() },
    });
  });

  test('for one team, on its record', async () => {
    await publishedSeason(db, { now });
    const { teamNo } = await createSubmitted(db);
    await extend({ teamNo });
    expect((await getStage(db, 3, 1)).closesAt).toEqual(new Date('2026-06-01T09:00:00.000Z'));
    expect(await lastEntry()).toMatchObject({ objectKind: 'team', objectId: String(teamNo) });
  });

  test('but not to an earlier time, for a stranger’s team or a stage that is not there', async () => {
    await publishedSeason(db, { now });
    await expect(extend({ closesAt: now })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { closesAt: expect.anything() } },
    });
    await expect(extend({ teamNo: 999 })).rejects.toMatchObject({ error: 'teamNotFound' });
    await expect(extend({ stageNo: 9 })).rejects.toMatchObject({ error: 'notFound' });
  });
});
