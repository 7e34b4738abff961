import { demoSeasonPlan } from '@chulbal/demo/season';
import { createAccount } from '@chulbal/testing/accounts';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../db.ts';
import { createSeason, extendStage, finishSeason, publishSeason } from './commands.ts';
import { getDraftedSeason } from './drafted.queries.ts';
import {
  deadlineOf,
  getRulesOfVersion,
  getSeasonView,
  getStage,
  getTrackRules,
  listSeasons,
} from './queries.ts';

const now = new Date('2026-05-20T05:00:00.000Z');
const closesAt = new Date('2026-06-01T09:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
let db: Db;

beforeEach(async () => {
  db = await testDb();
});

describe('a season is seen once it is published', () => {
  test('a draft is nobody’s business', async () => {
    const { seasonId, trackNos } = await createSeason(db, { plan: demoSeasonPlan(now), now });
    await expect(finishSeason(db, { seasonId })).rejects.toMatchObject({ error: 'notFound' });
    await expect(getSeasonView(db, { language: 'ko' })).rejects.toMatchObject({ error: 'notFound' });
    await expect(getTrackRules(db, trackNos.get(3) ?? 0)).rejects.toMatchObject({ error: 'notFound' });
    expect(await listSeasons(db, { language: 'ko' })).toEqual([]);
  });

  test('the newest is shown by default, another by its year, in the caller’s language', async () => {
    const lastYear = await createSeason(db, { plan: demoSeasonPlan(now, 'lastYear'), now });
    await publishSeason(db, { seasonId: lastYear.seasonId, reason: '처음 게시', now });
    await finishSeason(db, { seasonId: lastYear.seasonId });
    await publishedSeason(db, { now });

    const korean = await getSeasonView(db, { language: 'ko' });
    expect(korean).toMatchObject({ year: 2026, name: '2026 시즌', rulesVersion: 1 });
    expect(korean.tracks.map(({ lane, name, target }) => [lane, name, target])).toEqual([
      [1, '새싹', '초·중학생'],
      [2, '도전', '고등학생'],
      [3, '캠퍼스', '대학생·대학원생'],
      [4, '성장', '창업 3년 이내'],
      [5, '글로벌', '유학생 팀'],
    ]);
    const english = await getSeasonView(db, { year: 2025, language: 'en' });
    expect(english).toMatchObject({ year: 2025, name: 'Season 2025' });
    expect(english.choices.teamCom?.map(({ label }) => label)).toEqual([
      'None',
      'Sole proprietor',
      'Corporation',
    ]);
    expect(await listSeasons(db, { language: 'ko' })).toEqual([
      { year: 2026, name: '2026 시즌', finished: false },
      { year: 2025, name: '2025 시즌', finished: true },
    ]);
    await expect(getSeasonView(db, { year: 2024, language: 'ko' })).rejects.toMatchObject({
      error: 'notFound',
    });
  });

  test('two seasons of one year are refused', async () => {
    await createSeason(db, { plan: demoSeasonPlan(now), now });
    await expect(createSeason(db, { plan: demoSeasonPlan(now), now })).rejects.toMatchObject({
      error: 'invalidRequest',
    });
  });

  test('what was planned is what stands in the tables', async () => {
    const plan = demoSeasonPlan(now);
    const { seasonId } = await createSeason(db, { plan, now });
    const drafted = await getDraftedSeason(db, seasonId);
    const { tracks, regions, ...rest } = drafted;
    const { tracks: plannedTracks, regions: plannedRegions, ...plannedRest } = plan;
    expect(rest).toEqual({ seasonId, ...plannedRest });
    expect(regions.map(({ regionId: _, ...region }) => region)).toEqual(plannedRegions);
    expect(tracks.map(({ trackNo: _, topTrackNo: __, ...track }) => track)).toEqual(
      plannedTracks.map(({ topLane: _, ...track }) => track),
    );
  });

  test('a track may have a parent', async () => {
    const { seasonId, trackNos } = await publishedSeason(db, {
      now,
      change: (plan) => Object.assign(plan.tracks[4] ?? {}, { topLane: 3 }),
    });
    const { tracks } = await getDraftedSeason(db, seasonId);
    expect(tracks.at(4)?.topTrackNo).toBe(trackNos.get(3));
  });
});

describe('published rules are versioned', () => {
  test('an edit counts only when it is published, and the old version stays', async () => {
    const { seasonId, trackNos } = await publishedSeason(db, { now });
    const trackNo = trackNos.get(3) ?? 0;
    await db.sql.updateTable('tracks').set({ teamMax: 5 }).where('trackNo', '=', trackNo).execute();
    expect((await getTrackRules(db, trackNo)).track.teamMax).toBe(4);

    const published = await publishSeason(db, { seasonId, reason: '팀 인원을 늘려요', now });
    expect(published).toEqual({ version: 2 });
    const rules = await getTrackRules(db, trackNo);
    expect([rules.version, rules.track.teamMax]).toEqual([2, 5]);
    const old = await getRulesOfVersion(db, { seasonId, version: 1 });
    expect(old.tracks.find((track) => track.trackNo === trackNo)?.teamMax).toBe(4);
  });

  test('a change needs a reason', async () => {
    const { seasonId } = await publishedSeason(db, { now });
    await expect(publishSeason(db, { seasonId, reason: '  ', now })).rejects.toMatchObject({
      error: 'invalidRequest',
    });
  });

  test('contradictions block publishing and are listed', async () => {
    const plan = demoSeasonPlan(now);
    Object.assign(plan.tracks[2] ?? {}, { places: 100 });
    const { seasonId } = await createSeason(db, { plan, now });
    await expect(publishSeason(db, { seasonId, reason: '처음 게시', now })).rejects.toMatchObject({
      error: 'seasonContradicts',
      details: {
        detail: [{ kind: 'quotasOverPlaces', weight: 'blocks', lane: 3, stageNo: null, about: null }],
      },
    });
    expect(await listSeasons(db, { language: 'ko' })).toEqual([]);
  });
});

describe('the rules of a track', () => {
  test('hold everything that an application is checked against, times as dates', async () => {
    const { seasonId } = await publishedSeason(db, { now });
    const rules = await getTrackRules(db, 3);
    expect(rules).toMatchObject({ seasonId, year: 2026, version: 1, finished: false });
    expect(rules.track).toMatchObject({ trackNo: 3, lane: 3, teamMin: 2, teamMax: 4, deletionFloor: 3 });
    expect(rules.stages.map(({ kind }) => kind)).toEqual([
      'application',
      'review',
      'presentation',
      'exhibition',
      'final',
    ]);
    expect(rules.documents.map(({ slot, requirement }) => [slot, requirement])).toEqual([
      ['business', 'always'],
      ['schoolPaper', 'always'],
      ['comPaper', 'business'],
      ['logo', 'optional'],
      ['applyAddition1', 'bonus'],
      ['applyAddition2', 'bonus'],
      ['applyAddition3', 'bonus'],
    ]);
    expect(rules.bonuses.map(({ aaNo, points }) => [aaNo, points])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(rules.regions.every(({ regionId }) => regionId > 0)).toBe(true);
    const stage = await getStage(db, 3, 1);
    expect(stage.closesAt).toEqual(closesAt);
    expect(stage.confirmBy).toBeInstanceOf(Date);
  });

  test('a track or stage that does not exist is not found', async () => {
    await publishedSeason(db, { now });
    await expect(getTrackRules(db, 99)).rejects.toMatchObject({ error: 'notFound' });
    await expect(getStage(db, 3, 9)).rejects.toMatchObject({ error: 'notFound' });
    await expect(deadlineOf(db, { trackNo: 3, stageNo: 9, teamNo: null })).rejects.toMatchObject({
      error: 'notFound',
    });
  });
});

describe('one action extends a stage', () => {
  const reason = '접속 장애로 하루 늦춰요';

  test('for all teams', async () => {
    await publishedSeason(db, { now });
    const later = new Date(closesAt.getTime() + day);
    await extendStage(db, { trackNo: 3, stageNo: 1, teamNo: null, closesAt: later, reason, now });
    expect(await deadlineOf(db, { trackNo: 3, stageNo: 1, teamNo: null })).toMatchObject({
      closesAt: later,
      graceUntil: new Date(later.getTime() + 600_000),
    });
    const view = await getSeasonView(db, { language: 'ko' });
    const closings = view.tracks.map(({ stages }) => stages[0]?.closesAt);
    expect(closings[2]).toBe(later.toISOString());
    expect(closings[1]).toBe(closesAt.toISOString());
  });

  test('for one team', async () => {
    await publishedSeason(db, { now });
    const teamNo = await someTeam();
    const later = new Date(closesAt.getTime() + day);
    await extendStage(db, { trackNo: 3, stageNo: 1, teamNo, closesAt: later, reason, now });
    const of = (no: number | null) => deadlineOf(db, { trackNo: 3, stageNo: 1, teamNo: no });
    expect((await of(teamNo)).closesAt).toEqual(later);
    expect((await of(teamNo + 1)).closesAt).toEqual(closesAt);
    expect((await of(null)).closesAt).toEqual(closesAt);
    expect((await getStage(db, 3, 1)).closesAt).toEqual(closesAt);
  });

  test.each([
    ['an earlier time', new Date(closesAt.getTime() - day), reason],
    ['the same time', closesAt, reason],
    ['no reason', new Date(closesAt.getTime() + day), ' '],
  ])('%s is refused', async (_name, to, why) => {
    await publishedSeason(db, { now });
    const extension = { trackNo: 3, stageNo: 1, teamNo: null, closesAt: to, reason: why, now };
    await expect(extendStage(db, extension)).rejects.toMatchObject({ error: 'invalidRequest' });
    expect((await getStage(db, 3, 1)).closesAt).toEqual(closesAt);
  });

  async function someTeam(): Promise<number> {
    const account = await createAccount(db);
    const { seasonId } = await getTrackRules(db, 3);
    const team = await db.sql
      .insertInto('applications')
      .values({
        seasonId,
        trackNo: 3,
        stageNo: 1,
        leaderId: account.id,
        status: 'draft',
        submissionVersion: 0,
        fieldsSealed: Buffer.of(1),
        fieldVersions: '{}',
        draftVersion: 1,
        changed: true,
        savedAt: now,
        createdAt: now,
      })
      .returning('teamNo')
      .executeTakeFirstOrThrow();
    return team.teamNo;
  }
});

test('a season is read in a fixed number of queries, for 1 track and for 5', async () => {
  const { seasonId } = await publishedSeason(db, { now, change: (plan) => plan.tracks.splice(1) });
  const counted = {
    view: await queries(() => getSeasonView(db, { language: 'ko' })),
    rules: await queries(() => getTrackRules(db, 1)),
    drafted: await queries(() => getDraftedSeason(db, seasonId)),
  };
  expect(counted).toEqual({ view: 1, rules: 1, drafted: 9 });

  db = await testDb();
  await publishedSeason(db, { now });
  expect({
    view: await queries(() => getSeasonView(db, { language: 'ko' })),
    rules: await queries(() => getTrackRules(db, 3)),
    drafted: await queries(() => getDraftedSeason(db, 1)),
  }).toEqual(counted);
});

/** How many queries `work` sends to the database. */
async function queries(work: () => Promise<unknown>): Promise<number> {
  const executor = db.sql.getExecutor();
  const sent = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(executor)), 'executeQuery');
  await work();
  const count = sent.mock.calls.length;
  sent.mockRestore();
  return count;
}
