import { judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { notingStatements } from '@chulbal/testing/statements';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import type { Fault } from '../fault.ts';
import { openTargets } from './list.commands.ts';
import { unlockSignature } from './operators.commands.ts';
import { recuseTarget } from './recuse.commands.ts';
import { reopenSheet, saveSheet, submitSheet } from './sheets.commands.ts';
import { listSheets } from './sheets.queries.ts';
import { signStage } from './sign.commands.ts';
import { getSignedSheets } from './signed.queries.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const now = judgingNow;
const blank = { scores: {}, notes: {}, commentTeam: '', commentOperators: '' };

let db: Db;
let judge: EvaluatorActor;
let teams: number[];

/** A judge with two targets in the review of 캠퍼스. */
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  judge = await createEvaluator(db, { name: '윤서진' });
  teams = [];
  for (const teamName of ['물결로그', '바로수선'])
    teams.push((await createSubmitted(db, { teamName })).teamNo);
  await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: teams });
});

const refused = (error: string) => expect.objectContaining({ error }) as Fault;
const list = (actor = judge) => openTargets(db, actor, { ...stage, language: 'ko', now });

/** The number of a team's target, by the team's name. */
async function numberOf(teamName: string): Promise<number> {
  const { targets } = await list();
  return targets.find((one) => one.teamName === teamName)?.targetNo ?? 0;
}

const save = (targetNo: number, baseVersion: number, given: Partial<typeof blank> = {}, at = now) =>
  saveSheet(db, judge, { ...stage, targetNo, baseVersion, ...blank, scores: usualScores, ...given, now: at });

async function judged(targetNo: number): Promise<void> {
  const { version } = await save(targetNo, 0);
  await submitSheet(db, judge, { ...stage, targetNo, version, now });
}

const sign = (typedName = '윤서진', at = now) => signStage(db, judge, { ...stage, typedName, now: at });

const versions = () =>
  db.sql
    .selectFrom('sheetVersions')
    .select(['version', 'state', 'total', 'voidReason'])
    .orderBy('version')
    .execute();

describe('a sheet is written in versions (R-10)', () => {
  test('the first saving begins it, every other one is a version, the same again is none', async () => {
    const targetNo = await numberOf('물결로그');
    expect(await save(targetNo, 0, { scores: { problem: 19 } })).toMatchObject({
      state: 'draft',
      version: 1,
      total: 19,
      missing: ['feasibility', 'growth', 'team'],
    });
    const later = new Date(now.getTime() + 30_000);
    expect(await save(targetNo, 1, {}, later)).toMatchObject({ version: 2, total: 75, missing: [] });
    expect(await save(targetNo, 1, {}, later)).toMatchObject({ version: 2 });
    expect(await versions()).toMatchObject([
      { version: 1, state: 'draft', total: '19.0' },
      { version: 2, state: 'draft', total: '75.0' },
    ]);
    expect((await listSheets(db, stage))[0]).toMatchObject({ seconds: 30, total: 75, state: 'draft' });
  });

  test('two tabs: the later one gets both versions and neither is lost', async () => {
    const targetNo = await numberOf('물결로그');
    await save(targetNo, 0, { scores: { problem: 19 } });
    await save(targetNo, 1, { scores: { problem: 20 } });
    const error = await save(targetNo, 1, { scores: { problem: 7 }, commentTeam: '둘째 탭' }).catch(
      (fault: Fault) => fault,
    );
    expect(error).toMatchObject({
      error: 'draftConflict',
      details: {
        detail: {
          mine: { scores: { problem: 7 }, commentTeam: '둘째 탭', version: 1 },
          theirs: { scores: { problem: 20 }, version: 2 },
        },
      },
    });
  });

  test('scores stay within the rubric and its steps', async () => {
    const targetNo = await numberOf('물결로그');
    await expect(save(targetNo, 0, { scores: { problem: 26 } })).rejects.toEqual(refused('invalidRequest'));
    await expect(save(targetNo, 0, { scores: { problem: 12.5 } })).rejects.toEqual(refused('invalidRequest'));
    await expect(save(targetNo, 0, { notes: { taste: 'x' } })).rejects.toEqual(refused('invalidRequest'));
    await db.sql
      .insertInto('judgedStages')
      .values({ ...stage, halfPoints: true, resultRules: null })
      .execute();
    expect(await save(targetNo, 0, { scores: { problem: 12.5 } })).toMatchObject({ total: 12.5 });
  });

  test('versions are only added to: the database refuses anything else', async () => {
    await save(await numberOf('물결로그'), 0);
    await expect(db.sql.updateTable('sheetVersions').set({ commentTeam: 'x' }).execute()).rejects.toThrow();
    await expect(db.sql.deleteFrom('sheetVersions').execute()).rejects.toThrow();
  });
});

test.each([
  ['commentTeam', { commentTeam: '900101-1234567' }],
  ['commentOperators', { commentOperators: '대표 900101 1234567' }],
  ['notes.problem', { notes: { problem: '9001011234567' } }],
] as const)('P-04 no registration number is kept in %s', async (path, given) => {
  const targetNo = await numberOf('물결로그');
  const error = (await save(targetNo, 0, given).catch((thrown: unknown) => thrown)) as Fault;
  expect(error).toMatchObject({ error: 'residentNumberWritten' });
  expect(Object.keys(error.details.fields ?? {})).toEqual([path]);
  expect(await versions()).toEqual([]);
});

describe('submitting, reopening, signing', () => {
  test('a sheet is submitted whole or not at all', async () => {
    const targetNo = await numberOf('물결로그');
    const { version } = await save(targetNo, 0, { scores: { problem: 19 } });
    const error = await submitSheet(db, judge, { ...stage, targetNo, version, now }).catch(
      (one: Fault) => one,
    );
    expect(error).toMatchObject({ error: 'incomplete' });
    expect(Object.keys((error as Fault).details.fields ?? {})).toEqual([
      'scores.feasibility',
      'scores.growth',
      'scores.team',
    ]);
    await expect(submitSheet(db, judge, { ...stage, targetNo, version: 9, now })).rejects.toEqual(
      refused('draftConflict'),
    );
  });

  test('submitted again is the same; reopened it is a draft that does not count', async () => {
    const targetNo = await numberOf('물결로그');
    await judged(targetNo);
    const again = await submitSheet(db, judge, { ...stage, targetNo, version: 1, now });
    expect(again).toMatchObject({
      sheet: { state: 'submitted', version: 2 },
      nextOpen: await numberOf('바로수선'),
    });
    await expect(save(targetNo, 2)).rejects.toEqual(refused('sheetSubmitted'));
    const opened = await reopenSheet(db, judge, { ...stage, targetNo, now });
    expect(opened).toMatchObject({ state: 'draft', version: 3, submittedAt: null });
    expect((await listSheets(db, stage)).filter(({ state }) => state === 'submitted')).toEqual([]);
  });

  test('a stage is signed with the own name once nothing is left, and locks', async () => {
    const [first, second] = [await numberOf('물결로그'), await numberOf('바로수선')];
    await judged(first);
    await expect(sign()).rejects.toMatchObject({
      error: 'targetsLeft',
      details: { detail: { unread: 1, draft: 0 } },
    });
    await judged(second);
    await expect(sign('윤서준')).rejects.toEqual(refused('nameDiffers'));
    const signature = await sign();
    expect(signature.sheetsSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await sign('누구든', new Date(now.getTime() + 1))).toEqual(signature);
    for (const work of [
      () => save(first, 2, { scores: { problem: 1 } }),
      () => reopenSheet(db, judge, { ...stage, targetNo: first, now }),
      () => submitSheet(db, judge, { ...stage, targetNo: first, version: 2, now }),
      () => recuseTarget(db, judge, { ...stage, targetNo: first, kind: 'other', note: '알아요', now }),
    ])
      await expect(work()).rejects.toEqual(refused('stageSigned'));
    expect(await list()).toMatchObject({ stage: { open: false }, signable: false });
    const paper = await getSignedSheets(db, judge, { ...stage, language: 'ko', now });
    expect(paper.sheets.map(({ total }) => total)).toEqual([75, 75]);
  });

  test('an operator unlocks a signature with a reason; it stays on record', async () => {
    for (const name of ['물결로그', '바로수선']) await judged(await numberOf(name));
    const { sheetsSha256 } = await sign();
    const operator = await createOperator(db);
    const asked = { ...stage, evaluatorId: judge.evaluatorId, reason: '점수를 잘못 넣었다고 해요', now };
    await unlockSignature(db, operator, asked);
    await expect(unlockSignature(db, operator, asked)).rejects.toEqual(refused('notFound'));
    expect(await db.sql.selectFrom('unlockedSignatures').selectAll().executeTakeFirst()).toMatchObject({
      sheetsSha256,
      reason: asked.reason,
    });
    await expect(
      reopenSheet(db, judge, { ...stage, targetNo: await numberOf('물결로그'), now }),
    ).resolves.toBeTruthy();
  });

  test('R-05 sheets are written until the stage closes, by the clock of the server', async () => {
    const targetNo = await numberOf('물결로그');
    const { stage: view } = await list();
    const closesAt = new Date(view.closesAt).getTime();
    await expect(save(targetNo, 0, {}, new Date(closesAt))).rejects.toEqual(refused('notInPeriod'));
    await expect(save(targetNo, 0, {}, new Date(closesAt - 1))).resolves.toMatchObject({ version: 1 });
    await expect(
      submitSheet(db, judge, { ...stage, targetNo, version: 1, now: new Date(closesAt) }),
    ).rejects.toEqual(refused('notInPeriod'));
  });
});

test('a list takes as many statements for three targets as for two', async () => {
  await list();
  const asked = async () => {
    const noted = notingStatements(db);
    await openTargets(noted.db, judge, { ...stage, language: 'ko', now });
    return noted.statements.length;
  };
  const two = await asked();
  const { teamNo } = await createSubmitted(db, { teamName: '소리숲' });
  await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
  await list();
  expect(await asked()).toBe(two);
});
