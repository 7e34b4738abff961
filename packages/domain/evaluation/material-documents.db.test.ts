import { judgingNow } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, type TestTeam } from '@chulbal/testing/factories';
import { askingSeason, createSlotFile, handIn, review } from '@chulbal/testing/materials';
import { assign } from '@chulbal/testing/panels';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { openJudgedDocument } from './documents.commands.ts';
import { openTargets } from './list.commands.ts';
import { openTarget } from './target.commands.ts';

let db: Db;
let team: TestTeam;
let judge: EvaluatorActor;
const asked = { ...review, targetNo: 1, language: 'ko', now: judgingNow } as const;

beforeEach(async () => {
  db = await testDb();
  await askingSeason(db);
  team = await createSubmitted(db);
  judge = await createEvaluator(db);
  await assign(db, { ...review, evaluatorId: judge.evaluatorId, teamNos: [team.teamNo] });
  await openTargets(db, judge, { ...review, language: 'ko', now: judgingNow });
});

async function documents() {
  const { targets } = await openTargets(db, judge, { ...review, language: 'ko', now: judgingNow });
  const targetNo = targets[0]?.targetNo ?? 0;
  return { targetNo, ...(await openTarget(db, judge, { ...asked, targetNo })) };
}

describe('evaluators read what a team handed in for the stage', () => {
  test('once it is handed in, the version that counts, behind the business plan', async () => {
    const first = await createSlotFile(db, team);
    expect((await documents()).documents.map(({ slot }) => slot)).toEqual(['business']);
    await handIn(db, team, [first]);
    const { targetNo, ...shown } = await documents();
    expect(shown.documents.map(({ label, name }) => [label, name])).toEqual([
      ['사업계획서', '사업계획서.pdf'],
      ['발표 자료', '발표 자료.pdf'],
    ]);
    const opened = await openJudgedDocument(db, judge, { ...asked, targetNo, serverFileName: first });
    expect(opened.slot).toBe('material.2.slides');
    const second = await createSlotFile(db, team, { slot: 'extra' });
    await expect(
      openJudgedDocument(db, judge, { ...asked, targetNo, serverFileName: second }),
    ).rejects.toMatchObject({ error: 'notQuerySubject' });
  });

  test('R-05 from the moment on at which the stage is judged', async () => {
    const serverFileName = await createSlotFile(db, team);
    await handIn(db, team, [serverFileName]);
    const { opensAt } = await deadlineOf(db, { ...review, teamNo: null });
    const reading = (now: Date) => openJudgedDocument(db, judge, { ...asked, serverFileName, now });
    const opening = (now: Date) => openTarget(db, judge, { ...asked, now });
    const early = new Date(opensAt.getTime() - 1);
    await expect(reading(early)).rejects.toMatchObject({ error: 'notInPeriod' });
    await expect(opening(early)).rejects.toMatchObject({ error: 'notInPeriod' });
    expect((await reading(opensAt)).slot).toBe('material.2.slides');
    expect((await opening(opensAt)).documents).toHaveLength(2);
  });

  test('of their own targets alone: another evaluator and another target read nothing', async () => {
    const serverFileName = await createSlotFile(db, team);
    await handIn(db, team, [serverFileName]);
    const other = await createEvaluator(db);
    const reading = (actor: EvaluatorActor, targetNo = 1) =>
      openJudgedDocument(db, actor, { ...asked, targetNo, serverFileName });
    await expect(reading(other)).rejects.toMatchObject({ error: 'notQuerySubject' });
    await expect(reading(judge, 2)).rejects.toMatchObject({ error: 'notQuerySubject' });
  });

  test('under names of the server where names are blind', async () => {
    await db.sql
      .insertInto('judgedStages')
      .values({ ...review, blindNames: true, blindSchools: true })
      .execute();
    await handIn(db, team, [await createSlotFile(db, team)]);
    expect((await documents()).documents.map(({ name }) => name)).toEqual([
      '사업계획서 1.pdf',
      '발표 자료 1.pdf',
    ]);
  });
});
