import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { downloadFile, removeFile, uploadFile } from '@chulbal/contract/files/files';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, request, userApiServices } from '@chulbal/testing/api';
import { writtenPdf } from '@chulbal/testing/corpus/benign';
import { seasonNow } from '@chulbal/testing/factories';
import { type CampusTeam, campusTeam } from '@chulbal/testing/uploads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUserApi } from '../app.ts';
import type { UserApi } from '../services.ts';

let team: CampusTeam;
let api: UserApi;
let token: string;
let origin: string;
const bytes = await writtenPdf();

beforeAll(async () => {
  team = await campusTeam();
  api = await createUserApi(userApiServices({ db: team.db, files: team.store, clock: () => seasonNow }));
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  token = await accessToken(team.db, { kind: 'user', accountId: team.actor.userId, now: seasonNow });
});
afterAll(() => api.app.close());

const fileName = '사업계획서 (최종).pdf';
const facts = { slot: 'business', fileName: fileName.normalize('NFD') };

function uploadUrl(given: Record<string, string | number> = {}): string {
  const query = new URLSearchParams();
  const all = { ...facts, teamNo: team.teamNo, size: bytes.length, ...given };
  for (const [name, value] of Object.entries(all)) query.set(name, String(value));
  return `${origin}${uploadFile.path}?${query}`;
}

async function upload(given: Record<string, string | number> = {}, bearer: string | null = token) {
  const reply = await fetch(uploadUrl(given), {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: new Uint8Array(bytes),
  });
  return (await reply.json()) as { code: number; data: { serverFileName: string; name: string } };
}

async function download(serverFileName: string, bearer: string | null = token) {
  return fetch(`${origin}${downloadFile.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'request-uuid': '8b6f0f0e-0d5c-4d7d-9d5e-1f2a3b4c5d6e',
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify({ serverFileName }),
  });
}

describe('a file over HTTP', () => {
  test('goes up as a stream and comes down as an attachment that nobody sniffs (S-03)', async () => {
    const { code, data } = await upload({ sha256: createHash('sha256').update(bytes).digest('hex') });
    expect(code).toBe(200);
    expect(data.name).toBe(fileName);
    const reply = await download(data.serverFileName);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[ -~]+"; filename\*=UTF-8''%EC%82%AC/,
      ),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'request-uuid': '8b6f0f0e-0d5c-4d7d-9d5e-1f2a3b4c5d6e',
    });
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is not there for strangers and visitors, and neither is any guess: the same answer to all', async () => {
    const { data } = await upload();
    const other = await createAccount(team.db);
    const stranger = await accessToken(team.db, { kind: 'user', accountId: other.id, now: seasonNow });
    const answers = [
      await download(data.serverFileName, stranger),
      await download(data.serverFileName, null),
      await download('0'.repeat(32), stranger),
      await download('../../secrets.json'),
      await download('%2e%2e%2fsecrets.json'),
      await download(`${data.serverFileName}/../${data.serverFileName}`),
    ];
    const told = await Promise.all(answers.map(async (reply) => [reply.status, await reply.text()]));
    expect(new Set(told.map(String)).size).toBe(1);
    expect(told[0]?.[0]).toBe(404);
  });

  test('is refused with the table’s code, the body unread', async () => {
    const codes = async (given: Record<string, string | number>, bearer?: string | null) =>
      (await upload(given, bearer)).code;
    expect(await codes({ fileName: '사업#계획.pdf' })).toBe(1120);
    expect(await codes({ fileName: 'plan.exe' })).toBe(1103);
    expect(await codes({ slot: 'nothing' })).toBe(400);
    expect(await codes({ size: bytes.length + 1 })).toBe(4022);
    expect(await codes({ size: 31 * 1024 * 1024 })).toBe(4020);
    expect(await codes({ teamNo: 999_999 })).toBe(1115);
    expect(await codes({}, null)).toBe(401);
  });

  test('without a body of bytes is an invalid request', async () => {
    const reply = await request(
      api.app,
      { method: 'POST', path: uploadUrl().slice(origin.length) },
      {},
      token,
    );
    expect(reply.code).toBe(400);
  });

  test('whose sender goes away in the middle leaves neither row nor bytes (R-07)', async () => {
    const before = { rows: (await team.rows()).length, names: (await team.storedNames()).length };
    const sending = httpRequest(uploadUrl({ size: 10_000_000, slot: 'schoolPaper' }), {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    });
    sending.on('error', () => {});
    sending.write(Buffer.alloc(200_000, 1));
    await expect.poll(team.incoming).toHaveLength(1);
    sending.destroy();
    await expect.poll(team.incoming).toEqual([]);
    await expect.poll(async () => (await team.rows()).length).toBe(before.rows);
    expect(await team.storedNames()).toHaveLength(before.names);
  });

  test('can be taken out of the draft by its team only', async () => {
    const { data } = await upload();
    const input = { serverFileName: data.serverFileName };
    const other = await createAccount(team.db);
    const stranger = await accessToken(team.db, { kind: 'user', accountId: other.id, now: seasonNow });
    expect((await request(api.app, removeFile, input, stranger)).code).toBe(404);
    expect((await request(api.app, removeFile, input, token)).code).toBe(200);
    expect((await download(data.serverFileName)).status).toBe(404);
  });
});
