import type { DeviceView } from '@chulbal/contract/devices';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { testSecrets } from '@chulbal/testing/api';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { testDb } from '@chulbal/testing/test-db';
import { signEdge } from '@chulbal/web/server/edge';
import { beforeEach, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const password = '느티나무 아래 출발선';
const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0';

let db: Db;
let apis: TestApis;
beforeEach(async () => {
  db = await testDb();
  apis = await bothApis({ db, files: temporaryStore(), clock: () => now });
});

const edge = (device: string) => {
  const facts = {
    arrivedAt: now.getTime(),
    address: '203.0.113.251',
    language: 'en',
    requestId: 'r',
  } as const;
  return { 'x-edge': signEdge({ ...facts, agent, device }, testSecrets.service) };
};

async function send(command: string, payload: object, token: string | null, device = 'pc') {
  const headers = { ...edge(device), ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const url = `/api/user/command/${command}`;
  return (await apis.user.app.inject({ method: 'POST', url, headers, payload })).json();
}

async function listFor(token: string): Promise<{ code: number; data: DeviceView[] }> {
  const headers = { authorization: `Bearer ${token}` };
  return (await apis.user.app.inject({ method: 'GET', url: '/api/user/query/devices', headers })).json();
}

test('S-06 a device that is logged out from another is out with its next request', async () => {
  const { email: loginId } = await createAccount(db, { passwordHash: await hashPassword(password) });
  const tokenOn = async (device: string) =>
    (await send('login', { loginId, password }, null, device)).data.accessToken as string;
  const [pc, lost] = [await tokenOn('pc'), await tokenOn('lost')];
  const { data } = await listFor(pc);
  expect(data).toMatchObject([
    { browser: 'edge', system: 'windows', place: '203.0.*.*', way: 'password' },
    { browser: 'edge', system: 'windows', place: '203.0.*.*', way: 'password' },
  ]);
  const sessionId = data.find(({ current }) => !current)?.sessionId;
  expect(await send('end-device', { sessionId }, pc)).toMatchObject({ code: 200 });
  expect(await listFor(lost)).toMatchObject({ code: 403 });

  const next = await tokenOn('next');
  expect(await send('end-other-devices', {}, pc)).toMatchObject({ code: 200 });
  expect(await listFor(next)).toMatchObject({ code: 403 });
  expect((await listFor(pc)).data.filter(({ ended }) => ended === null)).toMatchObject([{ current: true }]);
});
