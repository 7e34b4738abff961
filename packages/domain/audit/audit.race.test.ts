import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { verifyAudit } from './chain.queries.ts';
import { record } from './commands.ts';

const now = new Date('2026-03-02T01:00:00.000Z');

test('200 commands at once make 200 entries in one chain without a gap, and those that fail none', async () => {
  const db = await testDb();
  const actors = await Promise.all([createOperator(db), createOperator(db), createOperator(db)]);
  const command = (number: number) =>
    db.transaction(async (tx) => {
      const actor = actors[number % actors.length];
      if (!actor) throw new Error('No operator.');
      const object = { kind: 'team', id: number, label: `팀 ${number}` };
      await record(tx, actor, { action: 'bonus.decide', object, after: { number }, now });
      if (number % 5 === 4) throw new Error('Rolled back.');
    });
  const checks: Promise<{ brokenAt: number | null }>[] = [];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 250 }, (_, number) => {
      // Checked while it grows, too.
      if (number % 50 === 25) checks.push(verifyAudit(db, { batch: 7 }));
      return command(number);
    }),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(50);
  const entries = await db.sql
    .selectFrom('auditEntries')
    .select(['sequence', 'objectId'])
    .orderBy('sequence')
    .execute();
  expect(entries.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect(new Set(entries.map(({ objectId }) => objectId)).size).toBe(200);
  expect(await verifyAudit(db)).toMatchObject({ entries: 200, brokenAt: null });
  for (const { brokenAt } of await Promise.all(checks)) expect(brokenAt).toBeNull();
});
