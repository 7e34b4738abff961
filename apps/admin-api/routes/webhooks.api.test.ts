import { errors } from '@chulbal/contract/errors';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pauseWebhook,
  testWebhook,
} from '@chulbal/contract/webhooks';
import { createToken } from '@chulbal/domain/api-tokens/commands';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request } from '@chulbal/testing/api';
import { seasonNow as now } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, describe, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

const given = { name: '현황표', url: 'https://hooks.example.kr/in', events: ['application.submitted'] };

let db: Db;
let api: AdminApi;
let owner: string;

beforeEach(async () => {
  db = await testDb();
  const services = adminApiServices({ db, files: temporaryStore(), clock: () => now });
  // One name leads inside, every other to the internet.
  const lookUp = async (host: string) => [host === 'inside.example' ? '127.0.0.1' : '93.184.215.14'];
  api = await createAdminApi({ ...services, webhooks: { inside: false, lookUp } });
  const { operatorId } = await createOperator(db);
  owner = await operatorToken(db, { operatorId, now, confirmed: true });
});

const create = (more: object = {}, token = owner) =>
  request(api.app, createWebhook, { ...given, ...more }, token);

test('an owner registers a program, tests it, and sees what was sent', async () => {
  const { code, data } = await create();
  expect(code).toBe(200);
  const { webhookNo, secret } = data as { webhookNo: number; secret: string };
  expect(secret).toMatch(/^whsec_/);
  expect((await request(api.app, testWebhook, { webhookNo }, owner)).code).toBe(200);
  const sent = await request(api.app, listWebhookDeliveries, { webhookNo }, owner);
  expect(sent.data).toMatchObject({
    content: [{ type: 'webhook.test', state: 'pending' }],
    totalElements: 1,
  });
  await request(api.app, pauseWebhook, { webhookNo }, owner);
  expect((await request(api.app, testWebhook, { webhookNo }, owner)).code).toBe(errors.webhookPaused.code);
  const list = await request(api.app, listWebhooks, {}, owner);
  expect(JSON.stringify(list.data)).not.toContain(secret);
});

describe('an address is refused beside its field', () => {
  const { ko: refused } = errors.webhookAddressRefused;
  const shape = expect.stringContaining('https://로 시작하는 주소');
  test.each([
    ['http://hooks.example.kr/in', refused],
    ['https://127.0.0.1/in', refused],
    ['https://2130706433/in', refused],
    ['https://[::1]/in', refused],
    ['https://[::ffff:10.0.0.1]/in', refused],
    ['https://169.254.169.254/latest/meta-data', refused],
    ['https://inside.example/in', refused],
    ['https://user:pass@hooks.example.kr/in', shape],
    ['ftp://hooks.example.kr/in', shape],
    ['hooks.example.kr', shape],
  ])('%s', async (url, said) => {
    const reply = await create({ url });
    expect(reply.code).toBe(errors.invalidRequest.code);
    expect(reply.data).toMatchObject({ fields: { url: said } });
    expect((await request(api.app, listWebhooks, {}, owner)).data).toEqual({ webhooks: [] });
  });
});

test('S-11 whoever registers one has said who they are; managers and programs do not', async () => {
  const { operatorId } = await createOperator(db);
  const token = await operatorToken(db, { operatorId, now });
  const until = async (confirmedUntil: Date | null) => {
    const session = db.sql.updateTable('sessionFamilies').set({ confirmedUntil });
    await session.where('accountId', '=', operatorId).execute();
    return (await create({}, token)).code;
  };
  for (const over of [null, now]) expect(await until(over)).toBe(errors.confirmYourself.code);
  expect(await until(new Date(now.getTime() + 1))).toBe(200);
  const manager = await createOperator(db, { role: 'contestManager' });
  const managers = await operatorToken(db, { operatorId: manager.operatorId, now, confirmed: true });
  expect((await create({}, managers)).code).toBe(errors.noPermission.code);
  const asked = { name: '시트', scopes: ['seeConsole'], days: 30, now } as const;
  const program = await createToken(db, await createOperator(db), asked);
  const read = async (given: string) => (await request(api.app, listWebhooks, {}, given)).code;
  expect(await read(program.token)).toBe(errors.noPermission.code);
  expect(await read(`${program.token}x`)).toBe(errors.signInRequired.code);
});
