import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { listDraftVersions, saveDraft } from '@chulbal/contract/applications/applications';
import { searchSchools } from '@chulbal/contract/schools/schools';
import { describe, expect, test } from 'vitest';
import { ApiCaller } from './api-call.ts';

const caller = { arrivedAt: 0, address: '192.0.2.1', language: 'ko', requestId: 'r' } as const;
const api = new ApiCaller({ user: 'http://127.0.0.1:9', pointer: 'http://127.0.0.1:9' }, 'service');

describe('S-15: what a script sends in our name and nobody can write down is an invalid request', () => {
  test('a value that is no text, in a query', async () => {
    const asked = api.call(listDraftVersions, { teamNo: { toString: 1, valueOf: 1 } }, caller, null);
    await expect(asked).rejects.toMatchObject({ name: 'invalidRequest', status: 400 });
  });

  test('endless nesting', async () => {
    const nested: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const asked = api.call(saveDraft, { changes: nested }, caller, null);
    await expect(asked).rejects.toMatchObject({ name: 'invalidRequest', status: 400 });
  });
});

test('an API that cannot be reached is a network error', async () => {
  await expect(api.call(listDraftVersions, { teamNo: 1 }, caller, null)).rejects.toMatchObject({
    name: 'networkError',
    status: 503,
  });
});

describe('R-15: a kept connection that the API closes under a call', () => {
  async function closing() {
    const used = new Set<Socket>();
    const server = createServer((request, reply) => {
      if (used.has(request.socket)) return request.socket.resetAndDestroy();
      used.add(request.socket);
      reply.end(JSON.stringify({ code: 200, message: 'OK', data: [] }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { server, caller: new ApiCaller({ user: url, pointer: url }, 'service') };
  }

  test('is read over another', async () => {
    const { server, caller: closed } = await closing();
    for (let time = 0; time < 3; time += 1) {
      expect(await closed.call(listDraftVersions, { teamNo: 1 }, caller, null)).toEqual([]);
    }
    server.close();
  });

  test('is not written over another: it may have been done', async () => {
    const { server, caller: closed } = await closing();
    const save = () => closed.call(saveDraft, {}, caller, null);
    await save();
    await expect(save()).rejects.toMatchObject({ name: 'networkError' });
    server.close();
  });
});

describe('public answers are kept for a while', () => {
  async function counting(length: number) {
    const asked: string[] = [];
    const server = createServer((request, reply) => {
      asked.push(new URL(request.url ?? '/', 'http://api').searchParams.get('keyword') ?? '');
      reply.end(JSON.stringify({ code: 200, message: 'OK', data: ['가'.repeat(length)] }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { server, asked, caller: new ApiCaller({ user: url, pointer: url }, 'service', 1_000_000) };
  }

  test('and asked for once, however many ask at once', async () => {
    const { server, asked, caller: kept } = await counting(10);
    const ask = () => kept.call(searchSchools, { keyword: '가' }, caller, null);
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(asked).toEqual(['가']);
    server.close();
  });

  test('F-07 but never more than so many bytes, whatever their number and size', async () => {
    const { server, asked, caller: kept } = await counting(100_000);
    const ask = (keyword: string) => kept.call(searchSchools, { keyword }, caller, null);
    for (const keyword of ['1', '2', '3', '4', '5']) await ask(keyword);
    await ask('5');
    await ask('1');
    expect(asked).toEqual(['1', '2', '3', '4', '5', '1']);
    server.close();
  });

  test('an answer that is larger than all that is kept is given and forgotten', async () => {
    const { server, asked, caller: kept } = await counting(1_000_000);
    const ask = () => kept.call(searchSchools, { keyword: '가' }, caller, null);
    expect(await ask()).toEqual(['가'.repeat(1_000_000)]);
    await ask();
    expect(asked).toHaveLength(2);
    server.close();
  });
});
