import { codeSentTo } from '@chulbal/testing/accounts';
import { createEvaluator } from '@chulbal/testing/evaluators';
import { publicUrl, seasonNow } from '@chulbal/testing/factories';
import { createOperator } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, sendCode } from '../accounts/codes.commands.ts';
import { resetPassword } from '../accounts/password.commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { mintEvaluator } from '../actor.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { findSession } from '../sessions/queries.ts';
import { beginAuthenticator, setAuthenticator } from './authenticator.commands.ts';
import { renewFirstPassword } from './commands.ts';
import { logInEvaluator } from './log-in.commands.ts';
import { resetEvaluatorPassword } from './password.commands.ts';
import { getOwnEvaluator } from './queries.ts';

const email = 'seojin@univ.example';
const password = '느티나무 아래 출발선';
const other = '결승선 너머 느티나무';
const secret = 'a key of the test that is long enough';
const STEP = 30_000;
let db: Db;
let passwordHash: string;
let evaluatorId: number;
let now: Date;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(async () => {
  db = await testDb();
  now = seasonNow;
  evaluatorId = (await createEvaluator(db, { email, passwordHash, mustChangePassword: true })).evaluatorId;
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const caller = (): Caller => ({ address: '192.0.2.1', language: 'ko', now });
const send = (to = email) =>
  sendCode(db, { target: { purpose: 'resetPointerPassword', email: to }, caller: caller() });
const reset = (requestId: string, code: string) =>
  resetEvaluatorPassword(db, { requestId, code, password: other, caller: caller() });
const logIn = (given: { password?: string; totp?: string } = {}) =>
  logInEvaluator(db, { userId: email, password, address: '192.0.2.9', secret, now, ...given });
const actions = async () =>
  (await db.sql.selectFrom('auditEntries').select('action').orderBy('sequence').execute()).map(
    ({ action }) => action,
  );

describe('S-09 an evaluator who forgot the password', () => {
  test('sets a new one with a code of their mailbox, once, and every session is over', async () => {
    const before = await logIn();
    const { requestId, ...sent } = await send();
    expect(sent).toEqual({ expiresIn: 600, resendAfter: 60 });
    const code = (await codeSentTo(db, email)) ?? '';
    await reset(requestId, code);
    expect(await findSession(db, before.session.familyId)).toMatchObject({ revoked: true });
    await expect(reset(requestId, code)).rejects.toMatchObject({ error: 'codeWrong' });
    await expect(logIn()).rejects.toMatchObject({ error: 'wrongCredentials' });
    expect(await logIn({ password: other })).toMatchObject({ mustChangePassword: false });
    expect((await listMessages(db, { limit: 5 })).map(({ subject }) => subject)).toContain(
      '[출발+] 심사위원 비밀번호를 바꿨어요',
    );
    expect(await actions()).toContain('evaluator.resetPassword');
  });

  test('cannot with a code that is ten minutes old, nor a user with one of an evaluator', async () => {
    const { requestId } = await send();
    const code = (await codeSentTo(db, email)) ?? '';
    const asUser = resetPassword(db, { requestId, code, password: other, caller: caller() });
    await expect(asUser).rejects.toMatchObject({ error: 'codeWrong' });
    later(600_000);
    await expect(reset(requestId, code)).rejects.toMatchObject({ error: 'codeWrong' });
  });

  test('and somebody who is none gets the same answer, and a letter without a code', async () => {
    const { requestId, ...sent } = await send('nobody@univ.example');
    expect(sent).toEqual({ expiresIn: 600, resendAfter: 60 });
    expect(await codeSentTo(db, 'nobody@univ.example')).toBeNull();
    await expect(reset(requestId, '123456')).rejects.toMatchObject({ error: 'codeWrong' });
  });
});

describe('an evaluator’s authenticator', () => {
  const self = () => mintEvaluator(evaluatorId);
  const set = (on: boolean, totp: string, currentPassword = password) =>
    setAuthenticator(db, self(), { on, totp, currentPassword, language: 'ko', now });
  async function turnOn(): Promise<string> {
    const { totpSecret, totpUri } = await beginAuthenticator(db, self(), { language: 'ko' });
    expect(totpUri).toContain(totpSecret);
    expect(await logIn()).toMatchObject({ mustChangePassword: true });
    await set(true, totpCode(totpSecret, now));
    return totpSecret;
  }

  test('is asked for once it is on, each code once, and only after the right password', async () => {
    const elsewhere = await logIn();
    const totpSecret = await turnOn();
    expect(await findSession(db, elsewhere.session.familyId)).toMatchObject({ revoked: true });
    expect(await getOwnEvaluator(db, self())).toMatchObject({ totpOn: true });
    await expect(logIn()).rejects.toMatchObject({ error: 'authenticatorNeeded' });
    await expect(logIn({ password: other })).rejects.toMatchObject({ error: 'wrongCredentials' });
    const used = totpCode(totpSecret, now);
    await expect(logIn({ totp: used })).rejects.toMatchObject({ error: 'wrongCredentials' });
    later(STEP);
    const totp = totpCode(totpSecret, now);
    expect(await logIn({ totp })).toMatchObject({ account: { id: evaluatorId } });
    await expect(logIn({ totp })).rejects.toMatchObject({ error: 'wrongCredentials' });
  });

  test('is turned on and off with password and code alone', async () => {
    const wrongCode = { error: 'invalidRequest', details: { fields: { totp: expect.anything() } } };
    await expect(set(true, '123456')).rejects.toMatchObject(wrongCode);
    const totpSecret = await turnOn();
    later(STEP);
    const totp = totpCode(totpSecret, now);
    await expect(set(false, totp, other)).rejects.toMatchObject({ error: 'wrongCredentials' });
    await expect(set(false, '000000')).rejects.toMatchObject(wrongCode);
    await set(false, totp);
    expect(await logIn()).toMatchObject({ account: { id: evaluatorId } });
    expect(await actions()).toEqual(
      expect.arrayContaining(['evaluator.turnOnTotp', 'evaluator.turnOffTotp']),
    );
  });

  test('that is lost is off once an operator sends a first password anew', async () => {
    await turnOn();
    const operator = await createOperator(db);
    await renewFirstPassword(db, operator, {
      evaluatorId,
      reason: '전화기를 잃어버렸어요',
      publicUrl,
      now,
    });
    expect(await getOwnEvaluator(db, self())).toMatchObject({ totpOn: false });
    const log = await db.sql
      .selectFrom('auditEntries')
      .select('after')
      .orderBy('sequence', 'desc')
      .executeTakeFirst();
    expect(log?.after).toEqual({ authenticator: 'off' });
  });
});
