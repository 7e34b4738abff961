import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { userApiServices } from '@chulbal/testing/api';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { createUserApi } from './app.ts';
import type { UserApi } from './services.ts';

let api: UserApi;
beforeAll(async () => {
  const db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  api = await createUserApi(userApiServices({ db, files: temporaryStore(), clock: () => seasonNow }));
});

/** Fields of an input that may be left out. */
function optionalFields({ input }: AnyEndpoint): string[] {
  const { shape = {} } = input as { shape?: Record<string, AnyEndpoint['input']> };
  return Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success);
}

const answer = async (url: string) => {
  const reply = await api.app.inject({ url });
  return [reply.statusCode, reply.body];
};

describe('an empty value of a query means none', () => {
  test('at every public list, for every field that may be left out', async () => {
    const lists = api.mounted.filter(
      (endpoint) =>
        endpoint.method === 'GET' && endpoint.access === 'public' && optionalFields(endpoint).length > 0,
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const endpoint of lists) {
      const empty = new URLSearchParams(optionalFields(endpoint).map((name) => [name, '']));
      expect([endpoint.path, await answer(`${endpoint.path}?${empty}`)]).toEqual([
        endpoint.path,
        await answer(endpoint.path),
      ]);
    }
  });

  test('and as the specification asks for notices', async () => {
    const url = '/api/board/query/get-notice-list?noticeType=&findType=&keyword=';
    expect((await answer(url))[0]).toBe(200);
  });

  test('what is needed is missed where it is empty', async () => {
    const [status] = await answer('/api/board/query/get-notice-detail?boardId=');
    expect(status).toBe(400);
  });
});
