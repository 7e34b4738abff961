import { createSheet } from '@chulbal/testing/evaluation';
import { campus, createDraft } from '@chulbal/testing/factories';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { beforeEach, describe, expect, test } from 'vitest';
import { listConflicts, listExclusionRequests, listMyExclusions } from './conflicts.queries.ts';
import { getCoverage } from './coverage.queries.ts';
import { takeBackExclusion } from './dismissals.commands.ts';
import { decideExclusion, requestExclusion } from './exclusions.commands.ts';
import { declareRelation, removeRelation } from './relations.commands.ts';
import { takeTeams } from './take.commands.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
let db: PanelScenario['db'];
let actor: PanelScenario['actor'];
let leader: PanelScenario['leader'];
let evaluatorIds: PanelScenario['evaluatorIds'];
let teamNos: PanelScenario['teamNos'];
let later: PanelScenario['later'];
let plan: PanelScenario['plan'];
let board: PanelScenario['board'];
let publish: PanelScenario['publish'];
let judging: PanelScenario['judging'];
let actions: PanelScenario['actions'];

beforeEach(async () => {
  ({ db, actor, leader, evaluatorIds, teamNos, later, plan, board, publish, judging, actions } =
    await panelScenario());
});

describe('later changes mend locally', () => {
  test('a recusal gives the team to the alternate, and no plan gives it back', async () => {
    await publish(plan([0, 1], [2]));
    const take = () =>
      takeTeams(db, actor, {
        ...stage,
        evaluatorId: evaluatorIds[0] ?? 0,
        teamNo: teamNos[0] ?? 0,
        state: 'recused',
        reason: '함께 일했어요',
        now: later(),
      });
    expect(await take()).toEqual({ ended: 1, mended: 1 });
    await expect(take()).rejects.toMatchObject({ error: 'notFound' });
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
    const endedAt = later();
    await removeRelation(db, actor, { relationId, reason: '잘못 적었어요', now: endedAt });
    expect(await listConflicts(db, stage)).toMatchObject([{ counts: false, endedAt: endedAt.toISOString() }]);
    await expect(
      removeRelation(db, actor, { relationId, reason: '다시', now: later() }),
    ).rejects.toMatchObject({
      error: 'notFound',
    });
  });
});

describe('an exclusion request', () => {
  const ask = (given: object = {}, by = leader) =>
    requestExclusion(db, by, {
      teamNo: teamNos[0] ?? 0,
      stageNo: 2,
      evaluator: '가온대 김 교수님',
      reason: '같은 연구실이에요',
      now: later(),
      ...given,
    });

  test('that is accepted keeps the evaluator from the team', async () => {
    const { exclusionId } = await ask();
    expect(await listExclusionRequests(db, stage)).toMatchObject([{ exclusionId, state: 'open' }]);
    const [evaluatorId = 0] = evaluatorIds;
    const decision = { exclusionId, decision: 'accepted' as const, answer: '받아들였어요.', now: later() };
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

  test('that is taken back keeps nobody apart, and a published plan brings back what had ended', async () => {
    const [evaluatorId = 0] = evaluatorIds;
    const [teamNo = 0] = teamNos;
    const { exclusionId } = await ask();
    const takeBack = () =>
      takeBackExclusion(db, actor, { exclusionId, reason: '다른 분이었어요.', now: later() });
    await expect(takeBack()).rejects.toMatchObject({ error: 'editedElsewhere' });
    await publish(plan([0, 1], [2]));
    await createSheet(db, { ...stage, evaluatorId, teamNo });
    await decideExclusion(db, actor, {
      exclusionId,
      evaluatorId,
      decision: 'accepted',
      answer: '받아들였어요.',
      now: later(),
    });
    const voided = async () =>
      (await db.sql.selectFrom('sheets').select('voidReason').execute())[0]?.voidReason;
    expect(await voided()).toContain('기피 신청');
    await takeBack();
    await expect(takeBack()).rejects.toMatchObject({ error: 'editedElsewhere' });
    expect((await board()).conflicts).toEqual([]);
    expect((await actions()).at(-1)).toBe('exclusion.takeBack');
    const mine = await listMyExclusions(db, leader, { teamNo, language: 'ko' });
    expect(mine.requests).toMatchObject([{ state: 'takenBack', takenBackReason: '다른 분이었어요.' }]);
    expect(await judging()).toContain('0 0 conflicted');
    expect(await voided()).toContain('기피 신청');
    await publish(plan([0, 1], [2]), { reason: '기피를 거뒀어요' });
    expect(await judging()).toContain('0 0 active');
    expect(await voided()).toBeNull();
  });

  test('can be made until the panels are published, five times, for a judged stage', async () => {
    await expect(ask({ stageNo: 1 })).rejects.toMatchObject({ error: 'notFound' });
    const { actor: other, teamNo } = await createDraft(db, { files: [] });
    await expect(ask({ teamNo }, other)).rejects.toMatchObject({ error: 'notSubmissionSubject' });
    for (let made = 0; made < 5; made += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ error: 'tooManyRequests' });
    await publish(plan([0, 1]));
    await expect(ask()).rejects.toMatchObject({ error: 'panelsPublished' });
    const mine = await listMyExclusions(db, leader, { teamNo: teamNos[0] ?? 0, language: 'ko' });
    expect(mine.open.map(({ stageNo }) => stageNo)).not.toContain(2);
  });
});
