import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { saveDraft } from '@chulbal/contract/applications/applications';
import { getNoticeList } from '@chulbal/contract/notices';
import { parseWebEnv } from '@chulbal/http/env';
import { openTracing } from '@chulbal/http/signals/signals';
import type { Tracing } from '@chulbal/http/signals/tracing';
import { accessToken, testSecrets } from '@chulbal/testing/api';
import { campus, createDraft, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { createWebServer } from '@chulbal/web/server/web-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bothApis } from './testing/both-apis.ts';

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

const got: Sent[] = [];
const receiver = createServer(async (request, reply) => {
  if (request.url === '/v1/traces') got.push((await json(request)) as Sent);
  reply.end('{}');
});

let tracings: (Tracing | null)[];
let close: () => Promise<void>;

beforeAll(async () => {
  // What the web server signs is believed while the clocks agree.
  vi.useFakeTimers({ toFake: ['Date'], now: seasonNow });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: 1 };
  const [ofWeb, ofUser] = [await openTracing(env, 'web'), await openTracing(env, 'user-api')];
  tracings = [ofWeb, ofUser];

  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  const { actor, teamNo, version } = await createDraft(db);
  const access = await accessToken(db, { kind: 'user', accountId: actor.userId, now: seasonNow });
  const apis = await bothApis({
    db,
    files: temporaryStore(),
    clock: () => seasonNow,
    signals: { user: { tracing: ofUser } },
  });
  const url = await apis.user.app.listen({ port: 0, host: '127.0.0.1' });
  const secrets = { COOKIE_SECRET: testSecrets.operator, SERVICE_SECRET: testSecrets.service };
  const urls = { USER_API_URL: url, POINTER_API_URL: url };
  const web = await createWebServer({
    env: parseWebEnv({ CHULBAL_MODE: 'demo', ...urls, ...secrets }).env,
    mode: 'demo',
    signals: { tracing: ofWeb },
    routeOf: () => '/apply/:trackNo',
    handle: async (_request, visit) => {
      const tokens = {
        refreshToken: 'canary',
        accessExpiresIn: 600,
        refreshExpiresIn: 600,
        persistent: false,
      };
      visit.logIn('user', { ...tokens, accessToken: access }, { userId: actor.userId, name: '카나리아' });
      await visit.api(getNoticeList, { keyword: 'canary' });
      await visit.api(saveDraft, {
        ...campus,
        teamNo,
        baseVersion: version,
        changes: { teamName: '카나리아' },
      });
      return new Response('');
    },
  });
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  expect((await web.inject({ url: '/apply/canary?name=카나리아', headers })).statusCode).toBe(200);
  await web.inject({ url: '/health' });
  close = async () => {
    await web.close();
    await apis.user.app.close();
    await apis.admin.app.close();
    await new Promise((resolve) => receiver.close(resolve));
  };
  for (const tracing of tracings) await tracing?.close();
});
afterAll(async () => {
  vi.useRealTimers();
  await close();
});

const spans = () =>
  got.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
      return scopeSpans.flatMap(({ spans: all }) => all.map((span) => ({ ...span, service })));
    }),
  );

test('a request is one trace, from the web server over the API to the transaction', () => {
  const all = spans();
  expect(new Set(all.map(({ traceId }) => traceId)).size).toBe(1);
  const under = (parent: string | undefined): unknown[] =>
    all
      .filter(({ parentSpanId }) => (parentSpanId || undefined) === parent)
      .map(({ service, name, spanId }) => [`${service} ${name}`, ...under(spanId)]);
  expect(under(undefined)).toEqual([
    [
      'chulbal-web GET /apply/:trackNo',
      [`chulbal-web GET ${getNoticeList.path}`, [`chulbal-user-api GET ${getNoticeList.path}`]],
      [
        `chulbal-web POST ${saveDraft.path}`,
        [`chulbal-user-api POST ${saveDraft.path}`, ['chulbal-user-api transaction']],
      ],
    ],
  ]);
});

test('S-06 nobody is in it, and nobody outside can make it part of a trace of theirs', () => {
  const written = JSON.stringify(got);
  expect(written).toContain('/apply/:trackNo');
  expect(written).not.toMatch(/canary|카나리아|aaaaaaaa|bbbbbbbb/);
});

test('without an address nothing is traced, and nothing is loaded for it', async () => {
  expect(await openTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, 'web')).toBeNull();
  const script = `
    import { createRequire } from 'node:module';
    for (const file of ['user-api', 'admin-api']) await import('@chulbal/' + file + '/app');
    const { openTracing, openMetrics } = await import('@chulbal/http/signals/signals');
    await openTracing({}, 'web'); await openMetrics(null);
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(JSON.stringify(loaded.filter((file) => /opentelemetry|prom-client/.test(file))));
    console.log(loaded.some((file) => /node_modules.fastify/.test(file)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
  });
  expect(said.toString().trim().split('\n')).toEqual(['[]', 'true']);
});
