import { createSheet, judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import type { Fault } from '../fault.ts';
import { openTargets } from './list.commands.ts';
import { remindEvaluators, voidSheetById } from './operators.commands.ts';
import { getProgress, listSheetRows } from './progress.queries.ts';
import { recuseTarget } from './recuse.commands.ts';
import { voidSheet } from './sheets/commands.ts';
import { saveSheet, submitSheet } from './sheets.commands.ts';
import { listSheets } from './sheets.queries.ts';
import { signStage } from './sign.commands.ts';

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

const _sign = (typedName = '윤서진', at = now) => signStage(db, judge, { ...stage, typedName, now: at });

const versions = () =>
  db.sql
    .selectFrom('sheetVersions')
    .select(['version', 'state', 'total', 'voidReason'])
    .orderBy('version')
    .execute();

describe('recusing and voiding', () => {
  test('who recuses keeps nothing to write, and what was written does not count', async () => {
    const targetNo = await numberOf('물결로그');
    await judged(targetNo);
    const note = '지난 학기에 지도했어요.';
    const { nextOpen } = await recuseTarget(db, judge, { ...stage, targetNo, kind: 'teaching', note, now });
    expect(nextOpen).toBe(await numberOf('바로수선'));
    const { targets, progress } = await list();
    expect(progress).toMatchObject({ recused: 1, unread: 1 });
    expect(targets.at(-1)).toMatchObject({
      state: 'recused',
      total: null,
      recusal: { kind: 'teaching', note },
    });
    expect(await versions()).toMatchObject([
      { state: 'draft' },
      { state: 'submitted' },
      { state: 'recused', total: '75.0' },
    ]);
    await expect(save(targetNo, 3)).rejects.toEqual(refused('notSubmissionSubject'));
    const again = { ...stage, targetNo, kind: 'other' as const, note, now };
    await expect(recuseTarget(db, judge, again)).rejects.toEqual(refused('notSubmissionSubject'));
  });

  test('an unread target is recused with its reason too', async () => {
    const targetNo = await numberOf('물결로그');
    await recuseTarget(db, judge, { ...stage, targetNo, kind: 'family', note: '가족이에요.', now });
    expect(await listSheets(db, stage)).toMatchObject([
      { state: 'recused', recuseKind: 'family', total: null },
    ]);
  });

  test('an operator voids a sheet: it stays, with the reason, and cannot be written', async () => {
    const targetNo = await numberOf('물결로그');
    await judged(targetNo);
    const operator = await createOperator(db);
    const [sheet] = await listSheets(db, stage);
    const asked = { sheetId: sheet?.sheetId ?? 0, reason: '같은 회사에서 일했어요', now };
    await voidSheetById(db, operator, asked);
    await expect(voidSheetById(db, operator, asked)).rejects.toEqual(refused('editedElsewhere'));
    await expect(voidSheetById(db, operator, { ...asked, sheetId: 9_999 })).rejects.toEqual(
      refused('notFound'),
    );
    expect((await listSheets(db, stage))[0]).toMatchObject({
      state: 'submitted',
      total: 75,
      voidReason: asked.reason,
    });
    expect((await versions()).at(-1)).toMatchObject({ version: 3, voidReason: asked.reason });
    expect((await list()).targets.at(-1)).toMatchObject({ state: 'voided', total: null });
    await expect(save(targetNo, 3)).rejects.toEqual(refused('notSubmissionSubject'));
    expect((await list()).figures).toBeNull();
  });

  test('there is nothing to void where nothing was written', async () => {
    const asked = { ...stage, evaluatorId: judge.evaluatorId, teamNo: teams[0] ?? 0, reason: 'x', now };
    expect(await voidSheet(db, asked)).toBe(false);
  });
});

describe('what operators see', () => {
  test('progress by evaluator, scores only for who may see them', async () => {
    await judged(await numberOf('물결로그'));
    const manager = await createOperator(db, { role: 'contestManager' });
    const viewer = await createOperator(db, { role: 'viewer' });
    const asked = { ...stage, language: 'ko' as const, now };
    const seen = await getProgress(db, manager, asked);
    expect(seen.all).toEqual({ assigned: 2, submitted: 1, signed: 0 });
    expect(seen.evaluators).toMatchObject([
      { evaluatorId: judge.evaluatorId, name: '윤서진', unread: 1, submitted: 1, mean: 75, secondsASheet: 0 },
    ]);
    expect((await getProgress(db, viewer, asked)).evaluators).toMatchObject([
      { mean: null, secondsASheet: null },
    ]);
    expect(await listSheetRows(db, manager, { ...stage, teamNo: teams[0] })).toMatchObject([
      { evaluatorName: '윤서진', teamName: '물결로그', total: 75 },
    ]);
    expect(await listSheetRows(db, manager, { ...stage, teamNo: teams[1] })).toEqual([]);
  });

  test('a reminder goes out once a day, through the outbox, to who has something left', async () => {
    const done = await createEvaluator(db);
    await assign(db, { ...stage, evaluatorId: done.evaluatorId, teamNos: [teams[0] ?? 0] });
    await createSheet(db, { ...stage, evaluatorId: done.evaluatorId, teamNo: teams[0] ?? 0 });
    const operator = await createOperator(db);
    const remind = (at: Date) =>
      remindEvaluators(db, operator, { ...stage, publicUrl: 'http://127.0.0.1:3000', now: at });
    const mails = async () =>
      (
        await db.sql
          .selectFrom('outbox')
          .select('subject')
          .where('subject', 'like', '평가를%')
          .orderBy('id')
          .execute()
      ).length;
    expect(await remind(now)).toBe(1);
    expect(await remind(new Date(now.getTime() + 3_600_000))).toBe(0);
    expect(await mails()).toBe(1);
    expect(await remind(new Date(now.getTime() + 24 * 3_600_000))).toBe(1);
    expect(await mails()).toBe(2);
  });
});
