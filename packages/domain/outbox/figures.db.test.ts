import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { queueMessage } from './commands.ts';
import { measureOutbox } from './figures.queries.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

test('the outbox is measured by channel: what waits, for how long, and what nobody has seen to', async () => {
  const db = await testDb();
  const none = { waiting: 0, oldestSeconds: 0, failed: 0 };
  expect(await measureOutbox(db, { now: start })).toEqual([
    { channel: 'mail', ...none },
    { channel: 'sms', ...none },
  ]);

  const letter = { channel: 'mail', to: 'a@test.example', language: 'ko', subject: '접수증' } as const;
  const lines = { lines: ['접수했어요.'] };
  for (const seconds of [0, 40, 50, 60, 70])
    await queueMessage(db, { ...letter, letter: lines, now: after(seconds) });
  const ids = (await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id);
  const set = (at: number, values: { status: 'sent' | 'failed'; failedAt?: Date; setAsideAt?: Date }) =>
    db.sql
      .updateTable('outbox')
      .set(values)
      .where('id', '=', ids[at] ?? 0)
      .execute();
  await set(0, { status: 'sent' });
  await set(2, { status: 'failed', failedAt: start });
  await set(3, { status: 'failed', failedAt: start, setAsideAt: start });
  expect(await measureOutbox(db, { now: after(100) })).toEqual([
    { channel: 'mail', waiting: 2, oldestSeconds: 60, failed: 1 },
    { channel: 'sms', ...none },
  ]);
});
