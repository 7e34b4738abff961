import * as accounts from '@chulbal/contract/accounts';
import { getInvitation } from '@chulbal/contract/applications/invitations';
import { createLog } from '@chulbal/http/signals/log';
import { userApiServices } from '@chulbal/testing/api';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { createUserApi } from './app.ts';

test('S-06 no token, code, phone or e-mail is in the log, whatever goes wrong', async () => {
  const lines: string[] = [];
  const services = userApiServices({
    db: await testDb(),
    files: temporaryStore(),
    clock: () => new Date('2026-05-20T05:00:00Z'),
  });
  const log = createLog('user-api', { stream: { write: (line) => void lines.push(line) } });
  const { app } = await createUserApi({ ...services, signals: { log } });
  const post = (url: string, payload: object | string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

  await post(accounts.sendCode.path, { purpose: 'findId', name: '카나리아', phone: '010-7777-8888' });
  await post(accounts.login.path, { loginId: 'canary@test.example', password: 'canary password' });
  await post(accounts.login.path, '{"loginId":"canary@test.example');
  await post(accounts.refresh.path, { refreshToken: 'canary' });
  await post(getInvitation.path, { token: 'canary'.padEnd(43, 'x') });
  await app.inject({ url: `${accounts.findId.path}?requestId=canary&code=424242` });
  await app.inject({ url: accounts.myProfile.path, headers: { authorization: 'Bearer eyJcanary.a.b' } });
  await app.inject({ url: '/no/such/canary?token=canary&phone=010-7777-8888' });
  await app.inject({ url: '/%?canary@test.example' });

  const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
    `POST ${accounts.sendCode.path} 200`,
    `POST ${accounts.login.path} 422`,
    `POST ${accounts.login.path} 400`,
    `POST ${accounts.refresh.path} 403`,
    `POST ${getInvitation.path} 422`,
    `GET ${accounts.findId.path} 400`,
    `GET ${accounts.myProfile.path} 403`,
    'GET * 404',
  ]);
  expect(lines.join('')).not.toMatch(/canary|카나리아|7777|424242|eyJ/);
});
