import type { PasskeyCreation, PasskeyRequest } from '@chulbal/contract/passkeys/passkeys';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, userApiServices } from '@chulbal/testing/api';
import { softAuthenticator } from '@chulbal/testing/authenticator';
import { seasonNow as now, publicUrl } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

const password = '느티나무 아래 출발선';
const browser = softAuthenticator(publicUrl);

let db: Db;
let api: UserApi;
beforeEach(async () => {
  db = await testDb();
  api = await createUserApi(userApiServices({ db, files: temporaryStore(), clock: () => now }));
});

async function send(command: string, payload: object, token?: string) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/user/command/${command}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload,
  });
  return reply.json() as { code: number; data: unknown };
}

test('S-12 a passkey is added after the password and opens the account without a word typed', async () => {
  const { id, name, email } = await createAccount(db, { passwordHash: await hashPassword(password) });
  const token = await accessToken(db, { kind: 'user', accountId: id, now });
  expect(await send('begin-passkey', {}, token)).toMatchObject({ code: 4001 });
  const asked = (await send('begin-passkey', { currentPassword: password }, token)).data as PasskeyCreation;
  expect(asked).toMatchObject({ user: { name: email, displayName: name }, known: [] });
  const { passkey, credential } = browser.create(asked);
  const sent = { attempt: asked.attempt, name: '내 휴대전화', credential };
  expect(await send('add-passkey', sent, token)).toMatchObject({ code: 200 });

  const login = (await send('begin-passkey-login', {})).data as PasskeyRequest;
  const answer = { attempt: login.attempt, credential: browser.get(passkey, login) };
  expect(await send('finish-passkey-login', answer)).toMatchObject({
    code: 200,
    data: { userInfo: { userId: id, name } },
  });
  expect(await send('finish-passkey-login', answer)).toMatchObject({ code: 4340 });
});
