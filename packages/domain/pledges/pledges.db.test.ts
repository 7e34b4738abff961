import { createSheet } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { EvaluatorActor, OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { outdateSheets } from '../evaluation/sheets/outdated.commands.ts';
import { changePledgeText, refusePledge, signPledge } from './commands.ts';
import { getPledge, getTextToEdit } from './pledge.queries.ts';
import { drawPledge } from './pledge-pdf.ts';
import { countAnswers, pledgeState } from './queries.ts';
import { signatureHash } from './rules.ts';
import { getSignedPledge } from './signed.queries.ts';
import { getMyStage, listMyStages } from './stages.queries.ts';

const now = seasonNow;
const later = new Date(now.getTime() + 3_600_000);
const stage = { trackNo: 3, stageNo: 2 };
const ko = { language: 'ko' } as const;

let db: Db;
let judge: EvaluatorActor;
let owner: OperatorActor;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  judge = await createEvaluator(db, { name: '윤서진' });
  owner = await createOperator(db, { name: '한지우' });
  const { teamNo } = await createSubmitted(db);
  await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
});

const fingerprint = async () => (await getPledge(db, judge, { ...stage, ...ko, now })).text.sha256;
const stateNow = (of = stage) => pledgeState(db, { evaluatorId: judge.evaluatorId, ...of });
const ticksOf = (count: number) =>
  Array.from({ length: count }, (_, clause) => ({ clause, at: now.toISOString() }));

async function sign(given: Partial<Parameters<typeof signPledge>[2]> = {}) {
  const textSha256 = await fingerprint();
  const signing = { ...stage, textSha256, ticked: ticksOf(7), typedName: '윤서진', now, ...given };
  return signPledge(db, judge, signing);
}

async function changeText(version = 1) {
  const { title, clauses } = await getTextToEdit(db, stage);
  const [first, ...rest] = clauses;
  if (!first) throw new Error('no clause');
  const body = { ko: '다르게 평가해요.', en: 'Judge otherwise.' };
  const changed = [{ ...first, body }, ...rest];
  return changePledgeText(db, owner, {
    ...stage,
    version,
    title,
    clauses: changed,
    reason: '고쳐요',
    now: later,
  });
}

describe('signing', () => {
  test('is asked until it is done, for each track and stage by itself', async () => {
    expect(await stateNow()).toBe('unsigned');
    const signed = await sign({ typedName: ' 윤서진 ' });
    expect(await stateNow()).toBe('signed');
    expect(await stateNow({ ...stage, stageNo: 3 })).toBe('unsigned');
    const textSha256 = await fingerprint();
    expect(signed.sha256).toBe(signatureHash({ textSha256, typedName: '윤서진', answeredAt: now }));
    const { answer, before } = await getPledge(db, judge, { ...stage, ...ko, now });
    expect(answer).toMatchObject({ kind: 'signed', version: 1, typedName: '윤서진', sha256: signed.sha256 });
    expect(before).toBeNull();
  });

  test('twice is one signature', async () => {
    const first = await sign();
    const second = await sign({ now: later });
    expect(second.sha256).toBe(first.sha256);
    expect(await db.sql.selectFrom('pledgeAnswers').select('id').execute()).toHaveLength(1);
  });

  test.each([
    ['clausesUnticked', { ticked: ticksOf(6) }],
    ['clausesUnticked', { ticked: [...ticksOf(6), { clause: 8, at: now.toISOString() }] }],
    ['nameDiffers', { typedName: '윤서지' }],
    ['pledgeTextChanged', { textSha256: 'a'.repeat(64) }],
    ['notQuerySubject', { stageNo: 3 }],
    ['notQuerySubject', { trackNo: 4 }],
    ['notQuerySubject', { trackNo: 999 }],
  ])('is refused with %s for %j', async (error, given) => {
    await expect(sign(given)).rejects.toMatchObject({ error });
    expect(await stateNow()).toBe('unsigned');
    expect(await db.sql.selectFrom('pledgeAnswers').select('id').execute()).toEqual([]);
  });

  test('is on record without the name', async () => {
    await sign();
    const entry = await db.sql
      .selectFrom('auditEntries')
      .selectAll()
      .where('action', '=', 'pledge.sign')
      .orderBy('sequence')
      .execute();
    expect(entry).toHaveLength(1);
    expect(entry[0]).toMatchObject({ actorKind: 'evaluator', actorId: judge.evaluatorId, objectId: '3/2' });
    expect(JSON.stringify(entry)).not.toContain('윤서진');
  });
});

describe('a changed text', () => {
  test('asks again, and keeps what was signed', async () => {
    await sign();
    const old = await fingerprint();
    expect(await changeText()).toEqual({ version: 2 });
    expect(await stateNow()).toBe('unsigned');
    const { text, before, answer } = await getPledge(db, judge, { ...stage, ...ko, now });
    expect([text.version, before?.version, answer?.version]).toEqual([2, 1, 1]);
    expect(text.clauses[0]?.body).toBe('다르게 평가해요.');
    expect(text.clauses.slice(1)).toEqual(before?.clauses.slice(1));
    await expect(sign({ textSha256: old })).rejects.toMatchObject({ error: 'pledgeTextChanged' });
    await sign({ now: later });
    expect(await stateNow()).toBe('signed');
  });

  test('nobody changes what somebody else has just changed', async () => {
    await changeText();
    await expect(changeText(1)).rejects.toMatchObject({ error: 'editedElsewhere' });
    expect(await changeText(2)).toEqual({ version: 3 });
  });

  test('is on record with its reason and every word; a stage that is not judged has none', async () => {
    await changeText();
    const row = db.sql.selectFrom('auditEntries').selectAll().where('action', '=', 'pledge.changeText');
    const entry = await row.executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ reason: '고쳐요', actorId: owner.operatorId, before: { version: 1 } });
    expect(JSON.stringify(entry.after)).toContain('Judge otherwise.');
    await expect(getTextToEdit(db, { ...stage, stageNo: 1 })).rejects.toMatchObject({ error: 'notFound' });
  });

  test('says how many would be asked again', async () => {
    await sign();
    const other = await createEvaluator(db);
    await assign(db, {
      ...stage,
      evaluatorId: other.evaluatorId,
      teamNos: [(await createSubmitted(db)).teamNo],
    });
    const textSha256 = await fingerprint();
    await refusePledge(db, other, { ...stage, textSha256, reason: '이 팀의 자문을 맡고 있어요', now });
    expect(await getTextToEdit(db, stage)).toMatchObject({ version: 1, signed: 1, refused: 1 });
    await changeText();
    expect(await countAnswers(db, { ...stage, version: 2 })).toEqual({ signed: 0, refused: 1 });
  });
});

describe('the database', () => {
  test.each([
    ['a text', () => db.sql.updateTable('pledgeTexts').set({ sha256: 'x' }).execute()],
    ['a text away', () => db.sql.deleteFrom('pledgeTexts').execute()],
    ['an answer', () => db.sql.updateTable('pledgeAnswers').set({ answer: 'refused' }).execute()],
    ['an answer away', () => db.sql.deleteFrom('pledgeAnswers').execute()],
  ])('lets nobody change %s', async (_, change) => {
    await sign();
    await expect(change()).rejects.toThrow('only added to');
  });
});

describe('refusing', () => {
  const refuse = async () =>
    refusePledge(db, judge, {
      ...stage,
      textSha256: await fingerprint(),
      reason: '이 팀의 자문을 맡고 있어요',
      now: later,
    });

  test('ends every assignment of the stage, and of no other', async () => {
    const { teamNo } = await createSubmitted(db);
    await assign(db, { ...stage, stageNo: 3, evaluatorId: judge.evaluatorId, teamNos: [teamNo] });
    await sign();
    expect(await refuse()).toEqual({ answeredAt: later, recused: 1 });
    expect(await stateNow()).toBe('refused');
    const rows = await db.sql
      .selectFrom('assignments')
      .select(['stageNo', 'state', 'reason'])
      .orderBy('stageNo')
      .execute();
    expect(rows).toEqual([
      { stageNo: 2, state: 'recused', reason: '이 팀의 자문을 맡고 있어요' },
      { stageNo: 3, state: 'active', reason: '' },
    ]);
    const [entry] = await db.sql
      .selectFrom('auditEntries')
      .select('reason')
      .where('action', '=', 'assignment.recuse')
      .orderBy('sequence')
      .execute();
    expect(entry?.reason).toBe('이 팀의 자문을 맡고 있어요');
  });

  test('stands when the text changes; the same person may sign after all', async () => {
    await refuse();
    await changeText();
    expect(await stateNow()).toBe('refused');
    await sign({ now: new Date(later.getTime() + 1000) });
    expect(await stateNow()).toBe('signed');
  });
});

describe('the stages that an evaluator judges', () => {
  test('have deadline, pledge and how far they are; a stage of somebody else is none', async () => {
    const [mine, ...rest] = await listMyStages(db, judge, { ...ko, now });
    expect(rest).toEqual([]);
    expect(mine).toMatchObject({
      ...stage,
      lane: 3,
      trackName: '캠퍼스',
      stageName: '서류 심사',
      pledge: 'unsigned',
      progress: { teams: 1, unread: 1, draft: 0, submitted: 0, recused: 0 },
      signedAt: null,
    });
    expect(await getMyStage(db, judge, { ...stage, ...ko, now })).toEqual(mine);
    const stranger = await createEvaluator(db);
    expect(await listMyStages(db, stranger, { ...ko, now })).toEqual([]);
    const refused = getMyStage(db, stranger, { ...stage, ...ko, now });
    await expect(refused).rejects.toMatchObject({ error: 'notQuerySubject' });
    await expect(getPledge(db, stranger, { ...stage, ...ko, now })).rejects.toMatchObject({
      error: 'notQuerySubject',
    });
  });
});

test('a team that has handed in again since it was scored is a draft among what is to be judged', async () => {
  const { evaluatorId } = judge;
  const { teamNo } = await db.sql.selectFrom('assignments').select('teamNo').executeTakeFirstOrThrow();
  await createSheet(db, { ...stage, evaluatorId, teamNo, now });
  await outdateSheets(db, { teamNo, now });
  const { progress } = await getMyStage(db, judge, { ...stage, ...ko, now });
  expect(progress).toEqual({ teams: 1, unread: 0, draft: 1, submitted: 0, recused: 0 });
});

describe('the paper', () => {
  test('is drawn from what was signed, the same each time', async () => {
    await expect(getSignedPledge(db, judge, { ...stage, ...ko })).rejects.toMatchObject({
      error: 'notQuerySubject',
    });
    await sign();
    await changeText();
    for (const language of ['ko', 'en'] as const) {
      const signed = await getSignedPledge(db, judge, { ...stage, language });
      expect(signed).toMatchObject({ replaced: true, typedName: '윤서진', text: { version: 1 } });
      const pdf = await drawPledge(signed, { brand: '출발+', language });
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await drawPledge(signed, { brand: '출발+', language })).equals(pdf)).toBe(true);
    }
  });
});
