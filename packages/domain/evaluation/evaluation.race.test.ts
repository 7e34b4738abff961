import { judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EvaluatorActor, OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { openTargets } from './list.commands.ts';
import { remindEvaluators, voidSheetById } from './operators.commands.ts';
import { recuseTarget } from './recuse.commands.ts';
import { signatureHash } from './sheet-view.rules.ts';
import { reopenSheet, saveSheet, submitSheet } from './sheets.commands.ts';
import { listOwnSheets, listSheets, signatures } from './sheets.queries.ts';
import { signStage } from './sign.commands.ts';

/** Interleavings of each rule: all of them with WHOLE=1, otherwise a twentieth. */
const ROUNDS = process.env.WHOLE === '1' ? 1_000 : 50;
const stage = { trackNo: campus.trackNo, stageNo: 2 };
const now = judgingNow;
const note = '함께 일했어요.';

let db: Db;
let operator: OperatorActor;
let teamNo: number;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  ({ teamNo } = await createSubmitted(db));
});

/** An evaluator with this one target, and its number. */
async function newJudge(): Promise<{ judge: EvaluatorActor; targetNo: number }> {
  const judge = await createEvaluator(db, { name: '윤서진' });
  await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
  const { targets } = await openTargets(db, judge, { ...stage, language: 'ko', now });
  return { judge, targetNo: targets[0]?.targetNo ?? 0 };
}

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

const save = (judge: EvaluatorActor, targetNo: number, baseVersion: number, problem: number) =>
  saveSheet(db, judge, {
    ...stage,
    targetNo,
    baseVersion,
    scores: { ...usualScores, problem },
    notes: {},
    commentTeam: '',
    commentOperators: '',
    now,
  });

/** every version from 1 without a gap, and the last is what stands in the sheet. */
afterEach(async () => {
  const sheets = await db.sql.selectFrom('sheets').selectAll().execute();
  for (const sheet of sheets) {
    const versions = await db.sql
      .selectFrom('sheetVersions')
      .selectAll()
      .where('sheetId', '=', sheet.id)
      .orderBy('version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, place) => place + 1));
    const last = versions.at(-1);
    expect(last).toMatchObject({
      version: sheet.version,
      state: sheet.state,
      scores: sheet.scores,
      total: sheet.total,
      voidReason: sheet.voidReason,
    });
  }
});

test('R-03 two tabs that save at once: one is kept, the other gets both versions', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { judge, targetNo } = await newJudge();
    const said = await Promise.all([
      outcome(save(judge, targetNo, 0, 1)),
      outcome(save(judge, targetNo, 0, 2)),
      outcome(save(judge, targetNo, 0, 3)),
    ]);
    expect(said.sort()).toEqual(['done', 'draftConflict', 'draftConflict']);
    const [sheet] = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
    expect(sheet?.version).toBe(1);
  }
});

test('twenty savings one on top of the other from two tabs: every acknowledged one is a version', async () => {
  const { judge, targetNo } = await newJudge();
  let acknowledged = 0;
  const tab = async (from: number) => {
    let base = 0;
    for (let problem = from; problem < from + 10; problem += 1) {
      for (;;) {
        try {
          base = (await save(judge, targetNo, base, problem)).version;
          acknowledged += 1;
          break;
        } catch (error) {
          if (!(error instanceof Fault) || error.error !== 'draftConflict') throw error;
          base = (error.details.detail as { theirs: { version: number } }).theirs.version;
        }
      }
    }
  };
  await Promise.all([tab(0), tab(10)]);
  const [sheet] = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
  expect(acknowledged).toBe(20);
  expect(sheet?.version).toBe(20);
});

test('reopening against signing: what is signed is what stands', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { judge, targetNo } = await newJudge();
    await save(judge, targetNo, 0, 5);
    await submitSheet(db, judge, { ...stage, targetNo, version: 1, now });
    const [reopened, signed] = await Promise.all([
      outcome(reopenSheet(db, judge, { ...stage, targetNo, now })),
      outcome(signStage(db, judge, { ...stage, typedName: '윤서진', now })),
    ]);
    seen.add(`${reopened} ${signed}`);
    const sheets = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
    const signature = (await signatures(db, stage)).find((one) => one.evaluatorId === judge.evaluatorId);
    if (signed === 'done') {
      expect(reopened).toBe('stageSigned');
      expect(sheets[0]?.state).toBe('submitted');
      expect(signature && signatureHash(signature, sheets)).toBe(signature?.sheetsSha256);
    } else {
      expect([reopened, signed]).toEqual(['done', 'targetsLeft']);
      expect(sheets[0]?.state).toBe('draft');
      expect(signature).toBeUndefined();
    }
  }
  for (const one of seen) expect(['done targetsLeft', 'stageSigned done']).toContain(one);
});

test('submitting against signing: a stage is signed with the sheet in it, or not at all', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { judge, targetNo } = await newJudge();
    await save(judge, targetNo, 0, 5);
    const [submitted, signed] = await Promise.all([
      outcome(submitSheet(db, judge, { ...stage, targetNo, version: 1, now })),
      outcome(signStage(db, judge, { ...stage, typedName: '윤서진', now })),
    ]);
    expect(submitted).toBe('done');
    expect(['done', 'targetsLeft']).toContain(signed);
    const [sheet] = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
    expect(sheet?.state).toBe('submitted');
  }
});

test('voiding against submitting: no sheet ever counts that was voided', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { judge, targetNo } = await newJudge();
    await save(judge, targetNo, 0, 5);
    const [sheet] = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
    const [submitted, voided] = await Promise.all([
      outcome(submitSheet(db, judge, { ...stage, targetNo, version: 1, now })),
      outcome(voidSheetById(db, operator, { sheetId: sheet?.id ?? 0, reason: '제척', now })),
    ]);
    expect(voided).toBe('done');
    expect(['done', 'notSubmissionSubject', 'draftConflict']).toContain(submitted);
    const after = (await listSheets(db, stage)).find(({ evaluatorId }) => evaluatorId === judge.evaluatorId);
    expect(after?.voidReason).toBe('제척');
    expect(after?.state).toBe(submitted === 'done' ? 'submitted' : 'draft');
  }
});

test('recusing against submitting and signing: one order or the other, never between', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { judge, targetNo } = await newJudge();
    await save(judge, targetNo, 0, 5);
    const [submitted, recused, signed] = await Promise.all([
      outcome(submitSheet(db, judge, { ...stage, targetNo, version: 1, now })),
      outcome(recuseTarget(db, judge, { ...stage, targetNo, kind: 'other', note, now })),
      outcome(signStage(db, judge, { ...stage, typedName: '윤서진', now })),
    ]);
    const [sheet] = await listOwnSheets(db, { ...stage, evaluatorId: judge.evaluatorId });
    expect(['done', 'notSubmissionSubject', 'stageSigned']).toContain(submitted);
    expect(['done', 'stageSigned']).toContain(recused);
    expect(['done', 'targetsLeft']).toContain(signed);
    if (recused === 'done') expect(sheet?.state).toBe('recused');
    else expect([sheet?.state, signed]).toEqual(['submitted', 'done']);
    const state = await db.sql
      .selectFrom('assignments')
      .select('state')
      .where('evaluatorId', '=', judge.evaluatorId)
      .executeTakeFirstOrThrow();
    expect(state.state).toBe(recused === 'done' ? 'recused' : 'active');
  }
});

test('two operators who remind at once send one letter', async () => {
  await newJudge();
  const asked = { ...stage, publicUrl: 'http://127.0.0.1:3000', now };
  const sent = await Promise.all(Array.from({ length: 10 }, () => remindEvaluators(db, operator, asked)));
  expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test('evaluators who open a stage at once give every team one number', async () => {
  const judges = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const judge = await createEvaluator(db);
      await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
      return judge;
    }),
  );
  const lists = await Promise.all(
    judges.map((judge) => openTargets(db, judge, { ...stage, language: 'ko', now })),
  );
  expect(lists.map(({ targets }) => targets.map((one) => one.targetNo))).toEqual(judges.map(() => [1]));
});
