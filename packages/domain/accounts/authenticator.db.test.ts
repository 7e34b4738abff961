import { createAccount } from '@chulbal/testing/accounts';
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
import { mintUser } from '../actor.ts';
import { getAuthenticator } from '../authenticators/queries.ts';
import { RECOVERY_CODES } from '../authenticators/rules.ts';
import { totpCode } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { openSession } from '../sessions/commands.ts';
import { findSession } from '../sessions/queries.ts';
import {
  beginAuthenticator,
  renewRecoveryCodes,
  sweepAuthenticators,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from './authenticator.commands.ts';
import { hashPassword } from './passwords.ts';

const language = 'ko';
const now = codesNow;
const off = { turnedOnAt: null, codesLeft: 0 };

let db: Db;
let me: Holder;
beforeEach(async () => {
  db = await testDb();
  me = await createHolder(db);
});

const mails = async (of = me.email) =>
  (await listMessages(db, { limit: 20 })).filter(({ to }) => to === of).map(({ subject }) => subject);

const proof = (totp: string, at = codesLater(2)) =>
  ({ currentPassword: codesPassword, totp, language, now: at }) as const;

const newcomer = async () => {
  const { id, email } = await createAccount(db, { passwordHash: await hashPassword(codesPassword) });
  return { id, email, actor: mintUser(id) };
};

const begin = (actor = me.actor, at = now, currentPassword = codesPassword) =>
  beginAuthenticator(db, actor, { currentPassword, language, now: at });

describe('turning an authenticator on', () => {
  test('takes a code of it, gives ten recovery codes, and is told by mail', async () => {
    expect(await getAuthenticator(db, me.actor)).toEqual({ turnedOnAt: now, codesLeft: RECOVERY_CODES });
    expect(await mails()).toEqual(['[출발+] 인증 앱을 켰어요']);
  });

  test('begins after the password only, and counts for nothing before a code', async () => {
    const { id, email, actor } = await newcomer();
    await expect(begin(actor, now, 'wrong')).rejects.toMatchObject({ error: 'wrongCredentials' });
    const { totpSecret, totpUri } = await begin(actor);
    expect(totpUri).toContain(totpSecret);
    expect(await getAuthenticator(db, actor)).toEqual(off);
    expect(await logInWith(db, email)).toMatchObject({ account: { id } });
  });

  test('ends every other session', async () => {
    const { id } = await newcomer();
    const secret = 'a key of the test that is long enough';
    const open = () => openSession(db, { kind: 'user', accountId: id, persistent: false, now, secret });
    const [mine, other] = [await open(), await open()];
    const actor = mintUser(id, mine.familyId);
    const { totpSecret } = await begin(actor);
    await turnOnAuthenticator(db, actor, { totp: totpCode(totpSecret, now), language, now });
    expect((await findSession(db, mine.familyId))?.revoked).toBe(false);
    expect((await findSession(db, other.familyId))?.revoked).toBe(true);
  });

  test('does not take the code of a secret that was begun before the last', async () => {
    const { actor } = await newcomer();
    const first = await begin(actor);
    const second = await begin(actor);
    const on = (secret: string) =>
      turnOnAuthenticator(db, actor, { totp: totpCode(secret, now), language, now });
    await expect(on(first.totpSecret)).rejects.toMatchObject({
      error: 'secondCodeWrong',
      details: { fields: { totp: { en: expect.stringContaining('just set up') } } },
    });
    expect(await on(second.totpSecret)).toHaveLength(RECOVERY_CODES);
  });

  test('is over half an hour after it was begun, and where nothing was begun', async () => {
    const { actor } = await newcomer();
    const { totpSecret } = await begin(actor);
    const late = codesLater(30);
    const on = { totp: totpCode(totpSecret, late), language, now: late } as const;
    await expect(turnOnAuthenticator(db, actor, on)).rejects.toMatchObject({ error: 'secondStepOver' });
    const nobody = (await newcomer()).actor;
    await expect(turnOnAuthenticator(db, nobody, on)).rejects.toMatchObject({ error: 'secondStepOver' });
  });

  test('is refused where one is on, which stays', async () => {
    await expect(begin()).rejects.toMatchObject({ error: 'authenticatorOn' });
    const on = { totp: me.codeAt(codesLater(1)), language, now: codesLater(1) } as const;
    await expect(turnOnAuthenticator(db, me.actor, on)).rejects.toMatchObject({ error: 'authenticatorOn' });
    expect((await getAuthenticator(db, me.actor)).turnedOnAt).toEqual(now);
  });

  test('a secret that waits is destroyed when its time is over, and one that is on stays', async () => {
    const { actor } = await newcomer();
    await begin(actor);
    await sweepAuthenticators(db, { now: codesLater(30) });
    const rows = () => db.sql.selectFrom('authenticators').select('accountId').orderBy('accountId').execute();
    expect(await rows()).toHaveLength(2);
    await sweepAuthenticators(db, { now: codesLater(31) });
    expect(await rows()).toEqual([{ accountId: me.id }]);
  });
});

describe('recovery codes', () => {
  test('are kept so that nobody reads them', async () => {
    const rows = await db.sql.selectFrom('recoveryCodes').select('codeHash').orderBy('codeHash').execute();
    expect(rows).toHaveLength(RECOVERY_CODES);
    for (const { codeHash } of rows) for (const code of me.codes) expect(codeHash).not.toContain(code);
  });

  test('open the account once each, and the owner is told', async () => {
    const [code = ''] = me.codes;
    expect(await logInWith(db, me.email, { totp: code })).toMatchObject({ account: { id: me.id } });
    expect((await getAuthenticator(db, me.actor)).codesLeft).toBe(RECOVERY_CODES - 1);
    expect(await mails()).toContain('[출발+] 복구 코드 하나를 썼어요');
    await expect(logInWith(db, me.email, { totp: code })).rejects.toMatchObject({ error: 'secondCodeWrong' });
  });

  test('are given anew after password and code; those before count no more', async () => {
    const at = codesLater(2);
    const fresh = await renewRecoveryCodes(db, me.actor, proof(me.codeAt(at), at));
    expect((await getAuthenticator(db, me.actor)).codesLeft).toBe(RECOVERY_CODES);
    expect(await mails()).toContain('[출발+] 복구 코드를 새로 받았어요');
    const [before = ''] = me.codes;
    const [after = ''] = fresh;
    await expect(logInWith(db, me.email, { totp: before })).rejects.toMatchObject({
      error: 'secondCodeWrong',
    });
    expect(await logInWith(db, me.email, { totp: after })).toMatchObject({ account: { id: me.id } });
  });
});

describe('turning it off', () => {
  test.each([['a code of the app'], ['a recovery code']])('takes the password and %s', async (which) => {
    const at = codesLater(2);
    const code = which === 'a recovery code' ? (me.codes[0] ?? '') : me.codeAt(at);
    await expect(
      turnOffAuthenticator(db, me.actor, { ...proof(code, at), currentPassword: 'wrong' }),
    ).rejects.toMatchObject({ error: 'wrongCredentials' });
    await turnOffAuthenticator(db, me.actor, proof(code, at));
    expect(await getAuthenticator(db, me.actor)).toEqual(off);
    expect(await mails()).toContain('[출발+] 인증 앱을 껐어요');
    expect(await logInWith(db, me.email)).toMatchObject({ account: { id: me.id } });
    await expect(turnOffAuthenticator(db, me.actor, proof(code, at))).rejects.toMatchObject({
      error: 'authenticatorOff',
    });
  });

  test('is refused by a wrong code and by one that was used', async () => {
    for (const code of ['000000', '000000000000', me.codeAt(now)]) {
      await expect(turnOffAuthenticator(db, me.actor, proof(code, now))).rejects.toMatchObject({
        error: 'secondCodeWrong',
      });
    }
    expect((await getAuthenticator(db, me.actor)).turnedOnAt).toEqual(now);
  });
});
