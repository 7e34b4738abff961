import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import type { Db } from '@chulbal/domain/db';
import { accessToken, testSecrets } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { createDraft, createFile, seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { signEdge } from '@chulbal/web/server/edge';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { arbitraryInput } from './testing/arbitrary-input.ts';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const now = seasonNow;
const seed = 20260520;
const requests = process.env.WHOLE ? 100_000 : 10_000;
const perEndpoint = Math.ceil(requests / allEndpoints.size);

let db: Db;
let apis: TestApis;
let tokens: Record<'user' | 'evaluator' | 'operator', string>;
let operatorId: number;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now });
  apis = await bothApis({ db, files: temporaryStore(), clock: () => now });
  // The only owner: nothing that is fuzzed can take the role away.
  ({ operatorId } = await createOperator(db));
  // The fuzzing user leads team 1, so that what is asked gets past "no such team".
  const { actor, teamNo } = await createDraft(db);
  await createFile(db, { teamNo, ownerId: actor.userId });
  tokens = {
    user: await accessToken(db, { kind: 'user', accountId: actor.userId, now }),
    evaluator: '',
    operator: '',
  };
});

describe(`S-15 ${requests} fuzz requests give no 5xx and no stack trace`, () => {
  test.each([...allEndpoints])('%s', { timeout: 3_600_000 }, async (_name, endpoint) => {
    const property = fc.asyncProperty(arbitraryInput(endpoint), async (input) => {
      const reply = await ask(endpoint, input);
      expect(reply.statusCode, JSON.stringify(input)).toBeLessThan(500);
      expect(reply.body).not.toMatch(/\bat .+\.ts:\d+|node_modules|select .+ from /i);
      if (reply.statusCode >= 400) expect(Object.keys(reply.json())).toEqual(['code', 'message', 'data']);
    });
    const { evaluatorId } = await createEvaluator(db);
    tokens.evaluator = await evaluatorToken(db, evaluatorId, { now });
    tokens.operator = await operatorToken(db, { operatorId, now, confirmed: true });
    await fc.assert(property, { seed, numRuns: perEndpoint, endOnFailure: true });
  });
});

function ask(endpoint: AnyEndpoint, input: unknown) {
  const isAdmin = endpoint.path.startsWith('/admin/');
  const token = endpoint.access === 'operator' ? tokens.operator : isAdmin ? tokens.evaluator : tokens.user;
  const fromQuery = endpoint.method === 'GET' || endpoint.body === 'stream';
  const isLogin = isAdmin && endpoint.access === 'public';
  return (isAdmin ? apis.admin : apis.user).app.inject({
    method: endpoint.method,
    url: fromQuery ? `${endpoint.path}?${queryOf(input)}` : endpoint.path,
    headers: {
      'x-edge': fromAnywhere(),
      ...(isLogin ? {} : { authorization: `Bearer ${token}` }),
      'content-type': endpoint.body === 'stream' ? 'application/octet-stream' : 'application/json',
    },
    ...(endpoint.method === 'GET' ? {} : { payload: fromQuery ? 'bytes' : JSON.stringify(input) }),
  });
}

let asked = 0;

/** Another address each time, as the web server would sign it: no limit stands before what is fuzzed. */
function fromAnywhere(): string {
  asked += 1;
  const address = `2001:db8:${asked.toString(16)}::1`;
  const facts = { arrivedAt: now.getTime(), address, language: 'ko', requestId: String(asked) } as const;
  return signEdge(facts, testSecrets.service);
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return encodeURIComponent(String(input).toWellFormed());
  const pairs = Object.entries(input).map(([name, value]) => {
    const said = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(String(said).toWellFormed())}`;
  });
  return pairs.join('&');
}
