import { createAccount } from '@chulbal/testing/accounts';
import { seasonNow as now } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { endMemberSessions } from './commands.ts';

const secret = 'a key of the test that is long enough';

test('of two operators who log somebody out at once one does, and one mail says so, twenty times over', async () => {
  const db = await testDb();
  const actors = [await createOperator(db), await createOperator(db)];
  for (let round = 0; round < 20; round += 1) {
    const { id: accountId, email } = await createAccount(db);
    await openSession(db, { kind: 'user', accountId, persistent: true, now, secret });
    const asked = { accountId, reason: '휴대전화를 잃어버렸어요', now };
    const answers = await Promise.all(actors.map((actor) => endMemberSessions(db, actor, asked)));
    expect(answers.map(({ ended }) => ended).toSorted()).toEqual([0, 1]);
    const messages = await listMessages(db, { limit: 100 });
    expect(messages.filter(({ to }) => to === email)).toHaveLength(1);
  }
});
