import { type ActsScenario, applying, instants, judging, scenarioAt } from '@chulbal/testing/acts/scenario';
import { DAY, HOUR, judge, MINUTE, targetOf } from '@chulbal/testing/acts/steps';
import { changeTeam, publicUrl, submitTeam } from '@chulbal/testing/factories';
import { rulesOf } from '@chulbal/testing/result-cases';
import { review } from '@chulbal/testing/results';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { decideBonus } from '../applications/list/bonus.commands.ts';
import { requestCompletion } from '../applications/list/completion.commands.ts';
import type { Db } from '../db.ts';
import { extendAndTell } from '../deadline-letters/commands.ts';
import { reopenSheet } from '../evaluation/sheets.commands.ts';
import { openTarget } from '../evaluation/target.commands.ts';
import { requestFinalising } from './finalise.commands.ts';
import { reopenJudging } from './reopen.commands.ts';
import { saveResultRules } from './rules.commands.ts';
import { getResult } from './view.queries.ts';
import { waiveSignature } from './waivers.commands.ts';

const GRACE = 10 * MINUTE;
const reason = '서버 점검';
const plus = (at: Date, ms: number) => new Date(at.getTime() + ms);

let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const teamOf = ({ teams }: ActsScenario, which: 'first' | 'second' | 'few') => {
  if (!teams) throw new Error('Nobody has applied.');
  return teams[which];
};
const extend = (
  scenario: ActsScenario,
  more: { teamNo: number | null; closesAt: Date; stageNo?: number; now?: Date },
) =>
  extendAndTell(db, scenario.one, {
    ...{ trackNo: review.trackNo, stageNo: 1, reason, tell: false, publicUrl, now: scenario.now },
    ...more,
  });
const finalise = async (scenario: ActsScenario, now: Date) => {
  const { sha256, stage } = await getResult(db, scenario.one, { ...review, now });
  const seen = { version: stage.version + 1, sha256, confirmerId: null, reason, publicUrl, now };
  return requestFinalising(db, scenario.one, { ...review, ...seen });
};

describe('R-17 a team that is given more time while it is judged', () => {
  test('is judged after that, and finalising waits for it, to the millisecond', async () => {
    const scenario = await scenarioAt(db, 'judging');
    const { now, busy } = scenario;
    for (const [which, total] of [
      ['second', 80],
      ['few', 70],
    ] as const) {
      await judge(db, busy, { teamNo: teamOf(scenario, which).teamNo, total, now });
    }
    for (const { evaluatorId } of [scenario.done, busy]) {
      await waiveSignature(db, scenario.one, { ...review, evaluatorId, reason, now });
    }
    const { teamNo } = teamOf(scenario, 'second');
    await decideBonus(db, scenario.one, {
      ...{ teamNos: [teamOf(scenario, 'first').teamNo], place: null, decision: 'verified', reason, now },
    });
    await saveResultRules(db, scenario.one, { ...review, rules: rulesOf({ minSheets: 2 }), reason, now });
    const closesAt = plus(now, HOUR);
    await extend(scenario, { teamNo, closesAt });

    const open = plus(closesAt, GRACE);
    await expect(finalise(scenario, plus(open, -1))).rejects.toMatchObject({
      error: 'resultNotReady',
      details: { detail: ['deadlines'] },
    });
    const about = async (which: 'first' | 'second', at: Date) => {
      const targetNo = await targetOf(db, teamOf(scenario, which).teamNo);
      return reopenSheet(db, busy, { ...review, targetNo, now: at });
    };
    await expect(about('second', plus(open, -1))).rejects.toMatchObject({ error: 'notInPeriod' });
    expect(await about('second', open)).toMatchObject({ state: 'draft' });
    expect(await about('first', now)).toMatchObject({ state: 'draft' });
  });

  test('hands in within it, and its sheets are asked for again', async () => {
    const scenario = await scenarioAt(db, 'judging');
    const second = teamOf(scenario, 'second');
    await extend(scenario, { teamNo: second.teamNo, closesAt: plus(scenario.now, HOUR) });
    const changed = await changeTeam(db, second, { teamChar: '이제 넷이서 해요.' }, scenario.now);
    await submitTeam(db, changed, { now: plus(scenario.now, HOUR - 1) });
    const sheets = await db.sql
      .selectFrom('sheets')
      .select(['state', 'outdated'])
      .where('teamNo', '=', second.teamNo)
      .execute();
    expect(sheets).toEqual(Array(2).fill({ state: 'draft', outdated: true }));
  });
});

describe('R-17 time for an application, or to complete it, ends before judging does', () => {
  const last = plus(judging.closesAt, -GRACE);
  test.each([
    ['one team', 'second'],
    ['all', null],
  ] as const)('more time for %s, to the millisecond', async (_who, which) => {
    const scenario = await scenarioAt(db, 'closed');
    const teamNo = which && teamOf(scenario, which).teamNo;
    await expect(extend(scenario, { teamNo, closesAt: last })).rejects.toMatchObject({
      error: 'invalidRequest',
      details: { fields: { closesAt: expect.objectContaining({ ko: expect.any(String) }) } },
    });
    await extend(scenario, { teamNo, closesAt: plus(last, -1) });
    // Once judging is put off there is time again.
    await extend(scenario, { teamNo: null, stageNo: 2, closesAt: plus(judging.closesAt, DAY) });
    await extend(scenario, { teamNo, closesAt: last });
  });

  test('a request for completion', async () => {
    const scenario = await scenarioAt(db, 'judging');
    const ask = (dueAt: Date) =>
      requestCompletion(db, scenario.one, {
        ...{ teamNos: [teamOf(scenario, 'second').teamNo], items: ['answers'], message: reason, publicUrl },
        ...{ dueAt, now: scenario.now },
      });
    await expect(ask(last)).rejects.toMatchObject({
      details: { fields: { dueAt: expect.objectContaining({ ko: expect.any(String) }) } },
    });
    expect(await ask(plus(last, -1))).toBe(1);
  });

  test('one team may be judged longer than the others', async () => {
    const scenario = await scenarioAt(db, 'judging');
    const { busy } = scenario;
    const { teamNo } = teamOf(scenario, 'first');
    await extend(scenario, { teamNo, stageNo: 2, closesAt: plus(judging.closesAt, DAY) });
    const about = async (which: 'first' | 'second', at: Date) => {
      const targetNo = await targetOf(db, teamOf(scenario, which).teamNo);
      return reopenSheet(db, busy, { ...review, targetNo, now: at });
    };
    await expect(about('second', judging.closesAt)).rejects.toMatchObject({ error: 'notInPeriod' });
    // Its page says until when, and lets them write.
    for (const [which, open] of [
      ['first', true],
      ['second', false],
    ] as const) {
      const targetNo = await targetOf(db, teamOf(scenario, which).teamNo);
      const asked = { ...review, targetNo, language: 'ko' as const, now: judging.closesAt };
      expect((await openTarget(db, busy, asked)).stage).toMatchObject({ open });
    }
    expect(await about('first', plus(judging.closesAt, DAY - 1))).toMatchObject({ state: 'draft' });
    await expect(about('first', plus(judging.closesAt, DAY))).rejects.toMatchObject({ error: 'notInPeriod' });
  });
});

test('R-17 judging that was opened again ends at its instant, and nobody judges after it', async () => {
  const scenario = await scenarioAt(db, 'final');
  const until = plus(scenario.now, HOUR);
  const over = { ...review, until: scenario.now.toISOString(), reason, now: scenario.now };
  await expect(reopenJudging(db, scenario.one, over)).rejects.toMatchObject({ error: 'invalidRequest' });
  await reopenJudging(db, scenario.one, { ...review, until: until.toISOString(), reason, now: scenario.now });
  const targetNo = await targetOf(db, teamOf(scenario, 'first').teamNo);
  const at = (now: Date) => reopenSheet(db, scenario.busy, { ...review, targetNo, now });
  await expect(at(until)).rejects.toMatchObject({ error: 'notInPeriod' });
  expect(await at(plus(until, -1))).toMatchObject({ state: 'draft' });
});

test('R-05 the instants of a season follow each other, so that each cell of the table has one', () => {
  const { early, open, grace, closed, ready, judging: judged, ...rest } = instants;
  const inOrder = [early, open, grace, closed, ready, judged].map((at) => at.getTime());
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
  expect(grace.getTime()).toBeGreaterThan(applying.closesAt.getTime());
  expect(Math.min(...Object.values(rest).map((at) => at.getTime()))).toBeGreaterThan(
    judging.closesAt.getTime(),
  );
});
