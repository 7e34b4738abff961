import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import { seasonPlan } from '@chulbal/contract/seasons/plan';
import { createDraft, createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { soundPlan } from '@chulbal/testing/season-plans';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { createPlan, savePlan } from './plan.commands.ts';
import { getDraftedView, listDraftedSeasons } from './plan.queries.ts';
import { getTrackRules } from './queries.ts';

const year = 2026;
let db: Db;
let actor: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

type Plan = DraftedSeasonView['plan'];

/** Saves the plan as it stands after `edit`, as the screen would, and gives what it is then. */
async function save(edit: (plan: Plan) => unknown, of = year): Promise<DraftedSeasonView> {
  const { plan, editVersion } = await getDraftedView(db, { year: of });
  edit(plan);
  await savePlan(db, actor, { year: of, editVersion, plan: seasonPlan.parse(plan), now });
  return getDraftedView(db, { year: of });
}
const track = (plan: Plan, lane: number) => {
  const found = plan.tracks.find((each) => each.lane === lane);
  if (!found) throw new Error(`No lane ${lane}.`);
  return found;
};
const lastEntry = () =>
  db.sql.selectFrom('auditEntries').selectAll().orderBy('sequence', 'desc').executeTakeFirstOrThrow();

describe('a season begins', () => {
  test('with the usual choices and nothing else', async () => {
    await createPlan(db, actor, { year: 2030, copyFrom: null, now });
    const { plan, ...rest } = await getDraftedView(db, { year: 2030 });
    expect(plan).toMatchObject({ year: 2030, regions: [], bonuses: [], tracks: [] });
    expect(plan.choices.tmSchoolType?.map(({ code }) => code)).toContain('university');
    expect(rest).toMatchObject({
      editVersion: 0,
      status: 'draft',
      rulesVersion: 0,
      changed: false,
      teams: [],
    });
    expect(await lastEntry()).toMatchObject({ action: 'season.create', objectId: '2030' });
  });

  test('as a copy, with tracks of its own on the same days of the week', async () => {
    await publishedSeason(db, { now });
    await createPlan(db, actor, { year: 2027, copyFrom: year, now });
    const [old, copy] = [await getDraftedView(db, { year }), await getDraftedView(db, { year: 2027 })];
    expect(copy.plan.tracks.map(({ lane, name }) => [lane, name])).toEqual(
      old.plan.tracks.map(({ lane, name }) => [lane, name]),
    );
    const numbers = copy.plan.tracks.map(({ trackNo }) => trackNo);
    expect(old.plan.tracks.some(({ trackNo }) => numbers.includes(trackNo))).toBe(false);
    const opensAt = track(copy.plan, 3).stages[0]?.opensAt ?? '';
    const before = track(old.plan, 3).stages[0]?.opensAt ?? '';
    expect(Date.parse(opensAt) - Date.parse(before)).toBe(364 * 24 * 60 * 60 * 1000);
  });

  test.each([
    ['a year that has one', { year, copyFrom: null }, 'year'],
    ['a copy of nothing', { year: 2031, copyFrom: 2001 }, 'copyFrom'],
  ])('but not %s', async (_name, asked, field) => {
    await publishedSeason(db, { now });
    await expect(createPlan(db, actor, { ...asked, now })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { [field]: expect.anything() } },
    });
  });
});

describe('a saved plan', () => {
  test('is what was sent, whole, with numbers for new tracks', async () => {
    await createPlan(db, actor, { year, copyFrom: null, now });
    const { plan } = soundPlan();
    Object.assign(plan.tracks[1] ?? {}, { topLane: 3 });
    const saved = await save((old) => Object.assign(old, plan));
    const trackNos = saved.plan.tracks.map(({ trackNo }) => trackNo);
    expect(trackNos.every((trackNo) => Number(trackNo) > 0)).toBe(true);
    const tracks = plan.tracks.map((each, index) => ({ ...each, trackNo: trackNos[index] }));
    expect(saved.plan).toEqual({ ...plan, tracks });
    expect(saved).toMatchObject({ editVersion: 1, status: 'draft', changed: false });
    expect(await save((same) => same)).toMatchObject({ plan: saved.plan, editVersion: 2 });
  });

  test('may contradict itself: that only keeps it from being published', async () => {
    await publishedSeason(db, { now });
    const saved = await save((plan) => {
      Object.assign(track(plan, 3), { teamMin: 5, teamMax: 2 });
      Object.assign(track(plan, 3).stages[1] ?? {}, { closesAt: '2026-01-01T00:00:00.000Z' });
    });
    expect(track(saved.plan, 3)).toMatchObject({ teamMin: 5, teamMax: 2 });
  });

  test('changes nothing that is in force, and says that it differs, until it is as it was', async () => {
    const { trackNos } = await publishedSeason(db, { now });
    const edited = await save((plan) => Object.assign(track(plan, 3), { places: 250 }));
    expect(edited.changed).toBe(true);
    expect((await getTrackRules(db, trackNos.get(3) ?? 0)).track.places).toBe(200);
    const back = await save((plan) => Object.assign(track(plan, 3), { places: 200 }));
    expect(back.changed).toBe(false);
    expect(await listDraftedSeasons(db)).toMatchObject([{ year, changed: false, tracks: 5, submitted: 0 }]);
  });

  test('saved twice from the same state is refused the second time', async () => {
    await publishedSeason(db, { now });
    const { plan } = await getDraftedView(db, { year });
    await savePlan(db, actor, { year, editVersion: 0, plan, now });
    await expect(savePlan(db, actor, { year, editVersion: 0, plan, now })).rejects.toMatchObject({
      error: 'editedElsewhere',
    });
  });

  test('has lanes that change places, and keeps their numbers', async () => {
    await publishedSeason(db, { now });
    const { plan } = await getDraftedView(db, { year });
    const [first, second] = [track(plan, 1).trackNo, track(plan, 2).trackNo];
    const saved = await save((plan) => {
      const [one, two] = [track(plan, 1), track(plan, 2)];
      Object.assign(one, { lane: 2 });
      Object.assign(two, { lane: 1 });
    });
    expect([track(saved.plan, 2).trackNo, track(saved.plan, 1).trackNo]).toEqual([first, second]);
  });

  test('stands in the audit log with what was and what is', async () => {
    await publishedSeason(db, { now });
    await save((plan) => Object.assign(track(plan, 3).stages[0] ?? {}, { confirmBy: null }));
    const entry = await lastEntry();
    expect(entry).toMatchObject({
      action: 'season.save',
      actorId: actor.operatorId,
      objectKind: 'season',
      objectId: '2026',
      objectLabel: '2026 시즌',
      before: { 'lane3.stage1.confirmBy': expect.stringMatching(/^2026-/) },
      after: { 'lane3.stage1.confirmBy': null },
    });
    await save((plan) => plan);
    expect((await lastEntry()).sequence).toBe(entry.sequence);
  });

  test.each<[string, (plan: Plan) => unknown, string]>([
    [
      'a track of another season',
      (plan) => Object.assign(track(plan, 1), { trackNo: 999 }),
      'plan.tracks.0.trackNo',
    ],
    [
      'a file that nobody uploaded as a form',
      (plan) =>
        Object.assign(track(plan, 2), { guardianForm: { serverFileName: 'ef'.repeat(16), name: 'a.pdf' } }),
      'plan.tracks.1.guardianForm',
    ],
    ['another year', (plan) => Object.assign(plan, { year: 2027 }), 'plan.year'],
  ])('is refused with %s', async (_name, edit, field) => {
    await publishedSeason(db, { now });
    await expect(save(edit)).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { [field]: expect.anything() } },
    });
    expect((await getDraftedView(db, { year })).editVersion).toBe(0);
  });
});

describe('what a plan no longer has', () => {
  test('cannot be a stage or track for which a team has applied', async () => {
    await publishedSeason(db, { now });
    await createDraft(db, { files: [] });
    const { teams } = await getDraftedView(db, { year });
    expect(teams).toEqual([{ trackNo: 3, submitted: 0, drafts: 1, stages: [1] }]);
    const refusal = {
      error: 'hasApplications',
      details: { detail: [expect.objectContaining({ trackNo: 3, stageNo: 1 })] },
    };
    await expect(save((plan) => track(plan, 3).stages.shift())).rejects.toMatchObject(refusal);
    await expect(save((plan) => plan.tracks.splice(2, 1))).rejects.toMatchObject(refusal);
  });

  test('stays in force until the plan is published, and has its number back when it returns', async () => {
    const { trackNos } = await publishedSeason(db, { now });
    const { plan } = await getDraftedView(db, { year });
    const gone = track(plan, 5);
    const without = await save((now) => now.tracks.splice(4, 1));
    expect(without.plan.tracks).toHaveLength(4);
    expect((await getTrackRules(db, trackNos.get(5) ?? 0)).track.lane).toBe(5);
    expect(without.usedStages.map(({ trackNo }) => trackNo)).toContain(gone.trackNo);
    const again = await save((now) => now.tracks.push(gone));
    expect(again.plan).toEqual(plan);
    expect(again.changed).toBe(false);
  });

  test('lets a new stage of another kind have a number that was never used', async () => {
    await publishedSeason(db, { now });
    await save((plan) => track(plan, 3).stages.pop());
    const saved = await save((plan) => {
      const [stage] = track(plan, 3).stages;
      if (stage) track(plan, 3).stages.push({ ...stage, kind: 'material', stageNo: 5 });
    });
    expect(track(saved.plan, 3).stages.map(({ stageNo }) => stageNo)).toEqual([1, 2, 3, 4, 6]);
  });

  test('may be a region: teams of the season in force are still counted to it', async () => {
    await publishedSeason(db, { now });
    const saved = await save((plan) => {
      plan.regions.pop();
      track(plan, 3).quotas.pop();
    });
    expect(saved.plan.regions).toHaveLength(4);
    const { regions } = await getTrackRules(db, 3);
    const rows = await db.sql.selectFrom('regions').select('id').execute();
    expect(rows.map(({ id }) => id).sort()).toEqual(regions.map(({ regionId }) => regionId).sort());
  });
});

test('whatever a plan drops, teams apply under what is in force', async () => {
  await publishedSeason(db, { now });
  await save((plan) => {
    plan.tracks.splice(0);
    plan.regions.splice(0);
    plan.bonuses.splice(0);
    Object.assign(plan, { choices: {} });
  });
  const { teamNo } = await createSubmitted(db);
  const { regionId, trackNo } = await db.sql
    .selectFrom('applications')
    .select(['regionId', 'trackNo'])
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  expect([trackNo, Number(regionId) > 0]).toEqual([3, true]);
});

test('a change is saved with as many statements in a season of nine tracks as in one of five', async () => {
  await publishedSeason(db, { now });
  const statementsOfASave = async (): Promise<number> => {
    const { plan, editVersion } = await getDraftedView(db, { year });
    Object.assign(track(plan, 1), { places: 100 + editVersion });
    const noted = notingStatements(db);
    await savePlan(noted.db, actor, { year, editVersion, plan, now });
    return noted.statements.length;
  };
  const ofFive = await statementsOfASave();
  await save((plan) => {
    for (let lane = 6; lane <= 9; lane += 1) plan.tracks.push({ ...track(plan, 3), lane, trackNo: null });
  });
  expect(await statementsOfASave()).toBe(ofFive);
});
