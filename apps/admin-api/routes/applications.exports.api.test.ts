import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportApplications } from '@chulbal/contract/applications/operators';
import { errors } from '@chulbal/contract/errors';
import { operatorRole } from '@chulbal/contract/operators/roles';
import type { Db } from '@chulbal/domain/db';
import { adminApiServices, request } from '@chulbal/testing/api';
import { createSubmitted, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeEach, expect, test } from 'vitest';
import { createAdminApi } from '../app.ts';
import type { AdminApi } from '../services.ts';

let db: Db;
let api: AdminApi;
const store = temporaryStore();

beforeEach(async () => {
  db = await testDb();
  api = await createAdminApi(adminApiServices({ db, files: store, clock: () => seasonNow }));
  await publishedSeason(db, { now: seasonNow });
});

const asked = {
  format: 'csv',
  filter: {},
  columns: ['number', 'teamName'],
  reason: '심사위원 배정 회의 자료',
};

async function tokenOf(role: (typeof operatorRole.options)[number], confirmed = true): Promise<string> {
  const { operatorId } = await createOperator(db, { role });
  return operatorToken(db, { operatorId, now: seasonNow, confirmed });
}

const { noPermission, confirmYourself, invalidRequest } = errors;

test.each([
  ['viewer', noPermission.status],
  ['contentEditor', noPermission.status],
  ['contestManager', 200],
  ['privacyOfficer', 200],
  ['owner', 200],
] as const)('a %s who exports gets %i', async (role, status) => {
  const reply = await request(api.app, exportApplications, asked, await tokenOf(role));
  expect(reply.status).toBe(status);
  if (status !== 200) expect(reply.code).toBe(noPermission.code);
  expect(await db.sql.selectFrom('exports').select('id').execute()).toHaveLength(status === 200 ? 1 : 0);
});

test.each(operatorRole.options.slice(2))(
  '4041 a %s who has not just confirmed exports nothing',
  async (role) => {
    const reply = await request(api.app, exportApplications, asked, await tokenOf(role, false));
    expect(reply.code).toBe(confirmYourself.code);
    expect(await db.sql.selectFrom('exports').select('id').execute()).toEqual([]);
  },
);

test('what is wrong with the input is said before anybody confirms who they are', async () => {
  const token = await tokenOf('owner', false);
  const reply = await request(api.app, exportApplications, { ...asked, reason: ' ' }, token);
  expect(reply).toMatchObject({
    code: invalidRequest.code,
    data: { fields: { reason: expect.any(String) } },
  });
  expect(await db.sql.selectFrom('exports').select('id').execute()).toEqual([]);
});

test.each([
  ['no reason', { reason: '  ' }],
  ['one of four letters', { reason: '회의자료' }],
  ['no column', { columns: [] }],
  ['a column that there is not', { columns: ['password'] }],
  ['another format', { format: 'exe' }],
  ['a chip that there is not', { filter: { teamNo: [1] } }],
])('%s is refused', async (_, change) => {
  const token = await tokenOf('owner');
  const reply = await request(api.app, exportApplications, { ...asked, ...change }, token);
  expect(reply.code).toBe(invalidRequest.code);
});

test('the file comes as an attachment under a Korean name, in the language of whoever asks', async () => {
  await createSubmitted(db, { teamName: '한칸서재' });
  const reply = await api.app.inject({
    method: 'POST',
    url: exportApplications.path,
    headers: { authorization: `Bearer ${await tokenOf('owner')}`, 'accept-language': 'ko' },
    payload: asked,
  });
  expect(reply.body).toBe('\ufeff접수번호,팀 이름\r\n3-0001,한칸서재\r\n');
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['content-disposition']).toContain(
    `filename*=UTF-8''2026-${encodeURIComponent('신청')}-20260520-1400.csv`,
  );
});

test('a download that is killed half way stays without an end on record', async () => {
  const team = await createSubmitted(db);
  const files = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('teamNo', '=', team.teamNo)
    .execute();
  for (const { serverFileName } of files) await store.write(serverFileName, large());
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const token = await tokenOf('owner');
  await new Promise<void>((resolve, reject) => {
    const call = httpRequest(
      { port, method: 'POST', path: exportApplications.path, headers: headersOf(token) },
      (reply) => {
        reply.once('data', () => {
          reply.destroy();
          resolve();
        });
      },
    );
    call.once('error', reject);
    call.end(JSON.stringify({ ...asked, format: 'zip' }));
  });
  await api.app.close();
  const rows = await db.sql.selectFrom('exports').select(['format', 'bytes', 'finishedAt']).execute();
  expect(rows).toEqual([{ format: 'zip', bytes: null, finishedAt: null }]);
});

function headersOf(token: string) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

/** More than what sockets and pipes hold. */
async function* large() {
  for (let piece = 0; piece < 40; piece += 1) yield Buffer.alloc(1024 * 1024, piece);
}
