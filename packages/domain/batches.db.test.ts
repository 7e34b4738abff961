import { testDb } from '@chulbal/testing/test-db';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweepCodes } from './accounts/codes.commands.ts';
import { SWEEP_BATCH } from './batches.ts';

test('a sweep goes on until nothing is due, however many batches that are, and leaves what is not', async () => {
  const db = await testDb();
  const now = new Date('2026-05-09T01:00:00Z');
  const insert = (count: number, expiresAt: Date) =>
    sql`insert into verification_codes (id, purpose, target_index, code_hash, created_at, expires_at)
      select gen_random_uuid(), 'signUpEmail', 'due', 'hash', ${expiresAt}, ${expiresAt}
      from generate_series(1, ${count}::int)`.execute(db.sql);
  await insert(2 * SWEEP_BATCH + 1, new Date(now.getTime() - 3 * 86_400_000));
  await insert(2, now);
  await sweepCodes(db, { now });
  const { left } = await db.sql
    .selectFrom('verificationCodes')
    .select(({ fn }) => fn.countAll().as('left'))
    .executeTakeFirstOrThrow();
  expect(Number(left)).toBe(2);
});
