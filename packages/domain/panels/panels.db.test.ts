import type { PanelContent } from '@chulbal/contract/panels';
import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor, UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getPanelBoard, proposePanels } from './board.queries.ts';
import { listConflicts, listExclusionRequests, listMyExclusions } from './conflicts.queries.ts';
import { getCoverage } from './coverage.queries.ts';
import { savePanelDraft, undoPanels } from './draft.commands.ts';
import { decideExclusion, requestExclusion } from './exclusions.commands.ts';
import { listPlans } from './plans.queries.ts';
import { publishPanels } from './publish.commands.ts';
import { declareRelation, removeRelation } from './relations.commands.ts';
import { saveStageSettings } from './settings.commands.ts';
import { stageSettings, usualSettings } from './settings.queries.ts';
import { takeTeams } from './take.commands.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const options = { panelCount: null, alternates: 1, region: 1, expertise: 1 };
let db: Db;
let actor: OperatorActor;
let evaluatorIds: number[];
let teamNos: number[];
let leader: UserActor;
let now: Date;

beforeEach(async () => {
  db = await testDb();
  now = seasonNow;
  await publishedSeason(db, { now });
  actor = await createOperator(db);
  evaluatorIds = [];
  for (let index = 0; index < 3; index += 1) {
    evaluatorIds.push((await createEvaluator(db, { loadLimit: 2 })).evaluatorId);
  }
  const teams = [await createSubmitted(db), await createSubmitted(db)];
  teamNos = teams.map(({ teamNo }) => teamNo);
  leader = teams[0]?.actor as UserActor;
  await saveStageSettings(db, actor, { ...stage, ...usualSettings, panelSize: 2, now });
});

/** A minute later: what is done afterwards has another time. */
function later(): Date {
  now = new Date(now.getTime() + 60_000);
  return now;
}

/** One panel of these members and alternates, with all teams. */
function plan(members: number[], alternates: number[] = []): PanelContent {
  const seat = (role: 'member' | 'alternate') => (place: number) => ({
    evaluatorId: evaluatorIds[place] ?? 0,
    role,
    pinned: false,
  });
  return {
    panels: [
      {
        name: '',
        evaluators: [...members.map(seat('member')), ...alternates.map(seat('alternate'))],
        teams: teamNos.map((teamNo) => ({ teamNo, pinned: false })),
      },
    ],
  };
}

const board = () => getPanelBoard(db, { ...stage, language: 'ko' });
const save = async (content: PanelContent) =>
  savePanelDraft(db, actor, {
    ...stage,
    revision: (await board()).draft?.revision ?? 0,
    content,
    now: later(),
  });
async function publish(content: PanelContent, given: { reason?: string; allowWarnings?: boolean } = {}) {
  const { revision } = await save(content);
  const asked = { ...stage, revision, reason: '', allowWarnings: false, ...given };
  return publishPanels(db, actor, { ...asked, now: later() });
}
const judging = async () => {
  const rows = await db.sql
    .selectFrom('assignments')
    .select(['evaluatorId', 'teamNo', 'state'])
    .orderBy('evaluatorId')
    .orderBy('teamNo')
    .execute();
  return rows.map(
    ({ evaluatorId, teamNo, state }) =>
      `${evaluatorIds.indexOf(evaluatorId)} ${teamNos.indexOf(teamNo)} ${state}`,
  );
};
const actions = async () =>
  (await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute()).map(
    (row) => row.action,
  );

describe('a draft', () => {
  test('is kept whole, version by version, and nobody judges by it', async () => {
    const { figures, problems, version, revision } = await save(plan([0, 1], [2]));
    expect({ version, revision, problems }).toEqual({ version: 1, revision: 1, problems: [] });
    expect(figures).toMatchObject({ panels: 1, teams: 2, assignments: 4, shortTeams: 0 });
    const { content } = await save(plan([1, 2]));
    expect((await board()).draft).toMatchObject({ version: 1, revision: 2, content });
    expect(await judging()).toEqual([]);
    expect((await actions()).slice(-2)).toEqual(['panels.save', 'panels.save']);
  });

  test('of an older revision is refused, as is who stands in it twice or is not there', async () => {
    await save(plan([0, 1]));
    const asked = { ...stage, revision: 0, content: plan([0]), now };
    const refusal = (given: object) =>
      savePanelDraft(db, actor, { ...asked, revision: 1, ...given }).catch(({ error }) => error);
    expect(await refusal({ revision: 0 })).toBe('editedElsewhere');
    expect(await refusal({ content: plan([0, 0]) })).toBe('invalidRequest');
    expect(await refusal({ content: plan([0, 9]) })).toBe('notFound');
    expect(await refusal({ stageNo: 1 })).toBe('notFound');
  });

  test('is proposed around its pins, and a proposal changes nothing', async () => {
    const content = plan([2]);
    for (const one of content.panels[0]?.evaluators ?? []) one.pinned = true;
    await save(content);
    const before = await board();
    const { plan: proposed, problems } = await proposePanels(db, { ...stage, ...options });
    expect(problems).toEqual([]);
    expect(proposed?.content.panels[0]?.evaluators).toContainEqual({
      evaluatorId: evaluatorIds[2],
      role: 'member',
      pinned: true,
    });
    expect(await board()).toEqual(before);
  });

  test('cannot be proposed with too few evaluators, and it says how many are missing', async () => {
    const { plan: none, problems } = await proposePanels(db, { ...stage, ...options, panelCount: 2 });
    expect(none).toBeNull();
    expect(problems).toMatchObject([{ code: 'tooFewEvaluators', needs: 4, has: 3, missing: 1 }]);
  });
});

describe('publishing', () => {
  test('gives every team to every member', async () => {
    expect(await publish(plan([0, 1], [2]))).toEqual({ version: 1, assigned: 4, kept: 0, withdrawn: 0 });
    expect(await judging()).toEqual(['0 0 active', '0 1 active', '1 0 active', '1 1 active']);
    expect((await actions()).at(-1)).toBe('panels.publish');
  });

  test('is refused with errors, and with warnings that nobody accepted', async () => {
    const { panels } = plan([0, 1, 2]);
    const missing = { panels: panels.map((panel) => ({ ...panel, teams: panel.teams.slice(1) })) };
    await expect(publish(missing, { allowWarnings: true })).rejects.toMatchObject({
      error: 'panelsIncomplete',
      details: { detail: { problems: [{ code: 'unplaced', teamNo: teamNos[0] }] } },
    });
    await expect(publish({ panels })).rejects.toMatchObject({ error: 'panelsIncomplete' });
    expect(await publish({ panels }, { allowWarnings: true })).toMatchObject({ assigned: 6 });
  });

  test('anew asks for a reason, goes on with what both plans have, and voids the rest', async () => {
    await publish(plan([0, 1]));
    for (const evaluatorId of evaluatorIds.slice(0, 2)) {
      await createSheet(db, { ...stage, evaluatorId, teamNo: teamNos[0] ?? 0 });
    }
    await expect(publish(plan([1, 2]))).rejects.toMatchObject({ error: 'invalidRequest' });
    const reason = '한 분이 못 오세요';
    expect(await publish(plan([1, 2]), { reason })).toEqual({
      version: 2,
      assigned: 2,
      kept: 2,
      withdrawn: 2,
    });
    const sheets = await db.sql
      .selectFrom('sheets')
      .select(['evaluatorId', 'voidReason'])
      .orderBy('evaluatorId')
      .execute();
    expect(sheets).toEqual([
      { evaluatorId: evaluatorIds[0], voidReason: reason },
      { evaluatorId: evaluatorIds[1], voidReason: null },
    ]);
    expect((await listPlans(db, stage)).map(({ version, state }) => [version, state])).toEqual([
      [2, 'published'],
      [1, 'superseded'],
    ]);
  });

  test('that gives a team back lets the sheet count again that only the plan had voided', async () => {
    await publish(plan([0, 1]));
    await createSheet(db, { ...stage, evaluatorId: evaluatorIds[0] ?? 0, teamNo: teamNos[0] ?? 0 });
    await publish(plan([1, 2]), { reason: '바꿔요' });
    expect((await board()).undo).toBe('plan');
    const { draft } = await undoPanels(db, actor, { ...stage, revision: 0, now: later() });
    expect(draft).toMatchObject({ version: 3, state: 'draft', content: plan([0, 1]) });
    const asked = { ...stage, revision: 1, reason: '되돌려요', allowWarnings: false, now: later() };
    expect(await publishPanels(db, actor, asked)).toMatchObject({ assigned: 2, kept: 2, withdrawn: 2 });
    const sheet = await db.sql.selectFrom('sheets').select(['voidedAt', 'version']).executeTakeFirst();
    expect(sheet).toEqual({ voidedAt: null, version: 3 });
  });
});

describe('undoing', () => {
  test('goes back save by save, then gives the draft up, then has nothing left', async () => {
    await save(plan([0, 1]));
    await save(plan([1, 2]));
    const undo = async (revision: number) => (await undoPanels(db, actor, { ...stage, revision, now })).draft;
    expect(await undo(2)).toMatchObject({ revision: 3, content: plan([0, 1]) });
    await expect(undo(2)).rejects.toMatchObject({ error: 'editedElsewhere' });
    expect(await undo(3)).toBeNull();
    expect((await board()).draft).toBeNull();
    await expect(undo(0)).rejects.toMatchObject({ error: 'nothingToUndo' });
  });
});

describe('later changes mend locally', () => {
  test('a recusal gives the team to the alternate, and no plan gives it back', async () => {
    await publish(plan([0, 1], [2]));
    const taken = await takeTeams(db, actor, {
      ...stage,
      evaluatorId: evaluatorIds[0] ?? 0,
      teamNo: teamNos[0] ?? 0,
      state: 'recused',
      reason: '함께 일했어요',
      now: later(),
    });
    expect(taken).toEqual({ ended: 1, mended: 1 });
    expect(await judging()).toEqual(['0 0 recused', '0 1 active', '1 0 active', '1 1 active', '2 0 active']);
    expect((await actions()).at(-1)).toBe('assignment.recuse');
    expect(await publish(plan([0, 1], [2]), { reason: '이름만 고쳐요' })).toMatchObject({ withdrawn: 0 });
    expect(await judging()).toContain('0 0 recused');
    expect(await judging()).toContain('2 0 active');
  });

  test('everything of an evaluator ends at once, and where nobody steps in the team is short', async () => {
    await publish(plan([0, 1], [2]));
    await db.sql.updateTable('evaluators').set({ loadLimit: 1 }).execute();
    const taken = await takeTeams(db, actor, {
      ...stage,
      evaluatorId: evaluatorIds[0] ?? 0,
      teamNo: null,
      state: 'withdrawn',
      reason: '사퇴했어요',
      now: later(),
    });
    expect(taken).toEqual({ ended: 2, mended: 1 });
    const { teams, evaluators } = await getCoverage(db, { ...stage, language: 'ko' });
    expect(teams.map(({ active, missing }) => [active, missing])).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(evaluators.find(({ evaluatorId }) => evaluatorId === evaluatorIds[0])).toMatchObject({
      load: 0,
      withdrawn: 2,
      role: 'member',
    });
  });

  test('a declared relation ends what is judged; taken back, it no longer keeps them apart', async () => {
    await publish(plan([0, 1], [2]));
    const [evaluatorId = 0] = evaluatorIds;
    const [teamNo = 0] = teamNos;
    await createSheet(db, { ...stage, evaluatorId, teamNo });
    const declared = { evaluatorId, teamNo, kind: 'mentor' as const, note: '캠프에서 지도', now: later() };
    const { relationId } = await declareRelation(db, actor, declared);
    expect(await judging()).toContain('0 0 conflicted');
    expect(await judging()).toContain('2 0 active');
    const sheet = await db.sql.selectFrom('sheets').select('voidReason').executeTakeFirst();
    expect(sheet?.voidReason).toContain('신고된 관계');
    expect((await actions()).slice(-2)).toEqual(['conflict.declare', 'assignment.conflict']);
    expect(await declareRelation(db, actor, declared)).toEqual({ relationId });
    expect(await listConflicts(db, stage)).toMatchObject([
      { kind: 'relation', counts: true, relation: { relationId, note: '캠프에서 지도' } },
    ]);
    await removeRelation(db, actor, { relationId, reason: '잘못 적었어요', now });
    expect(await listConflicts(db, stage)).toMatchObject([{ counts: false, endedAt: now.toISOString() }]);
    await expect(removeRelation(db, actor, { relationId, reason: '다시', now })).rejects.toMatchObject({
      error: 'notFound',
    });
  });
});

describe('an exclusion request', () => {
  const ask = (given: object = {}) =>
    requestExclusion(db, leader, {
      teamNo: teamNos[0] ?? 0,
      stageNo: 2,
      evaluator: '가온대 김 교수님',
      reason: '같은 연구실이에요',
      now,
      ...given,
    });

  test('that is accepted keeps the evaluator from the team', async () => {
    const { exclusionId } = await ask();
    expect(await listExclusionRequests(db, stage)).toMatchObject([{ exclusionId, state: 'open' }]);
    const [evaluatorId = 0] = evaluatorIds;
    const decision = { exclusionId, decision: 'accepted' as const, answer: '받아들였어요.', now };
    await expect(decideExclusion(db, actor, { ...decision, evaluatorId: null })).rejects.toMatchObject({
      error: 'invalidRequest',
    });
    await decideExclusion(db, actor, { ...decision, evaluatorId });
    await expect(decideExclusion(db, actor, { ...decision, evaluatorId })).rejects.toMatchObject({
      error: 'editedElsewhere',
    });
    expect((await board()).conflicts).toEqual([{ evaluatorId, teamNo: teamNos[0], kinds: ['exclusion'] }]);
    const mine = await listMyExclusions(db, leader, { teamNo: teamNos[0] ?? 0, language: 'ko' });
    expect(mine.requests).toMatchObject([{ state: 'accepted', answer: '받아들였어요.' }]);
    expect(JSON.stringify(mine)).not.toContain('심사위원 ');
  });

  test('can be made until the panels are published, five times, for a judged stage', async () => {
    await expect(ask({ stageNo: 1 })).rejects.toMatchObject({ error: 'notFound' });
    for (let made = 0; made < 5; made += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ error: 'tooManyRequests' });
    await publish(plan([0, 1]));
    await expect(ask()).rejects.toMatchObject({ error: 'panelsPublished' });
    const mine = await listMyExclusions(db, leader, { teamNo: teamNos[0] ?? 0, language: 'ko' });
    expect(mine.open.map(({ stageNo }) => stageNo)).not.toContain(2);
  });
});

describe('settings of a judged stage', () => {
  test('are kept, and what was seen cannot be unseen', async () => {
    expect(await stageSettings(db, stage)).toEqual({ ...usualSettings, panelSize: 2 });
    const [evaluatorId = 0] = evaluatorIds;
    await createSheet(db, { ...stage, evaluatorId, teamNo: teamNos[0] ?? 0 });
    const change = (given: object) =>
      saveStageSettings(db, actor, { ...stage, ...usualSettings, ...given, now });
    await expect(change({ blindNames: true })).rejects.toMatchObject({ error: 'judgingBegun' });
    await change({ showsCounts: true });
    expect((await stageSettings(db, stage)).showsCounts).toBe(true);
    expect((await actions()).at(-1)).toBe('panels.set');
  });
});
