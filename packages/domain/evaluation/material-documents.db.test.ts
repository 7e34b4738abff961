import { judgingNow } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, type TestTeam } from '@chulbal/testing/factories';
import { askingSeason, createSlotFile, handIn, review } from '@chulbal/testing/materials';
import { assign } from '@chulbal/testing/panels';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
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
