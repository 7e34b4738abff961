import { randomUUID } from 'node:crypto';
import { HOUR, openRequest } from '@chulbal/testing/acts/steps';
import { type ActsWorld, worldAt } from '@chulbal/testing/acts/world';
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
async function complete(db: Db, world: ActsWorld): Promise<void> {
  if (!world.teams) throw new Error('Nobody has applied.');
  await openRequest(db, world);
  const changed = await changeTeam(db, world.teams.second, { teamChar: '이제 다섯이서 해요.' }, world.now);
  await submitTeam(db, changed, { now: world.now, idempotencyKey: randomUUID() });
}

const sheetsOf = async (db: Db, { teams }: ActsWorld) =>
  db.sql
    .selectFrom('sheets')
    .select(['state', 'outdated', 'voidedAt'])
    .where('teamNo', '=', teams?.second.teamNo ?? 0)
    .execute();

test('R-17 what a team hands in while it is judged has its sheets asked for again', async () => {
  const db = await testDb();
  const world = await worldAt(db, 'judging');
  const left = async () =>
    (await listProgress(db, world.one, review)).reduce((sum, one) => sum + one.left, 0);
  const submitted = (await sheetsOf(db, world)).filter(({ state }) => state === 'submitted').length;
  const before = await left();
  await complete(db, world);
  for (const sheet of await sheetsOf(db, world))
    expect(sheet).toMatchObject({ state: 'draft', outdated: true });
  // Operators see that its evaluators have it left, and remind them.
  expect(submitted).toBeGreaterThan(0);
  expect(await left()).toBe(before + submitted);
});

test('R-17 a stage whose result is final is left alone, until its judging is opened again', async () => {
  const db = await testDb();
  const world = await worldAt(db, 'final');
  const { sha256 } = await getResult(db, world.one, { ...review, now: world.now });
  await complete(db, world);
  const sheets = await sheetsOf(db, world);
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets) {
    expect(sheet).toMatchObject({ state: 'submitted', outdated: false, voidedAt: null });
  }
  expect((await getResult(db, world.one, { ...review, now: world.now })).sha256).toBe(sha256);
  expect(await db.sql.selectFrom('stageSignatures').select('evaluatorId').execute()).toHaveLength(1);

  // Opened again, what is judged is what was handed in last.
  const now = new Date(world.now.getTime() + HOUR);
  const until = new Date(now.getTime() + HOUR).toISOString();
  await reopenJudging(db, world.one, { ...review, until, reason: '이의신청 인용', now });
  for (const sheet of await sheetsOf(db, world))
    expect(sheet).toMatchObject({ state: 'draft', outdated: true });
  const untouched = await db.sql.selectFrom('sheets').select('id').where('outdated', '=', false).execute();
  expect(untouched).toHaveLength(4);
  const { stage, ...standing } = await getResult(db, world.one, { ...review, now });
  const asked = {
    version: stage.version + 1,
    sha256: standing.sha256,
    confirmerId: null,
    publicUrl: '',
    now,
  };
  await expect(
    requestFinalising(db, world.one, { ...review, ...asked, reason: '다시' }),
  ).rejects.toMatchObject({ error: 'resultNotReady' });
  expect(await findVersion(db, review)).toMatchObject({ version: 1 });
});
