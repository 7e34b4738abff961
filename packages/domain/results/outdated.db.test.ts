import { randomUUID } from 'node:crypto';
import { type ActsScenario, scenarioAt } from '@chulbal/testing/acts/scenario';
import { HOUR, openRequest } from '@chulbal/testing/acts/steps';
import { changeTeam, submitTeam } from '@chulbal/testing/factories';
import { review } from '@chulbal/testing/results';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { listProgress } from '../evaluation/progress.queries.ts';
import { findVersion } from './final/queries.ts';
import { requestFinalising } from './finalise.commands.ts';
import { reopenJudging } from './reopen.commands.ts';
import { getResult } from './view.queries.ts';

/** The second team completes its application, as it was asked to. */
async function complete(db: Db, scenario: ActsScenario): Promise<void> {
  if (!scenario.teams) throw new Error('Nobody has applied.');
  await openRequest(db, scenario);
  const changed = await changeTeam(
    db,
    scenario.teams.second,
    { teamChar: '이제 다섯이서 해요.' },
    scenario.now,
  );
  await submitTeam(db, changed, { now: scenario.now, idempotencyKey: randomUUID() });
}

const sheetsOf = async (db: Db, { teams }: ActsScenario) =>
  db.sql
    .selectFrom('sheets')
    .select(['state', 'outdated', 'voidedAt'])
    .where('teamNo', '=', teams?.second.teamNo ?? 0)
    .execute();

test('R-17 what a team hands in while it is judged has its sheets asked for again', async () => {
  const db = await testDb();
  const scenario = await scenarioAt(db, 'judging');
  const left = async () =>
    (await listProgress(db, scenario.one, review)).reduce((sum, one) => sum + one.left, 0);
  const submitted = (await sheetsOf(db, scenario)).filter(({ state }) => state === 'submitted').length;
  const before = await left();
  await complete(db, scenario);
  for (const sheet of await sheetsOf(db, scenario))
    expect(sheet).toMatchObject({ state: 'draft', outdated: true });
  // Operators see that its evaluators have it left, and remind them.
  expect(submitted).toBeGreaterThan(0);
  expect(await left()).toBe(before + submitted);
});

test('R-17 a stage whose result is final is left alone, until its judging is opened again', async () => {
  const db = await testDb();
  const scenario = await scenarioAt(db, 'final');
  const { sha256 } = await getResult(db, scenario.one, { ...review, now: scenario.now });
  await complete(db, scenario);
  const sheets = await sheetsOf(db, scenario);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) {
    expect(sheet).toMatchObject({ state: 'submitted', outdated: false, voidedAt: null });
  }
  expect((await getResult(db, scenario.one, { ...review, now: scenario.now })).sha256).toBe(sha256);
  expect(await db.sql.selectFrom('stageSignatures').select('evaluatorId').execute()).toHaveLength(1);

  // Opened again, what is judged is what was handed in last.
  const now = new Date(scenario.now.getTime() + HOUR);
  const until = new Date(now.getTime() + HOUR).toISOString();
  await reopenJudging(db, scenario.one, { ...review, until, reason: '이의신청 인용', now });
  for (const sheet of await sheetsOf(db, scenario))
    expect(sheet).toMatchObject({ state: 'draft', outdated: true });
  const untouched = await db.sql.selectFrom('sheets').select('id').where('outdated', '=', false).execute();
  expect(untouched).toHaveLength(4);
  const { stage, ...standing } = await getResult(db, scenario.one, { ...review, now });
  const asked = {
    version: stage.version + 1,
    sha256: standing.sha256,
    confirmerId: null,
    publicUrl: '',
    now,
  };
  await expect(
    requestFinalising(db, scenario.one, { ...review, ...asked, reason: '다시' }),
  ).rejects.toMatchObject({ error: 'resultNotReady' });
  expect(await findVersion(db, review)).toMatchObject({ version: 1 });
});
