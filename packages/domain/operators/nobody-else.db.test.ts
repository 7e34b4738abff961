import { rowsOf } from '@chulbal/testing/database-state';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { createPasskey } from '@chulbal/testing/passkeys';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import { mintOperator, type OperatorActor } from '../actor.ts';
import { createToken } from '../api-tokens/commands.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { changeOperatorPassword, changeRole, resetLogIn, setStatus } from './commands.ts';
import { inviteOperator, joinByLink } from './invitations.commands.ts';
import { confirmOperator, logInOperator } from './log-in.commands.ts';
import { removeOperatorPasskey, renameOperatorPasskey } from './passkeys.commands.ts';
import { getInvitationByLink, getOwnOperator } from './queries.ts';

const now = new Date('2026-03-02T01:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const password = '느티나무 아래 출발선';
const passwordHash = await hashPassword(password);
const language = 'ko';
const publicUrl = 'https://portal.example';
const reason = '분실';
const totp = totpCode(testTotpSecret, now);

type Person = { actor: OperatorActor; id: number; email: string; passkeyNo: number };

let db: Db;
let owner: OperatorActor;
let bystander: Person;
let me: Person;

/** A contest manager who has a passkey, a session and a token for a program that runs out in a day. */
async function person(name: string): Promise<Person> {
  const email = `${name}@staff.example`;
  const made = await createOperator(db, { role: 'contestManager', name, email, passwordHash });
  const id = made.operatorId;
  const { passkeyNo } = await createPasskey(db, { accountId: id });
  const open = { kind: 'operator', accountId: id, persistent: false, now, secret: 'test' } as const;
  const { familyId } = await openSession(db, open);
  const actor = mintOperator(made, familyId);
  await createToken(db, actor, { name: '주간 시트', scopes: ['seeConsole'], days: 1, now });
  return { actor, id, email, passkeyNo };
}

beforeEach(async () => {
  db = await testDb();
  owner = await createOperator(db);
  // Whoever was there first is found first, where nobody is asked for by name.
  bystander = await person('first');
  me = await person('second');
});

const named = () => ({ operatorId: me.id, reason, now });
const newestToken = async () =>
  (await listMessages(db, { limit: 1 }))[0]?.text.match(/#token=([\w-]{43})/)?.[1] ?? '';

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  [
    'logging in',
    () => logInOperator(db, { loginId: me.email, password, totp, address: '192.0.2.1', secret: 'test', now }),
  ],
  ['confirming who is there', () => confirmOperator(db, me.actor, { password, totp, now })],
  [
    'a new password',
    () =>
      changeOperatorPassword(db, me.actor, {
        ...{ currentPassword: password, password: '결승선 너머 느티나무', language, now },
      }),
  ],
  ['another role', () => changeRole(db, owner, { ...named(), role: 'viewer' })],
  ['being disabled', () => setStatus(db, owner, { ...named(), status: 'disabled' })],
  ['a log-in to be set anew', () => resetLogIn(db, owner, { ...named(), publicUrl })],
  [
    'a log-in set anew',
    async () => {
      await resetLogIn(db, owner, { ...named(), publicUrl });
      const token = await newestToken();
      const { totpSecret } = await getInvitationByLink(db, { token, now });
      const typed = { password: '결승선 너머 느티나무', totp: totpCode(totpSecret, now) };
      await joinByLink(db, { token, ...typed, address: '192.0.2.1', secret: 'test', now });
    },
  ],
  [
    'a passkey’s name',
    () => renameOperatorPasskey(db, me.actor, { passkeyNo: me.passkeyNo, name: '태블릿', now }),
  ],
  ['a passkey less', () => removeOperatorPasskey(db, me.actor, { passkeyNo: me.passkeyNo, language, now })],
  [
    'a token in place of one that ran out',
    () => createToken(db, me.actor, { name: '새 시트', scopes: ['seeConsole'], days: 1, now: later(1) }),
  ],
];

test.each(acts)('%s changes nothing of another operator’s', async (_what, act) => {
  const [mine, theirs] = [await rowsOf(db, me.id), await rowsOf(db, bystander.id)];
  await act();
  expect(await rowsOf(db, bystander.id)).toEqual(theirs);
  expect(await rowsOf(db, me.id)).not.toEqual(mine);
});

test('a link to set a log-in anew stays where somebody else is disabled, and their invitations go alone', async () => {
  await resetLogIn(db, owner, { ...named(), publicUrl });
  const token = await newestToken();
  await setStatus(db, owner, { operatorId: bystander.id, status: 'disabled', reason, now });
  expect(await getInvitationByLink(db, { token, now })).toMatchObject({ accountId: me.id });
});

test('what an operator’s own page says is of themselves, and nothing to who is disabled', async () => {
  expect(await getOwnOperator(db, me.actor, { now })).toMatchObject({ name: 'second' });
  await setStatus(db, owner, { ...named(), status: 'disabled' });
  await expect(getOwnOperator(db, me.actor, { now })).rejects.toMatchObject({ error: 'sessionOver' });
});

test('ten tokens of somebody else leave room for one’s own', async () => {
  const make = (actor: OperatorActor) =>
    createToken(db, actor, { name: '시트', scopes: ['seeConsole'], days: 9, now });
  for (let count = 1; count < 10; count += 1) await make(bystander.actor);
  await expect(make(bystander.actor)).rejects.toMatchObject({ error: 'tooManyApiTokens' });
  await make(me.actor);
});

test('of two who join by one link at once, one becomes an operator', async () => {
  const email = 'new@staff.example';
  await inviteOperator(db, owner, { name: '강민서', email, role: 'viewer', publicUrl, now });
  const token = await newestToken();
  const { totpSecret } = await getInvitationByLink(db, { token, now });
  const join = () =>
    joinByLink(db, {
      token,
      password,
      totp: totpCode(totpSecret, now),
      address: '192.0.2.1',
      secret: 'test',
      now,
    });
  const outcomes = await Promise.allSettled([join(), join()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusal = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(refusal.reason).toMatchObject({ error: 'linkExpired' });
});
