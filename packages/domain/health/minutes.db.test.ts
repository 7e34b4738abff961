import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createWaitingMessage } from '@chulbal/testing/outbox';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../db.ts';
import { noteHealth } from './minutes.commands.ts';
import { getHealth } from './queries.ts';

const files = temporaryStore();
let db: Db;
beforeEach(async () => {
  db = await testDb();
});

const later = (minutes: number, seconds = 0) => new Date(now.getTime() + (minutes * 60 + seconds) * 1_000);
const note = (at: Date) => noteHealth(db, files, { now: at });
const lastHour = async (at: Date) => (await getHealth(db, files, { language: 'ko', now: at })).lastHour;

test('how long the oldest message waits is noted once a minute, whoever notes it', async () => {
  await createWaitingMessage(db);
  await note(later(1, 10));
  await note(later(1, 40));
  await note(later(2, 10));
  const noted = await lastHour(later(2, 20));
  expect(noted.map(({ at, mail, sms, jobs, backups }) => ({ at, mail, sms, jobs, backups }))).toEqual([
    { at: later(1).toISOString(), mail: 70_000, sms: 0, jobs: null, backups: null },
    { at: later(2).toISOString(), mail: 130_000, sms: 0, jobs: null, backups: null },
  ]);
  for (const { database, files: stored } of noted) {
    expect(database).toBeGreaterThan(0);
    expect(stored).toBeGreaterThan(0);
  }
});

test('an hour of it is shown, and no more is kept', async () => {
  for (const minute of [0, 1, 60, 61]) await note(later(minute));
  const kept = await db.sql.selectFrom('healthMinutes').select('at').orderBy('at').execute();
  expect(kept.map(({ at }) => at)).toEqual([later(60), later(61)]);
  expect((await lastHour(later(120))).map(({ at }) => at)).toEqual([later(61).toISOString()]);
});
