import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { recordBackup } from './commands.ts';
import { type Backup, lastBackup } from './queries.ts';

const made = (day: string, over: Partial<Backup> = {}): Backup => ({
  startedAt: new Date(`2026-03-${day}T18:00:00Z`),
  endedAt: new Date(`2026-03-${day}T18:04:00Z`),
  outcome: 'done',
  name: `2026-03-${day}T180000Z`,
  reason: null,
  databaseBytes: 4_000_000_000,
  files: 60_000,
  fileBytes: 90_000_000_000,
  sentFiles: 12,
  sentBytes: 34_000,
  missingFiles: 0,
  ...over,
});

test('R-12: the last backup is told apart from the last that was tried', async () => {
  const db = await testDb();
  expect(await lastBackup(db)).toEqual({ done: null, tried: null });
  await recordBackup(db, made('02'));
  await recordBackup(db, made('01'));
  expect(await lastBackup(db)).toEqual({ done: made('02'), tried: made('02') });
  const failed = made('03', { outcome: 'failed', name: null, reason: 'ENOSPC' });
  await recordBackup(db, failed);
  expect(await lastBackup(db)).toEqual({ done: made('02'), tried: failed });
});

test('what came of backups of more than a year ago is forgotten', async () => {
  const db = await testDb();
  const old = new Date('2025-01-01T18:00:00Z');
  await recordBackup(db, made('01', { startedAt: old, endedAt: old }));
  await recordBackup(db, made('02'));
  expect(await db.sql.selectFrom('backups').select('name').orderBy('id').execute()).toEqual([
    { name: made('02').name },
  ]);
});
