import { createAccount } from '@chulbal/testing/accounts';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, testTotpSecret } from '@chulbal/testing/operators';
import { passkeysNow as now, passkeyScenario, passkeyPassword as password } from '@chulbal/testing/passkeys';
import { addedAt, staffEvaluator, staffOperator } from '@chulbal/testing/staff-passkeys';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { mintUser, type UserActor } from '../actor.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { logInEvaluator } from '../evaluators/log-in.commands.ts';
import { closeAccount } from '../my-data/closing.commands.ts';
import { logInOperator } from '../operators/log-in.commands.ts';
import { sendCode } from './codes.commands.ts';
import { logIn } from './log-in.commands.ts';
import { hashPassword } from './passwords.ts';
import { getContact } from './queries.ts';

const passwordHash = await hashPassword(password);
const secret = 'a key of the test that is long enough';
const caller = { address: '192.0.2.1', language: 'ko', now } as const;
const store = temporaryStore();

let db: Db;
let actor: UserActor;
beforeEach(async () => {
  db = await testDb();
});

const { browser, added, beginLogin, beginAdding, finishLogin, logInBy } = passkeyScenario(() => ({
  db,
  actor,
}));

/** What a stranger learns: the error and all that is beside it. */
const said = (trying: Promise<unknown>) =>
  trying.then(
    () => 'in',
    ({ error, details }) => ({ error, details }),
  );

type State = 'unknown' | 'closed' | 'waiting to be destroyed';

async function student(state: State): Promise<{ email: string }> {
  if (state === 'unknown') return { email: 'nobody@test.example' };
  const account = await createAccount(db, { passwordHash });
  actor = mintUser(account.id);
  const asked = {
    currentPassword: password,
    publicUrl: 'https://portal.example',
    language: 'ko',
    now,
  } as const;
  await closeAccount(db, actor, { ...asked, atOnce: state === 'closed' }, store);
  return account;
}

describe('S-09 kinds answer alike', () => {
  const states: State[] = ['closed', 'waiting to be destroyed'];

  test.each(states)('to a wrong password of an account that is %s', async (state) => {
    const tried = (email: string) =>
      said(logIn(db, { ...caller, loginId: email, password: 'not it', stayLoggedIn: false, secret }));
    const [one, none] = [await student(state), await student('unknown')];
    expect(await tried(one.email)).toEqual(await tried(none.email));
  });

  test('to the right password of an account that is closed', async () => {
    const { email } = await student('closed');
    const asked = { ...caller, password, stayLoggedIn: false, secret };
    expect(await said(logIn(db, { ...asked, loginId: email }))).toEqual(
      await said(logIn(db, { ...asked, loginId: 'nobody@test.example' })),
    );
  });

  test.each(states)('to who asks for a new password of an account that is %s', async (state) => {
    const answer = async (email: string) => {
      const { requestId, ...rest } = await sendCode(db, {
        target: { purpose: 'resetPassword', email },
        caller,
      });
      return { rest, requestId: requestId.length };
    };
    const [one, none] = [await student(state), await student('unknown')];
    expect(await answer(one.email)).toEqual(await answer(none.email));
  });

  test('to a passkey of an account that is closed, and to one that nobody has', async () => {
    actor = mintUser((await createAccount(db, { passwordHash })).id);
    const passkey = await added();
    const { passkey: nobodys } = browser.create(await beginAdding());
    const asked = {
      currentPassword: password,
      atOnce: true,
      publicUrl: 'https://portal.example',
      language: 'ko',
      now,
    } as const;
    await closeAccount(db, actor, asked, store);
    expect(await said(logInBy(passkey))).toEqual(await said(logInBy(nobodys)));
  });

  test('before anybody has said who they are, whatever there is', async () => {
    const keys = async () => Object.keys(await beginLogin());
    const empty = await keys();
    actor = mintUser((await createAccount(db, { passwordHash })).id);
    await added();
    expect(await keys()).toEqual(empty);
  });
});

describe('S-11 a passkey makes no other way weaker', () => {
  test('an operator’s password alone opens nothing, with or without one', async () => {
    const staff = await staffOperator(db);
    await addedAt(staff);
    const { email } = await getContact(db, { accountId: staff.id });
    const tried = (totp: string) =>
      logInOperator(db, { loginId: email, password, totp, address: '192.0.2.1', secret, now });
    await expect(tried('')).rejects.toMatchObject({ error: 'wrongCredentials' });
    await expect(tried('000000')).rejects.toMatchObject({ error: 'wrongCredentials' });
    expect(await tried(totpCode(testTotpSecret, now))).toMatchObject({ account: { id: staff.id } });
  });

  test('an evaluator’s authenticator is still asked for after a password', async () => {
    const staff = await staffEvaluator(db);
    await addedAt(staff);
    const totpSealed = db.vault.seal(testTotpSecret);
    await db.sql.updateTable('evaluators').set({ totpSealed }).where('accountId', '=', staff.id).execute();
    const { email } = await getContact(db, { accountId: staff.id });
    const asked = { userId: email, password, address: '192.0.2.1', secret, now };
    await expect(logInEvaluator(db, asked)).rejects.toMatchObject({ error: 'authenticatorNeeded' });
  });

  test('an operator cannot come in by the students’ password staff, nor by a student’s challenge', async () => {
    const operator = await createOperator(db, { passwordHash });
    const { email } = await getContact(db, { accountId: operator.operatorId });
    const asked = { ...caller, loginId: email, password, stayLoggedIn: false, secret };
    await expect(logIn(db, asked)).rejects.toMatchObject({ error: 'wrongCredentials' });
    const staff = await staffOperator(db);
    const passkey = await addedAt(staff);
    const { attempt, challenge, rpId } = await staff.beginLogin();
    const credential = browser.get(passkey, { attempt, challenge, rpId });
    await expect(finishLogin(attempt, credential)).rejects.toMatchObject({ error: 'passkeyFailed' });
  });
});
