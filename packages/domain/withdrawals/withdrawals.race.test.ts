import { judgingNow } from '@chulbal/testing/evaluation';
import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { rulesOf } from '@chulbal/testing/result-cases';
import { createJudged, five, review } from '@chulbal/testing/results';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import { cancelApplication, submitApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { latestResult } from '../results/final/queries.ts';
import { confirmFinalising, requestFinalising } from '../results/finalise.commands.ts';
import { saveResultRules } from '../results/rules.commands.ts';
import { getResult } from '../results/view.queries.ts';
import { undoWithdrawal, withdrawTeam } from './commands.ts';

/** Interleavings of each rule: all of them with WHOLE=1, otherwise a tenth. */
const ROUNDS = process.env.WHOLE === '1' ? 200 : 20;
const reason = '팀의 요청';

let db: Db;
let operator: OperatorActor;

beforeEach(async () => {
  db = await testDb();
});

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw error;
  }
}

const withdraw = (teamNo: number, now = seasonNow) =>
  outcome(withdrawTeam(db, operator, { teamNo, reason, publicUrl, now }));

async function standing({ teamNo }: { teamNo: number }) {
  const { status } = await db.sql
    .selectFrom('applications')
    .select('status')
    .where('teamNo', '=', teamNo)
    .executeTakeFirstOrThrow();
  const rows = await db.sql.selectFrom('members').select('status').where('teamNo', '=', teamNo).execute();
  return { status, active: rows.filter((row) => row.status === 'active').length };
}

test('withdraw × submit again × cancel: people are in a team exactly while it is submitted', async () => {
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  const asked = { language: 'ko' as const, publicUrl, now: seasonNow };
  const submit = ({ actor, teamNo, version }: TestTeam) =>
    outcome(submitApplication(db, actor, { ...asked, teamNo, version, idempotencyKey: crypto.randomUUID() }));
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await createSubmitted(db);
    const works = [
      () => withdraw(team.teamNo),
      () => submit(team),
      () => outcome(cancelApplication(db, team.actor, { ...asked, teamNo: team.teamNo })),
    ];
    const turned = [...works.slice(round % 3), ...works.slice(0, round % 3)];
    await Promise.all(turned.map((work) => work()));
    const { status, active } = await standing(team);
    expect(active).toBe(status === 'submitted' ? 3 : 0);
    const standingRows = await db.sql
      .selectFrom('withdrawals')
      .select('id')
      .where('teamNo', '=', team.teamNo)
      .where('endedAt', 'is', null)
      .execute();
    expect(standingRows).toHaveLength(status === 'cancelled' ? 1 : 0);
  }
});

test('withdraw or undo × finalise: a team is in a final result exactly when it was in at that moment', async () => {
  await publishedSeason(db, { now: seasonNow });
  operator = await createOperator(db);
  const second = await createOperator(db);
  const { teamNos } = await createJudged(db, { totals: [five(70), five(90), five(80)] });
  const [teamNo = 0] = teamNos;
  const saveRules = (count: number, now: Date) => {
    const rules = rulesOf({ select: { kind: 'count', count }, minSheets: 1 });
    return saveResultRules(db, operator, { ...review, rules, reason, now });
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const now = new Date(judgingNow.getTime() + round * 60_000);
    const isUndo = round % 2 === 1;
    const out = isUndo ? await withdrawTeam(db, operator, { teamNo, reason, publicUrl, now }) : null;
    // Another rule each time, so that every round has something new to finalise.
    await saveRules(1 + round, now);
    const { sha256, stage } = await getResult(db, operator, { ...review, now });
    const version = stage.version + 1;
    const requestId = await requestFinalising(db, operator, {
      ...{ ...review, version, sha256, confirmerId: null, reason, publicUrl, now },
    });
    const finalise = () => outcome(confirmFinalising(db, second, { requestId, now }));
    const move = () =>
      out
        ? outcome(undoWithdrawal(db, operator, { teamNo, ...out, reason, publicUrl, now }))
        : withdraw(teamNo, now);
    const both = round % 4 < 2 ? [finalise(), move()] : [move(), finalise()].toReversed();
    const [finalised, moved] = await Promise.all(both);
    const result = await latestResult(db, review);
    const isIn = result?.ranking.some((team) => team.teamNo === teamNo) ?? false;
    if (isUndo) {
      expect([finalised, moved].filter((one) => one === 'done')).toHaveLength(1);
      if (finalised === 'done') expect(isIn).toBe(false);
    } else {
      expect(moved).toBe('done');
      if (finalised === 'done') expect(isIn).toBe(true);
    }
    // As if nothing had happened, for the next round.
    await db.sql.deleteFrom('withdrawals').execute();
    await db.sql
      .updateTable('applications')
      .set({ status: 'submitted' })
      .where('teamNo', '=', teamNo)
      .execute();
    await db.sql.updateTable('members').set({ status: 'active' }).where('teamNo', '=', teamNo).execute();
  }
});
