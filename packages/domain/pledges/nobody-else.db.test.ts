import { rowsOf } from '@chulbal/testing/database-state';
import { createSignature, signedPledge } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { refusePledge } from './commands.ts';
import { getTextToEdit } from './pledge.queries.ts';
import { newestText, pledgeState } from './queries.ts';
import { getSignedPledge } from './signed.queries.ts';
import { getMyStage, listMyStages } from './stages.queries.ts';

const stage = { trackNo: 3, stageNo: 2 };
const final = { trackNo: 3, stageNo: 3 };
const asked = { language: 'ko', now } as const;
const reason = '이 팀의 자문을 맡고 있어요';

let db: Db;
let bystander: EvaluatorActor;
let me: EvaluatorActor;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  const teamNos = [(await createSubmitted(db)).teamNo, (await createSubmitted(db)).teamNo];
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await createEvaluator(db, { name: '정하람' });
  me = await createEvaluator(db, { name: '윤서진' });
  await assign(db, { ...stage, evaluatorId: bystander.evaluatorId, teamNos });
  await assign(db, { ...final, evaluatorId: bystander.evaluatorId, teamNos });
  await assign(db, { ...stage, evaluatorId: me.evaluatorId, teamNos: teamNos.slice(0, 1) });
  await signedPledge(db, bystander, { ...stage, name: '정하람' });
  await createSignature(db, { ...stage, evaluatorId: bystander.evaluatorId });
  await db.sql.insertInto('judgedStages').values(stage).execute();
  const { operatorId } = await createOperator(db);
  const { id: planId } = await db.sql
    .insertInto('panelPlans')
    .values({
      ...{ ...stage, version: 1, state: 'published', madeBy: operatorId, madeAt: now, savedAt: now },
      ...{ publishedBy: operatorId, publishedAt: now, supersededAt: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: panelId } = await db.sql
    .insertInto('panels')
    .values({ planId, position: 1, name: '가 반' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.sql
    .insertInto('panelEvaluators')
    .values({ panelId, evaluatorId: bystander.evaluatorId, role: 'member', pinned: false })
    .execute();
});

const state = ({ evaluatorId }: EvaluatorActor) => pledgeState(db, { evaluatorId, ...stage });
const refuse = async (actor: EvaluatorActor, at = now) =>
  refusePledge(db, actor, { ...stage, textSha256: (await newestText(db, stage)).sha256, reason, now: at });

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  ['a pledge signed', () => signedPledge(db, me, { ...stage, name: '윤서진' })],
  ['a pledge refused', () => refuse(me)],
];

test.each(acts)('%s changes nothing of another evaluator’s', async (_what, act) => {
  const [mine, theirs] = [await rowsOf(db, me.evaluatorId), await rowsOf(db, bystander.evaluatorId)];
  await act();
  expect(await rowsOf(db, bystander.evaluatorId)).toEqual(theirs);
  expect(await rowsOf(db, me.evaluatorId)).not.toEqual(mine);
});

test('S-08 what another evaluator has signed is signed by nobody else', async () => {
  expect([await state(bystander), await state(me)]).toEqual(['signed', 'unsigned']);
  await expect(getSignedPledge(db, me, { ...stage, language: 'ko' })).rejects.toMatchObject({
    error: 'notQuerySubject',
  });
  expect(await getSignedPledge(db, bystander, { ...stage, language: 'ko' })).toMatchObject({
    typedName: '정하람',
  });
});

test('S-02 an evaluator’s stages are their own, with their own teams and signature', async () => {
  const mine = await listMyStages(db, me, asked);
  expect(mine).toMatchObject([
    { ...stage, pledge: 'unsigned', panelName: null, progress: { teams: 1 }, signedAt: null },
  ]);
  await expect(getMyStage(db, me, { ...final, ...asked })).rejects.toMatchObject({
    error: 'notQuerySubject',
  });
  const theirs = await listMyStages(db, bystander, asked);
  expect(theirs).toHaveLength(2);
  expect(theirs.find(({ stageNo }) => stageNo === stage.stageNo)).toMatchObject({
    ...{ pledge: 'signed', panelName: '가 반', progress: { teams: 2 }, signedAt: now.toISOString() },
  });
});

test('R-05 who has signed the stage refuses no more, nor anybody once judging is over', async () => {
  await expect(refuse(bystander)).rejects.toMatchObject({ error: 'stageSigned' });
  const { closesAt } = await deadlineOf(db, { ...stage, teamNo: null });
  await expect(refuse(me, closesAt)).rejects.toMatchObject({ error: 'notInPeriod' });
  await refuse(me, new Date(closesAt.getTime() - 1));
  expect(await state(me)).toBe('refused');
});

test('nothing is signed or refused of a stage that one does not judge, nor written of one that nobody does', async () => {
  const nobody = await createEvaluator(db, { name: '한지우' });
  await expect(refuse(nobody)).rejects.toMatchObject({ error: 'notQuerySubject' });
  await expect(signedPledge(db, nobody, { ...stage, name: '한지우' })).rejects.toMatchObject({
    error: 'notQuerySubject',
  });
  await expect(getTextToEdit(db, { trackNo: 3, stageNo: 1 })).rejects.toMatchObject({ error: 'notFound' });
});
