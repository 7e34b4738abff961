import { scenarioAt, told } from '@chulbal/testing/acts/scenario';
import { openRequest } from '@chulbal/testing/acts/steps';
import { judgingNow as now } from '@chulbal/testing/evaluation';
import { changeTeam, publicUrl, seasonNow, submitTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { rulesOf } from '@chulbal/testing/result-cases';
import { createJudged, five, type JudgedStage, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { mintUser, type OperatorActor } from '../actor.ts';
import { releaseDue } from '../announcements/release.commands.ts';
import type { Db } from '../db.ts';
import { reopenSheet, submitSheet } from '../evaluation/sheets.commands.ts';
import { listOwnSheets } from '../evaluation/sheets.queries.ts';
import { numberTargets } from '../evaluation/targets.commands.ts';
import { listMessages } from '../outbox/queries.ts';
import { findVersion } from './final/queries.ts';
import {
  confirmFinalising,
  declineFinalising,
  requestFinalising,
  requestWithdrawal,
} from './finalise.commands.ts';
import { reopenJudging } from './reopen.commands.ts';
import { saveResultRules } from './rules.commands.ts';
import { getResult } from './view.queries.ts';
import { waiveSignature } from './waivers.commands.ts';

/** Interleavings of each pair: all of them with WHOLE=1, otherwise a tenth. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 20;
const WAIT_MS = 300_000;

let db: Db;
let owner: OperatorActor;
let second: OperatorActor;
let judged: JudgedStage;
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  owner = await createOperator(db);
  second = await createOperator(db);
  judged = await createJudged(db, { totals: [[70, 72, 74, 76, 78], five(90)], signed: false });
  for (const { evaluatorId } of judged.evaluators) {
    await waiveSignature(db, owner, { ...review, evaluatorId, reason: '경합 시험', now });
    await numberTargets(db, { ...review, evaluatorId });
  }
});

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );

async function request(count: number): Promise<number> {
  const rules = rulesOf({ select: { kind: 'count', count }, minSheets: 1 });
  await saveResultRules(db, owner, { ...review, rules, reason: '경합 시험', now });
  const { sha256, stage } = await getResult(db, owner, { ...review, now });
  const asked = {
    version: stage.version + 1,
    sha256,
    confirmerId: null,
    reason: '경합 시험',
    publicUrl,
    now,
  };
  return requestFinalising(db, owner, { ...review, ...asked });
}

async function target(evaluatorAt: number) {
  const evaluator = judged.evaluators[evaluatorAt % 5];
  if (!evaluator) throw new Error('No such evaluator.');
  const { targetNo } = await db.sql
    .selectFrom('targets')
    .select('targetNo')
    .where('teamNo', '=', judged.teamNos[0] ?? 0)
    .executeTakeFirstOrThrow();
  const sheetNow = async () => {
    const sheets = await listOwnSheets(db, { ...review, evaluatorId: evaluator.evaluatorId });
    const found = sheets.find(({ teamNo }) => teamNo === judged.teamNos[0]);
    if (!found) throw new Error('No such sheet.');
    return found;
  };
  return { evaluator, asked: { ...review, targetNo, now }, sheetNow };
}

test(
  'F2 a sheet that is written while a result is finalised comes before it, and stops it, or is refused',
  async () => {
    const seen = new Set<string>();
    let versions = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const requestId = await request(1 + (versions % 2));
      const { evaluator, asked, sheetNow } = await target(round);
      const works = [
        () => outcome(confirmFinalising(db, second, { requestId, now })),
        () => outcome(reopenSheet(db, evaluator, asked)),
      ];
      const answers = await Promise.all((round % 2 ? works : works.toReversed()).map((work) => work()));
      const [finalised, written] = round % 2 ? answers : answers.toReversed();
      seen.add(`${finalised} ${written}`);
      expect(['done notInPeriod', 'resultChanged done', 'resultNotReady done']).toContain(
        `${finalised} ${written}`,
      );
      const until = new Date(now.getTime() + 3_600_000).toISOString();
      if (finalised === 'done') {
        versions += 1;
        await reopenJudging(db, owner, { ...review, until, reason: '경합 시험', now });
      } else {
        await declineFinalising(db, owner, { requestId, reason: '경합 시험', now });
        await submitSheet(db, evaluator, { ...asked, version: (await sheetNow()).version });
      }
    }
    expect(seen.size).toBeGreaterThan(0);
  },
  WAIT_MS,
);

test(
  'R-17 a sheet that is submitted while the team hands in again never counts for what it was not written about',
  async () => {
    const teamNo = judged.teamNos[0] ?? 0;
    const { leaderId } = await db.sql
      .selectFrom('applications')
      .select('leaderId')
      .where('teamNo', '=', teamNo)
      .executeTakeFirstOrThrow();
    const team = { actor: mintUser(leaderId), teamNo, version: 0 };
    await openRequest(db, { teams: { second: team }, one: owner, now });
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { evaluator, asked, sheetNow } = await target(round);
      const changed = await changeTeam(db, team, { teamChar: `${round}명이 함께해요.` }, now);
      await reopenSheet(db, evaluator, asked);
      const { version } = await sheetNow();
      const works = [
        () => outcome(submitSheet(db, evaluator, { ...asked, version })),
        () => outcome(submitTeam(db, changed, { now })),
      ];
      const answers = await Promise.all((round % 2 ? works : works.toReversed()).map((work) => work()));
      const [submitted, handedIn] = round % 2 ? answers : answers.toReversed();
      seen.add(`${submitted}`);
      expect(handedIn).toBe('done');
      expect(['done', 'draftConflict']).toContain(submitted);
      for (const { evaluatorId } of judged.evaluators) {
        const sheets = await listOwnSheets(db, { ...review, evaluatorId });
        const about = sheets.find((one) => one.teamNo === teamNo);
        expect(about).toMatchObject({ state: 'draft', outdated: true, submittedAt: null });
        expect(about?.voidedAt).not.toBeNull();
      }
      // the way on: read, and submit once more
      const { version: standing } = await sheetNow();
      await submitSheet(db, evaluator, { ...asked, version: standing });
      expect(await sheetNow()).toMatchObject({ state: 'submitted', voidedAt: null, outdated: false });
    }
    expect(seen.size).toBeGreaterThan(0);
  },
  WAIT_MS,
);

test(
  'R-17 a team that withdraws while a result is released is not congratulated once that is final',
  async () => {
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      db = await testDb();
      const scenario = await scenarioAt(db, 'scheduled');
      const { teamNo = 0 } = scenario.teams?.first ?? {};
      const newest = await findVersion(db, review);
      const requestId = (
        await requestWithdrawal(db, scenario.one, {
          ...{ ...review, teamNo, version: 2, sha256: newest?.sha256 ?? '', confirmerId: null },
          ...{ reason: '팀 포기', publicUrl, now: scenario.now },
        })
      ).requestId;
      const works = [
        () => outcome(confirmFinalising(db, scenario.two, { requestId, now: told })),
        () => outcome(releaseDue(db, { now: told, publicUrl })),
      ];
      const answers = await Promise.all((round % 2 ? works : works.toReversed()).map((work) => work()));
      expect(new Set(answers)).toEqual(new Set(['done']));
      const { state } = await db.sql.selectFrom('announcements').select('state').executeTakeFirstOrThrow();
      const order = await db.sql
        .selectFrom('auditEntries')
        .select(['action', 'sequence'])
        .where('action', 'in', ['result.finalise', 'announcement.release', 'announcement.withdraw'])
        .orderBy('sequence', 'desc')
        .limit(2)
        .execute();
      const letters = (await listMessages(db, { limit: 100 })).filter(({ text }) =>
        text.includes('물결로그'),
      );
      const congratulated = letters.some(({ subject }) => subject.includes('통과'));
      if (state === 'released') {
        expect(order.map(({ action }) => action)).toEqual(['result.finalise', 'announcement.release']);
      } else {
        expect([state, congratulated]).toEqual(['withdrawn', false]);
      }
      seen.add(state);
    }
    expect(seen.size).toBeGreaterThan(0);
  },
  WAIT_MS,
);
