import { judgingNow, usualScores } from '@chulbal/testing/evaluation';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { campus, createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { finalisedVersion } from '@chulbal/testing/final-results';
import { createOperator } from '@chulbal/testing/operators';
import { assign } from '@chulbal/testing/panels';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { getMyStage } from '../pledges/stages.queries.ts';
import { extendStage } from '../seasons/commands.ts';
import { openTargets } from './list.commands.ts';
import { saveSheet, submitSheet } from './sheets.commands.ts';
import { openTarget } from './target.commands.ts';

const HOUR = 3_600_000;
const stage = { trackNo: campus.trackNo, stageNo: 2 };

let db: Db;
let judge: EvaluatorActor;
let longer: number;
let closesAt: Date;
let until: Date;
/** The stage is over for all, but the first team. */
let now: Date;

beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  judge = await createEvaluator(db);
  const teams = [];
  for (const teamName of ['물결로그', '바로수선', '느린우체통']) {
    teams.push((await createSubmitted(db, { teamName })).teamNo);
  }
  [longer] = teams as [number];
  await assign(db, { ...stage, evaluatorId: judge.evaluatorId, teamNos: teams });
  closesAt = new Date((await list(judgingNow)).stage.closesAt);
  until = new Date(closesAt.getTime() + 24 * HOUR);
  now = new Date(closesAt.getTime() + HOUR);
  const reason = '대표가 병원에 있었어요';
  await extendStage(db, { ...stage, teamNo: longer, closesAt: until, reason, now: judgingNow });
});

const ko = { language: 'ko' as const };
const list = (at: Date) => openTargets(db, judge, { ...stage, ...ko, now: at });
const home = (at: Date) => getMyStage(db, judge, { ...stage, ...ko, now: at });

test('a team that was given more time is judged when the rest is over, and list and home say until when', async () => {
  const { stage: general, targets } = await list(now);
  expect(general).toMatchObject({ phase: 'over', open: false });
  const periods = Object.fromEntries(targets.map(({ teamName, period }) => [teamName, period]));
  expect(periods).toEqual({
    물결로그: { beginsAt: general.beginsAt, closesAt: until.toISOString(), open: true },
    바로수선: null,
    느린우체통: null,
  });
  expect(await home(now)).toMatchObject({ phase: 'over', longer: { teams: 1, until: until.toISOString() } });
});

test('nothing is said of it before the rest is over, once it is judged, and when its own time is over', async () => {
  expect((await home(judgingNow)).longer).toBeNull();
  expect((await home(until)).longer).toBeNull();
  const { targets } = await list(now);
  const targetNo = targets.find(({ teamName }) => teamName === '물결로그')?.targetNo ?? 0;
  const { version } = await saveSheet(db, judge, {
    ...{ ...stage, targetNo, baseVersion: 0, now },
    ...{ scores: usualScores, notes: {}, commentTeam: '', commentOperators: '' },
  });
  expect((await home(now)).longer).toMatchObject({ teams: 1 });
  // The two others are left, but nothing can be written of them any more: nobody is led to them.
  expect(await openTarget(db, judge, { ...stage, ...ko, targetNo, now })).toMatchObject({ nextOpen: null });
  const submitted = await submitSheet(db, judge, { ...stage, targetNo, version, now });
  expect(submitted.nextOpen).toBeNull();
  expect((await home(now)).longer).toBeNull();
});

test('a final result ends it for everybody', async () => {
  const by = [await createOperator(db), await createOperator(db)] as const;
  await finalisedVersion(db, { ...stage, version: 1, teams: [], by, now });
  expect((await home(now)).longer).toBeNull();
  expect((await list(now)).targets.map(({ period }) => period?.open ?? false)).toEqual([false, false, false]);
});
