import { rowsOf } from '@chulbal/testing/database-state';
import { createSheet, createSignature, judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { EvaluatorActor, OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { deadlineOf } from '../seasons/queries.ts';
import { openJudgedDocument } from './documents.commands.ts';
import { openTargets } from './list.commands.ts';
import { remindEvaluators, unlockSignature, voidSheetById } from './operators.commands.ts';
import { listSheetRows } from './progress.queries.ts';
import { recuseTarget } from './recuse.commands.ts';
import { outdateSheets } from './sheets/outdated.commands.ts';
import { reopenSheet, saveSheet, submitSheet } from './sheets.commands.ts';
import { signStage } from './sign.commands.ts';
import { getSignedSheets } from './signed.queries.ts';
import { openTarget } from './target.commands.ts';

const stage = { trackNo: campus.trackNo, stageNo: 2 };
const now = judgingNow;
const language = 'ko';
const reason = '같은 회사에서 일했어요';

let db: Db;
let operator: OperatorActor;
let bystander: EvaluatorActor;
let me: EvaluatorActor;
/** What both of us judge, what the other judges alone, and what I judge alone. */
let teams: Record<'both' | 'also' | 'theirs' | 'mine', number>;
let numbers: Record<keyof typeof teams, number>;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await createEvaluator(db, { name: '정하람' });
  me = await createEvaluator(db, { name: '윤서진', email: 'seojin@judges.example' });
  const team = async (teamName: string) => (await createSubmitted(db, { teamName })).teamNo;
  teams = {
    both: await team('물결로그'),
    also: await team('바로수선'),
    theirs: await team('새벽배움'),
    mine: await team('한칸서재'),
  };
  const { both, also, theirs, mine } = teams;
  const judgedBy = async ({ evaluatorId }: EvaluatorActor, teamNos: number[]) =>
    assign(db, { ...stage, evaluatorId, teamNos });
  await judgedBy(bystander, [both, also, theirs]);
  await judgedBy(me, [both, also, mine]);
  const { evaluatorId } = bystander;
  for (const teamNo of [both, also, theirs])
    await createSheet(db, { ...stage, evaluatorId, teamNo, scores: { ...usualScores, problem: 25 } });
  await createSignature(db, { ...stage, evaluatorId, typedName: '정하람' });
  numbers = { both: 0, also: 0, theirs: 0, mine: 0 };
  for (const actor of [bystander, me])
    for (const { teamName, targetNo } of (await openTargets(db, actor, { ...stage, language, now })).targets)
      for (const key of ['both', 'also', 'theirs', 'mine'] as const)
        if (teamName === namesOf[key]) numbers[key] = targetNo;
});

const namesOf = { both: '물결로그', also: '바로수선', theirs: '새벽배움', mine: '한칸서재' };
type Which = keyof typeof namesOf;

const save = (which: Which) =>
  saveSheet(db, me, {
    ...{ ...stage, targetNo: numbers[which], baseVersion: 0, scores: usualScores, notes: {} },
    ...{ commentTeam: '', commentOperators: '', now },
  });

async function judge(which: Which): Promise<void> {
  const { version } = await save(which);
  await submitSheet(db, me, { ...stage, targetNo: numbers[which], version, now });
}

async function sign(): Promise<void> {
  for (const which of ['both', 'also', 'mine'] as const) await judge(which);
  await signStage(db, me, { ...stage, typedName: '윤서진', now });
}

async function ownSheet(teamNo: number): Promise<number> {
  const row = await db.sql
    .selectFrom('sheets')
    .select('id')
    .where('evaluatorId', '=', me.evaluatorId)
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  return row.id;
}

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  ['a sheet begun', () => save('both')],
  ['a sheet submitted', () => judge('both')],
  [
    'a sheet opened again',
    async () => {
      await judge('both');
      await reopenSheet(db, me, { ...stage, targetNo: numbers.both, now });
    },
  ],
  [
    'a target given back',
    () => recuseTarget(db, me, { ...stage, targetNo: numbers.both, kind: 'teaching', note: reason, now }),
  ],
  ['a stage signed', sign],
  [
    'a sheet that an operator voids',
    async () => {
      await judge('both');
      await voidSheetById(db, operator, { sheetId: await ownSheet(teams.both), reason, now });
    },
  ],
  [
    'a signature that an operator takes back',
    async () => {
      await sign();
      await unlockSignature(db, operator, { ...stage, evaluatorId: me.evaluatorId, reason, now });
    },
  ],
  [
    'a team that hands in again',
    async () => {
      await sign();
      await db.transaction((tx) => outdateSheets(tx, { teamNo: teams.mine, now }));
    },
  ],
];

test.each(acts)('%s changes nothing of another evaluator’s', async (_what, act) => {
  const [mine, theirs] = [await rowsOf(db, me.evaluatorId), await rowsOf(db, bystander.evaluatorId)];
  await act();
  expect(await rowsOf(db, bystander.evaluatorId)).toEqual(theirs);
  expect(await rowsOf(db, me.evaluatorId)).not.toEqual(mine);
});

test('S-02 what another evaluator alone judges is neither listed, nor read, nor written', async () => {
  const { targets } = await openTargets(db, me, { ...stage, language, now });
  expect(targets.map(({ teamName, state }) => `${teamName} ${state}`).sort()).toEqual([
    '물결로그 unread',
    '바로수선 unread',
    '한칸서재 unread',
  ]);
  const asked = { ...stage, targetNo: numbers.theirs, language, now } as const;
  await expect(openTarget(db, me, asked)).rejects.toMatchObject({ error: 'notQuerySubject' });
  const { documents } = await openTarget(db, bystander, asked);
  const serverFileName = documents[0]?.serverFileName ?? '';
  await expect(openJudgedDocument(db, me, { ...asked, serverFileName })).rejects.toMatchObject({
    error: 'notQuerySubject',
  });
  expect(await openJudgedDocument(db, bystander, { ...asked, serverFileName })).toMatchObject({
    serverFileName,
  });
  await expect(save('theirs')).rejects.toMatchObject({ error: 'notSubmissionSubject' });
  const giveBack = { ...stage, targetNo: numbers.theirs, kind: 'other', note: reason, now } as const;
  await expect(recuseTarget(db, me, giveBack)).rejects.toMatchObject({ error: 'notSubmissionSubject' });
});

test('S-02 what was given back is read no more', async () => {
  const asked = { ...stage, targetNo: numbers.both, language, now } as const;
  const { documents } = await openTarget(db, me, asked);
  const serverFileName = documents[0]?.serverFileName ?? '';
  const read = () => openJudgedDocument(db, me, { ...asked, serverFileName });
  expect(await read()).toMatchObject({ serverFileName });
  await recuseTarget(db, me, { ...stage, targetNo: numbers.both, kind: 'teaching', note: reason, now });
  await expect(read()).rejects.toMatchObject({ error: 'notQuerySubject' });
});

test('what is signed, and what an operator reads of one evaluator, is that evaluator’s', async () => {
  await sign();
  const asked = { ...stage, language, now } as const;
  expect(await getSignedSheets(db, me, asked)).toMatchObject({
    ...{ evaluatorName: '윤서진', typedName: '윤서진' },
    sheets: [{ total: 75 }, { total: 75 }, { total: 75 }],
  });
  const rows = await listSheetRows(db, operator, { ...stage, evaluatorId: me.evaluatorId });
  expect(rows.map(({ evaluatorName, total }) => `${evaluatorName} ${total}`)).toEqual([
    '윤서진 75',
    '윤서진 75',
    '윤서진 75',
  ]);
});

test('R-05 a reminder goes to whoever has something left, until judging closes', async () => {
  const { closesAt } = await deadlineOf(db, { ...stage, teamNo: null });
  await expect(remindEvaluators(db, operator, { ...stage, publicUrl, now: closesAt })).rejects.toMatchObject({
    error: 'notInPeriod',
  });
  await remindEvaluators(db, operator, { ...stage, publicUrl, now });
  const [letter] = await listMessages(db, { limit: 1 });
  expect(letter?.to).toBe('seojin@judges.example');
});

test('who has nothing to judge has nothing to sign', async () => {
  const nobody = await createEvaluator(db, { name: '한지우' });
  await expect(signStage(db, nobody, { ...stage, typedName: '한지우', now })).rejects.toMatchObject({
    error: 'notSubmissionSubject',
  });
});
