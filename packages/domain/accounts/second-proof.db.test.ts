import { codeSentTo, createAccount } from '@chulbal/testing/accounts';
import { passkeyScenario } from '@chulbal/testing/passkeys';
import {
  codesLater,
  codesNow,
  codesPassword,
  createHolder,
  type Holder,
  logInWith,
} from '@chulbal/testing/second-proof';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { getAuthenticator } from '../authenticators/queries.ts';
import type { Db } from '../db.ts';
import { renewRecoveryCodes, turnOffAuthenticator } from './authenticator.commands.ts';
import { sendCode } from './codes.commands.ts';
import { resetPassword } from './password.commands.ts';
import { hashPassword } from './passwords.ts';

const language = 'ko';
const STEP = 30_000;

let db: Db;
let me: Holder;
beforeEach(async () => {
  db = await testDb();
  me = await createHolder(db);
});

const logIn = (asked: Parameters<typeof logInWith>[2] = {}) => logInWith(db, me.email, asked);
const refusal = (doing: Promise<unknown>) =>
  doing.then(
    () => 'let in',
    (error) => ({ error: error.error, details: error.details }),
  );
const sessions = async () =>
  (
    await db.sql
      .selectFrom('sessionFamilies')
      .select('id')
      .where('accountId', '=', me.id)
      .orderBy('id')
      .execute()
  ).length;

describe('S-09 whether an account asks for a code', () => {
  test('is told after the right password only: a wrong one is answered as one of nobody is', async () => {
    const nobody = 'nobody@test.example';
    for (const totp of [undefined, '123456', '123456789012', me.codeAt(codesLater(2))]) {
      const more = totp === undefined ? {} : { totp };
      const wrong = await refusal(logIn({ password: 'wrong', ...more }));
      expect(wrong).toMatchObject({ error: 'wrongCredentials' });
      expect(wrong).toEqual(await refusal(logInWith(db, nobody, { password: 'wrong', ...more })));
    }
    expect(await refusal(logIn())).toMatchObject({
      error: 'authenticatorNeeded',
      details: { fields: { totp: 'authenticatorNeeded' } },
    });
  });

  test('an account without one takes no notice of a code', async () => {
    const { id, email } = await createAccount(db, { passwordHash: await hashPassword(codesPassword) });
    expect(await logInWith(db, email, { totp: '123456' })).toMatchObject({ account: { id } });
  });
});

describe('S-11 a code', () => {
  test('lets in once: of the same step neither again nor the one before it', async () => {
    const at = codesLater(2);
    const code = me.codeAt(at);
    expect(await logIn({ totp: code, at })).toMatchObject({ account: { id: me.id } });
    for (const totp of [code, me.codeAt(new Date(at.getTime() - STEP))]) {
      expect(await refusal(logIn({ totp, at }))).toMatchObject({ error: 'secondCodeWrong' });
    }
    expect(await sessions()).toBe(1);
  });

  test('that turned the authenticator on logs nobody in', async () => {
    const totp = me.codeAt(codesNow);
    expect(await refusal(logIn({ totp, at: codesNow }))).toMatchObject({ error: 'secondCodeWrong' });
  });

  test.each([
    [-3, 'secondCodeWrong'],
    [-2, 'secondCodeWrong'],
    [2, 'secondCodeWrong'],
    [3, 'secondCodeWrong'],
  ])('%i steps away is refused', async (steps, error) => {
    const at = codesLater(5);
    const totp = me.codeAt(new Date(at.getTime() + steps * STEP));
    expect(await refusal(logIn({ totp, at }))).toMatchObject({ error });
  });

  test('of many who show the same at once, one comes in', async () => {
    const at = codesLater(2);
    const totp = me.codeAt(at);
    const all = await Promise.all([1, 2, 3, 4].map(() => refusal(logIn({ totp, at }))));
    expect(all.filter((one) => one === 'let in')).toHaveLength(1);
    expect(await sessions()).toBe(1);
  });

  test('of somebody else’s app or recovery codes is refused', async () => {
    const other = await createHolder(db);
    const at = codesLater(2);
    for (const totp of [other.codeAt(at), other.codes[0] ?? '']) {
      expect(await refusal(logIn({ totp, at }))).toMatchObject({ error: 'secondCodeWrong' });
    }
    expect((await getAuthenticator(db, other.actor)).codesLeft).toBe(other.codes.length);
  });
});

test('S-11 a passkey is both proofs: no code is asked for', async () => {
  const { added, logInBy } = passkeyScenario(() => ({ db, actor: me.actor }));
  expect(await logInBy(await added())).toMatchObject({ account: { id: me.id } });
});

describe('S-11 a recovery code', () => {
  test('lets in once, also of two at once', async () => {
    const [totp = ''] = me.codes;
    const all = await Promise.all([refusal(logIn({ totp })), refusal(logIn({ totp }))]);
    expect(all.filter((one) => one === 'let in')).toHaveLength(1);
    expect(await refusal(logIn({ totp }))).toMatchObject({ error: 'secondCodeWrong' });
  });

  test('is not used up where the log-in fails', async () => {
    const [totp = ''] = me.codes;
    expect(await refusal(logIn({ totp, password: 'wrong' }))).toMatchObject({ error: 'wrongCredentials' });
    expect((await getAuthenticator(db, me.actor)).codesLeft).toBe(me.codes.length);
  });
});

describe('S-10 guesses of who knows the password', () => {
  test('are slowed for the account, from however many addresses, and a right code forgets them', async () => {
    const at = codesLater(2);
    const guess = (n: number) => refusal(logIn({ totp: '000000', at, address: `198.51.100.${n}` }));
    for (let n = 0; n < 5; n += 1) expect(await guess(n)).toMatchObject({ error: 'secondCodeWrong' });
    expect(await guess(5)).toMatchObject({ error: 'tooManyRequests' });
    const waited = codesLater(4);
    const totp = me.codeAt(waited);
    expect(await refusal(logIn({ totp, at: waited, address: '203.0.113.9' }))).toBe('let in');
    expect(await refusal(logIn({ totp: '000000', at: waited, address: '203.0.113.10' }))).toMatchObject({
      error: 'secondCodeWrong',
    });
  });

  test('that were asked for a code only do not count as failures', async () => {
    for (let n = 0; n < 8; n += 1)
      expect(await refusal(logIn())).toMatchObject({ error: 'authenticatorNeeded' });
    expect(await refusal(logIn({ totp: me.codeAt(codesLater(2)) }))).toBe('let in');
  });
});

describe('S-11 no way round', () => {
  test('by a new password: the code is asked for as before', async () => {
    const caller = { address: '192.0.2.1', language, now: codesLater(1) } as const;
    const { requestId } = await sendCode(db, {
      target: { purpose: 'resetPassword', email: me.email },
      caller,
    });
    const code = (await codeSentTo(db, me.email)) ?? '';
    const password = '결승선 너머 느티나무';
    await resetPassword(db, { requestId, code, password, caller });
    expect(await refusal(logIn({ password }))).toMatchObject({ error: 'authenticatorNeeded' });
    expect(await refusal(logIn({ password, totp: code }))).toMatchObject({ error: 'secondCodeWrong' });
    expect(await refusal(logIn({ password, totp: me.codes[0] ?? '' }))).toBe('let in');
  });

  test('by somebody else’s session: what is begun, turned off or given anew is one’s own', async () => {
    const stranger = await createHolder(db);
    const at = codesLater(2);
    const proof = { currentPassword: codesPassword, language, now: at, totp: me.codeAt(at) } as const;
    for (const act of [turnOffAuthenticator, renewRecoveryCodes]) {
      expect(await refusal(act(db, stranger.actor, proof))).toMatchObject({ error: 'secondCodeWrong' });
    }
    expect(await getAuthenticator(db, me.actor)).toEqual({
      turnedOnAt: codesNow,
      codesLeft: me.codes.length,
    });
  });

  test('by the session alone: without the password nothing is turned off', async () => {
    const at = codesLater(2);
    const proof = { currentPassword: '', language, now: at, totp: me.codeAt(at) } as const;
    for (const act of [turnOffAuthenticator, renewRecoveryCodes]) {
      expect(await refusal(act(db, me.actor, proof))).toMatchObject({ error: 'wrongCredentials' });
    }
    expect((await getAuthenticator(db, me.actor)).turnedOnAt).toEqual(codesNow);
  });
});
