import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { listMessages } from '../outbox/queries.ts';
import { sendTrialLetter } from './commands.ts';

test('a trial goes to whoever asks and to nobody else, marked, and the log says so', async () => {
  const db = await testDb();
  const actor = await createOperator(db, { email: 'jiwoo@test.example' });
  await sendTrialLetter(db, actor, {
    language: 'en',
    subject: 'Judging is open',
    lines: ['Seven teams wait for you.'],
    button: 'To the teams',
    note: 'Only until Friday.',
    publicUrl: 'https://league.example',
    now: new Date('2026-05-10T03:00:00Z'),
  });
  const messages = await listMessages(db, { limit: 10 });
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
    ['jiwoo@test.example', expect.stringContaining('[Trial] Judging is open')],
  ]);
  for (const part of ['Seven teams wait for you.', 'To the teams', 'Only until Friday.'])
    expect(messages[0]?.text).toContain(part);
  const logged = db.sql.selectFrom('auditEntries').select('action');
  expect(await logged.execute()).toMatchObject([{ action: 'message.try' }]);
});
