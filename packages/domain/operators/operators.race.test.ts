import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { createOwner } from './accounts.commands.ts';
import { changeRole, setStatus } from './commands.ts';
import { inviteOperator, joinByLink } from './invitations.commands.ts';
import { logInOperator } from './log-in.commands.ts';
import { showInvitation } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const secret = 'a key of the test that is long enough';
const password = '느티나무 아래 출발선';
const loginId = 'jiwoo@test.example';

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.error ?? String(error),
  );
const owners = async (db: Db) =>
  (
    await db.sql
      .selectFrom('operators')
      .select('accountId')
      .where('role', '=', 'owner')
      .where('disabledAt', 'is', null)
      .execute()
  ).length;

test('two owners who take each other’s role, or each their own, leave one, forty times over', async () => {
  const db = await testDb();
  for (let round = 0; round < 40; round += 1) {
    await db.sql.updateTable('operators').set({ role: 'viewer' }).execute();
    const [one, other] = [await createOperator(db), await createOperator(db)];
    const crossed = round % 2 === 0;
    const [first, second] = crossed ? [other, one] : [one, other];
    const answers = await Promise.all([
      outcome(changeRole(db, one, { operatorId: first.operatorId, role: 'viewer', now })),
      outcome(
        setStatus(db, other, { operatorId: second.operatorId, status: 'disabled', reason: '휴직', now }),
      ),
    ]);
    expect(answers.toSorted()).toEqual(['done', crossed ? 'noPermission' : 'lastOwner']);
    expect(await owners(db)).toBe(1);
  }
});

test('an owner who invites while they are none any more leaves no invitation behind, forty times over', async () => {
  const db = await testDb();
  const owner = await createOperator(db);
  for (let round = 0; round < 40; round += 1) {
    const former = await createOperator(db);
    const { operatorId } = former;
    const asked = { publicUrl: 'https://league.example', now } as const;
    const invite = () =>
      outcome(
        inviteOperator(db, former, {
          name: '나중에',
          email: `own${round}@test.example`,
          role: 'owner',
          ...asked,
        }),
      );
    const depose = () =>
      round % 2
        ? changeRole(db, owner, { operatorId, role: 'viewer', now })
        : setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now });
    const [invited] = await Promise.all([invite(), depose()]);
    expect(['done', 'noPermission']).toContain(invited);
    expect(await db.sql.selectFrom('operatorInvitations').select('id').execute()).toEqual([]);
  }
});

test('S-11 ten log-ins at once with one code are one log-in', async () => {
  const db = await testDb();
  await createOperator(db, { email: loginId, passwordHash: await hashPassword(password) });
  for (let round = 0; round < 5; round += 1) {
    const at = new Date(now.getTime() + round * 3_600_000);
    const totp = totpCode(testTotpSecret, at);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        outcome(
          logInOperator(db, {
            loginId,
            password,
            totp,
            address: `192.0.2.${round * 10 + place}`,
            secret,
            now: at,
          }),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  }
});

test('ten who take up one link at once make one operator', async () => {
  const db = await testDb();
  const owner = await createOperator(db);
  const asked = { publicUrl: 'https://league.example', now } as const;
  await inviteOperator(db, owner, { name: '강민서', email: loginId, role: 'viewer', ...asked });
  const [message] = await listMessages(db, { limit: 1 });
  const token = message?.text.match(/token=([\w-]+)/)?.[1] ?? '';
  const { totpSecret } = await showInvitation(db, { token, language: 'ko', now });
  const totp = totpCode(totpSecret, now);
  const join = () => joinByLink(db, { token, password, totp, address: '192.0.2.1', secret, now });
  const answers = await Promise.all(Array.from({ length: 10 }, () => outcome(join())));
  expect(answers.toSorted()).toEqual(['done', ...Array(9).fill('linkExpired')]);
});

test('two commands at once create one first owner', async () => {
  const db = await testDb();
  const create = (email: string) =>
    createOwner(db, { name: '한지우', email, another: false, address: 'server', now });
  const answers = await Promise.all([create('a@test.example'), create('b@test.example')]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await owners(db)).toBe(1);
});
