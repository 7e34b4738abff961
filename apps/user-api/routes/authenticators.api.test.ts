import { hashPassword } from '@chulbal/domain/accounts/passwords';
import { totpCode } from '@chulbal/domain/authenticators/totp.rules';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, userApiServices } from '@chulbal/testing/api';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const password = '느티나무 아래 출발선';

let db: Db;
let api: UserApi;
let now: Date;
beforeEach(async () => {
  db = await testDb();
  now = seasonNow;
  api = await createUserApi(userApiServices({ db, files: temporaryStore(), clock: () => now }));
});

async function send(command: string, payload: object, token?: string) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/user/command/${command}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload,
  });
  return reply.json() as { code: number; data: Record<string, unknown> };
}

test('S-12 a student turns an authenticator on, is asked for its code at log-in, and turns it off', async () => {
  const { id, email } = await createAccount(db, { passwordHash: await hashPassword(password) });
  const token = await accessToken(db, { kind: 'user', accountId: id, now });
  const mine = async () =>
    (
      await api.app.inject({
        url: '/api/user/query/authenticator',
        headers: { authorization: `Bearer ${token}` },
      })
    ).json().data;
  const logIn = (more: object = {}) => send('login', { loginId: email, password, ...more });
  const before = await logIn();
  expect(await mine()).toEqual({ turnedOnAt: null, codesLeft: 0 });

  expect(await send('begin-authenticator', {}, token)).toMatchObject({ code: 4001 });
  const begun = await send('begin-authenticator', { currentPassword: password }, token);
  const secret = String(begun.data.totpSecret);
  expect(await send('turn-on-authenticator', { totp: '12' }, token)).toMatchObject({ code: 400 });
  const on = await send('turn-on-authenticator', { totp: totpCode(secret, now) }, token);
  const codes = on.data.recoveryCodes as string[];
  expect(codes).toHaveLength(10);
  expect(await mine()).toEqual({ turnedOnAt: now.toISOString(), codesLeft: 10 });

  now = new Date(now.getTime() + 60_000);
  expect(await logIn()).toMatchObject({ code: 4052, data: { fields: { totp: expect.any(String) } } });
  expect(await logIn({ totp: totpCode(secret, seasonNow) })).toMatchObject({ code: 4430 });
  const spaced = totpCode(secret, now).replace(/(...)(...)/, '$1 $2');
  const after = await logIn({ totp: spaced });
  expect(after.code).toBe(200);
  expect(Object.keys(after.data).toSorted()).toEqual(Object.keys(before.data).toSorted());
  const grouped = (codes[0] ?? '').replace(/(....)(....)/, '$1 $2-');
  expect((await logIn({ totp: grouped })).code).toBe(200);
  expect((await mine()).codesLeft).toBe(9);

  const proof = { currentPassword: password, totp: codes[1] };
  const renewed = await send('renew-recovery-codes', proof, token);
  expect(await send('turn-off-authenticator', proof, token)).toMatchObject({ code: 4430 });
  const [fresh] = renewed.data.recoveryCodes as string[];
  expect(await send('turn-off-authenticator', { ...proof, totp: fresh }, token)).toMatchObject({ code: 200 });
  expect(await mine()).toEqual({ turnedOnAt: null, codesLeft: 0 });
  expect((await logIn()).code).toBe(200);
});

test('S-11 a step of a log-in by a provider that nobody has is over', async () => {
  expect(await send('finish-social-step', { ticket: 'a'.repeat(43), totp: '123456' })).toMatchObject({
    code: 4431,
  });
});
