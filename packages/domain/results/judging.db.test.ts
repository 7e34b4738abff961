import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listJudging } from './judging.queries.ts';

const stage = { trackNo: 3, stageNo: 2 };
/** Long after every stage of the season. */
const after = new Date(seasonNow.getTime() + 300 * 86_400_000);
let db: Db;
let actor: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  actor = await createOperator(db);
});

test('without a season, and without assignments, nothing is judged', async () => {
  expect(await listJudging(db, actor, { language: 'ko', now: seasonNow })).toEqual([]);
  await publishedSeason(db, { now: seasonNow });
  expect(await listJudging(db, actor, { language: 'ko', now: seasonNow })).toEqual([]);
});

test('how far a stage is, who is behind, and which teams too few judge', async () => {
  await publishedSeason(db, { now: seasonNow });
  const teams = [await createSubmitted(db), await createSubmitted(db)].map(({ teamNo }) => teamNo);
  const [done, late] = [
    await createEvaluator(db, { name: '노은솔' }),
    await createEvaluator(db, { name: '이수민' }),
  ];
  for (const { evaluatorId } of [done, late]) await assign(db, { ...stage, evaluatorId, teamNos: teams });
  for (const teamNo of teams) await createSheet(db, { ...stage, evaluatorId: done.evaluatorId, teamNo });
  await createSheet(db, { ...stage, evaluatorId: late.evaluatorId, teamNo: teams[0] ?? 0, state: 'draft' });

  const [judging, ...others] = await listJudging(db, actor, { language: 'ko', now: after });
  expect(others).toEqual([]);
  expect(judging).toMatchObject({ ...stage, lane: 3, assigned: 4, submitted: 2, evaluators: 2, signed: 0 });
  expect(judging?.behind).toEqual([
    { evaluatorId: late.evaluatorId, name: '이수민', left: 2, of: 2, remindedAt: null },
  ]);
  expect(judging).toMatchObject({ uncovered: 2, exclusions: 0, requested: false });

  await db.sql
    .insertInto('judgedStages')
    .values({ ...stage, panelSize: 2 } as never)
    .execute();
  await db.sql
    .updateTable('assignments')
    .set({ state: 'recused', until: after })
    .where('evaluatorId', '=', late.evaluatorId)
    .where('teamNo', '=', teams[0] ?? 0)
    .execute();
  const [mended] = await listJudging(db, actor, { language: 'ko', now: after });
  expect(mended).toMatchObject({ assigned: 3, uncovered: 1 });
});

test('before its time nobody is behind', async () => {
  await publishedSeason(db, { now: seasonNow });
  const { teamNo } = await createSubmitted(db);
  const { evaluatorId } = await createEvaluator(db);
  await assign(db, { ...stage, evaluatorId, teamNos: [teamNo] });
  const [judging] = await listJudging(db, actor, { language: 'en', now: seasonNow });
  expect(judging).toMatchObject({ assigned: 1, submitted: 0, behind: [], trackName: 'Campus' });
});
