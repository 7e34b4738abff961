import { codeSentTo, createAccount } from '@chulbal/testing/accounts';
import { createPasskey } from '@chulbal/testing/passkeys';
import { codesLater, createHolder, codesPassword as currentPassword } from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { removePasskey } from '../passkeys/commands.ts';
import { seedTerms } from '../seeds/terms.ts';
import { unlinkSocialLogin } from '../social-logins/commands.ts';
import { getWaysIn } from '../social-logins/queries.ts';
import { beginAuthenticator, turnOnAuthenticator } from './authenticator.commands.ts';
import { sendCode } from './codes.commands.ts';
import { findId, setConsent, updateProfile } from './commands.ts';
import { letIn } from './log-in.commands.ts';
import { changePassword } from './password.commands.ts';
import { getProfile } from './queries.ts';

const now = codesLater(2);
const language = 'ko';
const caller = { address: '192.0.2.1', language, now } as const;
const secret = 'a key of the test that is long enough';

let db: Db;
let me: { id: number; email: string; actor: UserActor };
beforeEach(async () => {
  db = await testDb();
  // Whoever was there first is found first, where nobody is asked for by name.
  await createHolder(db);
  me = await createHolder(db);
});

type Act = [string, () => Promise<unknown>];
const acts: Act[] = [
  [
    'a new password',
    () => changePassword(db, me.actor, { ...caller, currentPassword, password: '동백꽃 핀 언덕' }),
  ],
  [
    'a new name',
    () => updateProfile(db, me.actor, { change: { name: '윤서진', country: 'KR' }, language, now }),
  ],
  ['a new app', () => beginAuthenticator(db, me.actor, { currentPassword, language, now })],
  ['turning an app on', () => turnOnAuthenticator(db, me.actor, { totp: '123456', language, now })],
  ['a provider less', () => unlinkSocialLogin(db, me.actor, { provider: 'kakao', language, now })],
  ['how to log in', () => getWaysIn(db, me.actor)],
  ['the own profile', () => getProfile(db, { userId: me.id, language, now })],
];

describe('of somebody who has left, whose browser does not know it yet', () => {
  beforeEach(async () => {
    await db.sql.updateTable('accounts').set({ status: 'withdrawn' }).where('id', '=', me.id).execute();
  });

  test.each(acts)('the session is over for %s', async (_what, act) => {
    await expect(act()).rejects.toMatchObject({ error: 'sessionOver' });
  });

  test('the session is over for a passkey less', async () => {
    const { passkeyNo } = await createPasskey(db, { accountId: me.id });
    const removing = removePasskey(db, me.actor, { passkeyNo, language, now });
    await expect(removing).rejects.toMatchObject({ error: 'sessionOver' });
  });
});

test('a password that was replaced while it was looked at opens no session', async () => {
  const found = { id: me.id, name: '', passwordHash: 'another that was there a moment ago', createdAt: now };
  const place = { kind: 'user', loginId: me.email, address: '192.0.2.1' } as const;
  const entering = db.transaction((tx) => letIn(tx, { ...place, found, persistent: false, now, secret }));
  await expect(entering).rejects.toMatchObject({ error: 'wrongCredentials' });
  expect(await db.sql.selectFrom('sessionFamilies').select('id').execute()).toEqual([]);
});

test('the id that is found is that of whoever holds the phone', async () => {
  const { name, phone, email } = await createAccount(db);
  const { requestId } = await sendCode(db, { target: { purpose: 'findId', name, phone }, caller });
  const code = (await codeSentTo(db, phone)) ?? '';
  expect(await findId(db, { requestId, code, caller })).toMatchObject({ loginId: email });
});

test('what one has agreed to is one’s own answer, whoever answered last', async () => {
  await seedTerms(db, { now });
  const other = await createHolder(db);
  const [term] = await db.sql
    .selectFrom('terms')
    .select('term')
    .where('required', '=', false)
    .where('askedOf', '=', 'everybody')
    .orderBy('term')
    .execute();
  const say = (actor: UserActor, yes: boolean) =>
    setConsent(db, actor, { term: term?.term ?? '', agreed: yes, now });
  await say(me.actor, true);
  await say(other.actor, false);
  const answers = async (userId: number) =>
    (await getProfile(db, { userId, language, now })).consents.map((one) => [one.term, one.agreed]);
  expect(await answers(me.id)).toEqual([[term?.term, true]]);
  expect(await answers(other.id)).toEqual([[term?.term, false]]);
});
