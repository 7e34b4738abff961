import { login, sendCode } from '@chulbal/contract/accounts';
import { saveDraft } from '@chulbal/contract/applications/applications';
import { getInvitation } from '@chulbal/contract/applications/invitations';
import { pointerLogin } from '@chulbal/contract/evaluators/evaluators';
import { getNoticeList } from '@chulbal/contract/notices';
import { operatorLogin } from '@chulbal/contract/operators/operators';
import type { Db } from '@chulbal/domain/db';
import { deliverPending } from '@chulbal/domain/outbox/commands';
import { parseWebEnv } from '@chulbal/http/env';
import { figuresOf } from '@chulbal/http/signals/figures';
import { createLog } from '@chulbal/http/signals/log';
import { createMetrics, type Metrics } from '@chulbal/http/signals/metrics';
import { workerSignals } from '@chulbal/http/signals/worker-signals';
import { accessToken, testSecrets } from '@chulbal/testing/api';
import { campus, createDraft, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { refuseApplications } from '@chulbal/testing/refused-changes';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { createWebServer } from '@chulbal/web/server/web-server';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

/** Stands in every name, mail, phone, token, file name and word that is searched. */
const canaries = /canary|카나리아|7777-8888|77778888|eyJ/i;
const name = '카나리아';
const phone = '010-7777-8888';
const mail = 'canary@test.example';
const token = 'canary'.padEnd(43, 'x');

const lines: string[] = [];
const logOf = (server: string) => createLog(server, { stream: { write: (line) => void lines.push(line) } });
const seen = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

let db: Db;
let metrics: Metrics;
let apis: TestApis;
let web: FastifyInstance;
let access: string;
let teamNo: number;
let version: number;
let saves = 0;

beforeAll(async () => {
  // What the web server signs is believed while the clocks agree.
  vi.useFakeTimers({ toFake: ['Date'], now: seasonNow });
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const draft = await createDraft(db);
  ({ teamNo, version } = draft);
  access = await accessToken(db, { kind: 'user', accountId: draft.actor.userId, now: seasonNow });
  metrics = createMetrics({ port: 0, host: '127.0.0.1' });
  metrics.watchFigures(figuresOf(db, () => seasonNow));
  apis = await bothApis({
    db,
    files: temporaryStore(),
    clock: () => seasonNow,
    signals: { user: { log: logOf('user-api'), metrics }, admin: { log: logOf('admin-api'), metrics } },
  });
  const listen = ({ app }: { app: FastifyInstance }) => app.listen({ port: 0, host: '127.0.0.1' });
  const { env } = parseWebEnv({
    CHULBAL_MODE: 'demo',
    USER_API_URL: await listen(apis.user),
    POINTER_API_URL: await listen(apis.admin),
    COOKIE_SECRET: testSecrets.operator,
    SERVICE_SECRET: testSecrets.service,
  });
  web = await createWebServer({
    env,
    mode: 'demo',
    signals: { log: logOf('web'), metrics },
    routeOf: (path) => `/${path.split('/')[1]}`,
    handle: async (request, visit) => {
      const { pathname, searchParams } = new URL(request.url);
      const asked = pathname.split('/')[1];
      if (asked === 'crash') throw new Error(`no such person: ${mail} ${name}`);
      if (asked === 'in') visit.logIn('user', { ...tokens, accessToken: access }, { userId: 1, name });
      if (asked === 'code') await visit.attempt(sendCode, { purpose: 'signUpPhone', phone });
      if (asked === 'login') await visit.attempt(login, { loginId: mail, password: 'canary password' });
      if (asked === 'pointer') await visit.attempt(pointerLogin, { userId: mail, password: 'canary' });
      if (asked === 'console')
        await visit.attempt(operatorLogin, { loginId: mail, password: 'canary', totp: '777788' });
      if (asked === 'link') await visit.attempt(getInvitation, { token });
      if (asked === 'search')
        await visit.attempt(getNoticeList, { keyword: searchParams.get('keyword') ?? '' });
      if (asked === 'save') {
        saves += 1;
        const changes = { teamName: name, teamChar: `canary ${saves}` };
        const saved = await visit.attempt(saveDraft, { ...campus, teamNo, baseVersion: version, changes });
        if (saved.ok) version = saved.data.version;
        return Response.json(saved, { status: saved.ok ? 200 : saved.error.status });
      }
      return new Response('');
    },
  });
});

afterAll(async () => {
  vi.useRealTimers();
  await web.close();
  await apis.user.app.close();
  await apis.admin.app.close();
});

const tokens = { refreshToken: token, accessExpiresIn: 600, refreshExpiresIn: 600, persistent: false };
const ofRequest = (requestId: unknown) => seen().filter((line) => line.requestId === requestId);

test('S-06, P-05 a journey of people over the three servers leaves nothing of them in logs and metrics', async () => {
  const cookies: Record<string, string> = {};
  const ask = async (url: string, more: object = {}) => {
    const reply = await web.inject({ url, cookies, ...more });
    for (const one of reply.cookies) cookies[one.name] = one.value;
    return reply;
  };
  for (const page of ['code', 'login', 'pointer', 'console', 'link', 'in'])
    await ask(`/${page}/canary?name=${name}`);
  await ask(`/search?keyword=${encodeURIComponent('카나리아 canary')}`);
  expect((await ask('/save')).statusCode).toBe(200);
  const file = new URLSearchParams({
    teamNo: String(teamNo),
    slot: 'business',
    fileName: 'canary 카나리아.pdf',
    size: '4',
  });
  await ask(`/transfer/upload?${file}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      origin: 'http://localhost:80',
      host: 'localhost:80',
    },
    payload: 'junk',
  });
  await ask(`/transfer/file/canary.png`);

  // A database and a page that fail with somebody's data in their words, and a mail server that names whom it refuses.
  const allow = await refuseApplications(db, 'Key (phone)=(010-7777-8888) canary');
  const failed = await ask('/save');
  await allow();
  expect(failed.statusCode).toBe(500);
  expect((await ask('/crash')).statusCode).toBe(500);
  const refuse = async () => Promise.reject(new Error(`550 ${mail} unknown`));
  const transport = { name: 'refusing', send: refuse };
  const { delivered, report } = workerSignals({ log: logOf('worker'), metrics });
  await deliverPending(db, { mail: transport, sms: transport }, { now: seasonNow, tell: delivered });
  report(new Error(`could not send to ${mail}`), 'messages');

  const written = lines.join('') + (await metrics.text());
  for (const part of ['"server":"web"', '"server":"user-api"', '"server":"admin-api"', '"server":"worker"'])
    expect(written).toContain(part);
  expect(written).toContain('chulbal_autosaves_total{what="application",outcome="requestFailed"} 1');
  expect(written.split('\n').filter((line) => canaries.test(line))).toEqual([]);
});

test('one id leads through the servers to the message that came of a request', async () => {
  const [code] = seen().filter(({ server, route }) => server === 'web' && route === '/code');
  const lines = ofRequest(code?.requestId);
  expect(lines.map(({ server, msg }) => `${server} ${msg}`)).toEqual([
    'user-api request',
    'web request',
    'worker message',
  ]);
  expect(lines.at(-1)).toMatchObject({ channel: 'sms', outcome: 'pending', attempts: 1 });
});

test('what failed says a reference by which its lines are found', async () => {
  const told = async (url: string) => (await web.inject({ url })).json();
  const { data } = await told('/crash');
  const found = seen().filter(({ requestId }) => String(requestId).startsWith(data.reference));
  expect(found.map(({ server, msg }) => `${server} ${msg}`)).toEqual(['web unforeseen', 'web request']);
  const [unforeseen] = seen().filter(({ server, msg }) => server === 'user-api' && msg === 'unforeseen');
  expect(unforeseen).toMatchObject({ level: 'error', err: { code: 'P0001' } });
  expect(ofRequest(unforeseen?.requestId).map(({ server }) => server)).toEqual([
    'user-api',
    'user-api',
    'web',
  ]);
});
