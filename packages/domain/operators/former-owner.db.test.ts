import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { changeRole, resetLogIn, setStatus } from './commands.ts';
import { inviteOperator } from './invitations.commands.ts';
import { showInvitation } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const asked = { publicUrl: 'https://league.example', now } as const;
let db: Db;
let owner: OperatorActor;
let former: OperatorActor;

beforeEach(async () => {
  db = await testDb();
  owner = await createOperator(db);
  former = await createOperator(db);
});

/** The link of an invitation that somebody sends to an address. */
async function inviteBy(actor: OperatorActor, email: string): Promise<string> {
  await inviteOperator(db, actor, { name: '나중에', email, role: 'owner', ...asked });
  return tokenTo(email);
}

async function tokenTo(email: string): Promise<string> {
  const letter = (await listMessages(db, { limit: 20 })).find(({ to }) => to === email);
  return letter?.text.match(/token=([\w-]+)/)?.[1] ?? '';
}

const show = (token: string) => showInvitation(db, { token, language: 'ko', now });
const actions = async () =>
  (await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute()).map(
    ({ action }) => action,
  );

describe('an owner who is none any more cannot come back by a link of their own', () => {
  test.each([
    ['disabled', 'operator.disable'],
    ['of another role', 'operator.changeRole'],
  ])('%s: their invitations are withdrawn, on record, and no others', async (how, action) => {
    const theirs = await inviteBy(former, 'own@test.example');
    const others = await inviteBy(owner, 'other@test.example');
    const { operatorId } = former;
    if (how === 'disabled')
      await setStatus(db, owner, { operatorId, status: 'disabled', reason: '퇴사', now });
    else await changeRole(db, owner, { operatorId, role: 'viewer', now });
    await expect(show(theirs)).rejects.toMatchObject({ error: 'linkExpired' });
    expect(await tokenTo('own@test.example')).toBe('');
    expect(await show(others)).toMatchObject({ email: 'other@test.example' });
    expect((await actions()).slice(2)).toEqual([action, 'operator.withdrawInvitation']);
  });

  test('links that they sent to set a log-in anew stay: whom they reset has to get in', async () => {
    const { operatorId } = await createOperator(db, { role: 'viewer', email: 'reset@test.example' });
    await resetLogIn(db, former, { operatorId, reason: '휴대전화 분실', ...asked });
    await changeRole(db, owner, { operatorId: former.operatorId, role: 'viewer', now });
    expect(await show(await tokenTo('reset@test.example'))).toMatchObject({ role: 'viewer' });
  });
});
