import { createSubmitted, publicUrl, seasonNow, type TestTeam } from '@chulbal/testing/factories';
import { askingSeason, createSlotFile, handIn, review } from '@chulbal/testing/materials';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, expect, test } from 'vitest';
import { cancelApplication } from '../applications/entry/submit.commands.ts';
import type { Db } from '../db.ts';
import { Fault } from '../fault.ts';
import { removeFile } from '../files/commands.ts';
import { listVersions } from './submissions.queries.ts';

const ROUNDS = process.env.WHOLE === '1' ? 200 : 10;
let db: Db;

beforeAll(async () => {
  db = await testDb();
  await askingSeason(db);
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

const versionsOf = async ({ teamNo }: TestTeam) =>
  (await listVersions(db, { teamNo, stageNo: review.stageNo })).map(({ version }) => version);

test('two presses at once, and one of them twice, make one version', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await createSubmitted(db);
    const slides = await createSlotFile(db, team);
    const idempotencyKey = crypto.randomUUID();
    const presses = [{ idempotencyKey }, { idempotencyKey }, {}].map((more) =>
      handIn(db, team, [slides], more),
    );
    expect(await Promise.all(presses.map(outcome))).toEqual(['done', 'done', 'done']);
    expect(await versionsOf(team)).toEqual([1]);
  }
});

test('taking the application back while handing in: one of them comes first, and the log says which', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await createSubmitted(db);
    const slides = await createSlotFile(db, team);
    const cancel = { teamNo: team.teamNo, language: 'ko', publicUrl, now: seasonNow } as const;
    const [handed, taken] = await Promise.all([
      outcome(handIn(db, team, [slides])),
      outcome(cancelApplication(db, team.actor, cancel)),
    ]);
    expect(taken).toBe('done');
    expect(['done', 'notSubmissionSubject']).toContain(handed);
    expect(await versionsOf(team)).toEqual(handed === 'done' ? [1] : []);
  }
});

test('a file that is taken out while it is handed in: what was seen is handed in, or nothing', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const team = await createSubmitted(db);
    const slides = await createSlotFile(db, team);
    const [handed, removed] = await Promise.all([
      outcome(handIn(db, team, [slides])),
      outcome(removeFile(db, team.actor, { serverFileName: slides, now: seasonNow })),
    ]);
    expect(removed).toBe('done');
    expect(['done', 'materialFailed']).toContain(handed);
    expect(await versionsOf(team)).toEqual(handed === 'done' ? [1] : []);
  }
});
