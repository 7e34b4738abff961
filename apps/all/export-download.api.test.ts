import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Db } from '@chulbal/domain/db';
import { parseWebEnv } from '@chulbal/http/env';
import { testSecrets } from '@chulbal/testing/api';
import { readArchive } from '@chulbal/testing/archives';
import { createSubmitted } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { SessionCookies } from '@chulbal/web/server/session-cookies';
import { createWebServer } from '@chulbal/web/server/web-server';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const store = temporaryStore();
const cookieSecret = randomBytes(32).toString('hex');
let db: Db;
let apis: TestApis;
let web: FastifyInstance;
let url: string;

// Through everything a browser's download goes through: web server, session, API, database, files.
beforeEach(async () => {
  db = await testDb();
  await publishedSeason(db, { now: new Date() });
  apis = await bothApis({ db, files: store, clock: () => new Date() });
  const api = await apis.admin.app.listen({ port: 0, host: '127.0.0.1' });
  const keys = { COOKIE_SECRET: cookieSecret, SERVICE_SECRET: testSecrets.service };
  const { env } = parseWebEnv({ CHULBAL_MODE: 'demo', USER_API_URL: api, POINTER_API_URL: api, ...keys });
  web = await createWebServer({ env, mode: 'demo', handle: async () => new Response('page') });
  url = await web.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await web.close();
  await apis.admin.app.close();
});

/** Sends the export's form as a page of the console does; `confirmed` as an operator who has just said who they are. */
async function download({ confirmed = true } = {}): Promise<IncomingMessage> {
  const now = new Date();
  const { operatorId, name } = await createOperator(db, { role: 'contestManager' });
  const written = await new SessionCookies(cookieSecret, false).write('operator', {
    who: { userId: operatorId, name },
    access: await operatorToken(db, { operatorId, now, confirmed }),
    refresh: 'none',
    expiresAt: now.getTime() + 600_000,
    refreshFor: 600,
    persistent: false,
  });
  const form = new URLSearchParams({
    format: 'zip',
    filter: '{}',
    columns: 'number',
    reason: '서류 심사 자료',
  });
  const headers = {
    cookie: written.map((one) => `${one.name}=${one.value}`).join('; '),
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
    referer: `${url}/console/applications?trackNo=3`,
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/console/applications/export`, { method: 'POST', headers }, resolve);
    call.once('error', reject);
    call.end(form.toString());
  });
}

/** A submitted team whose files have this many bytes. */
async function teamWith(mebibytes: number): Promise<void> {
  const { teamNo } = await createSubmitted(db, { now: new Date() });
  const files = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('teamNo', '=', teamNo)
    .execute();
  for (const { serverFileName } of files) await store.write(serverFileName, pieces(mebibytes));
}

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece += 1) yield Buffer.alloc(1024 * 1024, piece);
}

const listed = () => db.sql.selectFrom('exports').select(['bytes', 'finishedAt']).execute();

test('the form of the console is answered with the archive, and it stands finished on record', async () => {
  await teamWith(2);
  const reply = await download();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-disposition']).toContain('attachment');
  const bytes = await buffer(reply);
  const entries = await readArchive(bytes);
  expect(entries.map(({ content }) => content.length)).toEqual([2_097_152, 2_097_152, expect.any(Number)]);
  expect(await listed()).toEqual([{ bytes: bytes.length, finishedAt: expect.any(Date) }]);
});

test('a browser that gives up half way ends it all the way down', async () => {
  await teamWith(40);
  const reply = await download();
  await new Promise((resolve) => reply.once('data', resolve));
  reply.destroy();
  await web.close();
  await apis.admin.app.close();
  expect(await listed()).toEqual([{ bytes: null, finishedAt: null }]);
});

test('who has not just confirmed is led back and told so, and nothing is exported', async () => {
  const reply = await download({ confirmed: false });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/console/applications?trackNo=3');
  expect(reply.headers['set-cookie']?.join()).toContain('flash=confirmNeeded');
  expect(await listed()).toEqual([]);
});
