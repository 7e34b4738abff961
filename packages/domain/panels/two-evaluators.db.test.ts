import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted } from '@chulbal/testing/factories';
import { type PanelScenario, panelScenario } from '@chulbal/testing/panel-scenario';
import { beforeEach, expect, test, vi } from 'vitest';
import { listConflicts } from './conflicts.queries.ts';
import { dismissConflict, takeBackExclusion } from './dismissals.commands.ts';
import { decideExclusion, requestExclusion } from './exclusions.commands.ts';
import { declareRelation, removeRelation } from './relations.commands.ts';
import { endTainted, screen } from './screen.commands.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };

let scene: PanelScenario;
let db: PanelScenario['db'];
let first: number;
let second: number;
let teamNo: number;
beforeEach(async () => {
  scene = await panelScenario();
  ({ db } = scene);
  [first = 0, second = 0] = scene.evaluatorIds;
  [teamNo = 0] = scene.teamNos;
});

/** Who is kept from which team at this time. */
const apart = async () =>
  (await listConflicts(db, stage))
    .filter(({ counts }) => counts)
    .map(({ evaluatorId }) => evaluatorId)
    .sort((a, b) => a - b);
const logged = async (action: string) =>
  (
    await db.sql
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('action', '=', action)
      .orderBy('sequence')
      .execute()
  ).at(-1);

test('of two who are close to one team, a relation that is taken back leaves the other’s', async () => {
  const { actor, later } = scene;
  const declare = (evaluatorId: number) =>
    declareRelation(db, actor, { evaluatorId, teamNo, kind: 'mentor', note: '캠프에서 지도', now: later() });
  const [one, other] = [await declare(first), await declare(second)];
  expect(other.relationId).not.toBe(one.relationId);
  const names = await db.sql.selectFrom('accounts').select('name').where('id', '=', second).execute();
  expect((await logged('conflict.declare'))?.after).toMatchObject({ evaluator: names[0]?.name });
  expect(await apart()).toEqual([first, second]);
  await removeRelation(db, actor, { ...one, reason: '잘못 적었어요', now: later() });
  expect(await apart()).toEqual([second]);
});

test('a relation is an evaluator’s: of somebody who is none it is not declared', async () => {
  const declared = { teamNo, kind: 'mentor', note: '캠프에서 지도', now: scene.later() } as const;
  const declaring = declareRelation(db, scene.actor, { ...declared, evaluatorId: scene.actor.operatorId });
  await expect(declaring).rejects.toMatchObject({ error: 'notFound' });
});

test('of two whom one team asks to be kept from it, each request stands by itself', async () => {
  const { actor, leader, later } = scene;
  const accept = async (evaluatorId: number) => {
    const asked = { teamNo, stageNo: 2, evaluator: '김 교수님', reason: '같은 연구실이에요', now: later() };
    const { exclusionId } = await requestExclusion(db, leader, asked);
    const decision = { decision: 'accepted', answer: '받아들였어요.', now: later() } as const;
    await decideExclusion(db, actor, { ...decision, exclusionId, evaluatorId });
    return { exclusionId };
  };
  const [one] = [await accept(first), await accept(second)];
  await takeBackExclusion(db, actor, { ...one, reason: '다른 분이었어요.', now: later() });
  expect(await apart()).toEqual([second]);
  expect((await logged('exclusion.takeBack'))?.after).toMatchObject({ stillApart: false });
});

test('of two who match one team, one that is dismissed keeps its own marks, and the other stays apart', async () => {
  const { actor, later } = scene;
  const [gaon, narae] = [
    await createEvaluator(db, { email: 'judge@gaon.ac.kr' }),
    await createEvaluator(db, { email: 'judge@narae.ac.kr' }),
  ];
  const team = await createSubmitted(db, {
    fields: { 'members.member01.tmEmail': 'one@gaon.ac.kr', 'members.member02.tmEmail': 'two@narae.ac.kr' },
  });
  while ((await screen(db, { now: later() })) > 0) {
    // The next ones.
  }
  const kind = 'emailDomain' as const;
  const dismiss = (evaluatorId: number) =>
    dismissConflict(db, actor, {
      evaluatorId,
      teamNo: team.teamNo,
      kind,
      reason: '졸업했어요',
      now: later(),
    });
  await expect(dismiss(first)).rejects.toMatchObject({ error: 'notFound' });
  expect(await apart()).toEqual([gaon.evaluatorId, narae.evaluatorId]);
  await dismiss(narae.evaluatorId);
  expect(await apart()).toEqual([gaon.evaluatorId]);
  const own = await db.sql
    .selectFrom('evaluatorMarks')
    .select('mark')
    .where('evaluatorId', '=', narae.evaluatorId)
    .where('kind', '=', kind)
    .orderBy('mark')
    .execute();
  const kept = await db.sql.selectFrom('conflictDismissals').select(['evaluatorId', 'marks']).execute();
  expect(kept).toEqual([{ evaluatorId: narae.evaluatorId, marks: own.map(({ mark }) => mark) }]);
  expect(own).toHaveLength(1);
  await dismiss(gaon.evaluatorId);
  expect(await apart()).toEqual([]);
});

test('of two who match one team, one who is dismissed while both are to end goes on judging it', async () => {
  const { actor, later } = scene;
  await scene.publish(scene.plan([0, 1]));
  const kind = 'employer' as const;
  const matches = [first, second].map((evaluatorId) => ({ evaluatorId, teamNo, kind, endedAt: null }));
  await db.sql
    .insertInto('conflicts')
    .values(matches.map((one) => ({ ...one, foundAt: later() })))
    .execute();
  const transaction = db.transaction.bind(db);
  const meanwhile = vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
    const dismissed = { evaluatorId: first, teamNo, kind, reason: '다른 회사예요' };
    await dismissConflict(db, actor, { ...dismissed, now: later() });
    return transaction(work);
  });
  await endTainted(db, { now: later() });
  meanwhile.mockRestore();
  expect(await scene.judging()).toEqual(['0 0 active', '0 1 active', '1 0 conflicted', '1 1 active']);
});
