import { randomUUID } from 'node:crypto';
import { apiScopes } from '@chulbal/contract/api-tokens';
import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import type { ErrorName } from '@chulbal/contract/errors';
import { operatorRole } from '@chulbal/contract/operators/roles';
import { may } from '@chulbal/contract/operators/values';
import { createToken } from '@chulbal/domain/api-tokens/commands';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken, testSigners } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { createEvaluator, evaluatorToken } from '@chulbal/testing/evaluators';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { rightInput } from './testing/arbitrary-input.ts';
import { bothApis, type TestApis } from './testing/both-apis.ts';

const now = new Date('2026-05-20T05:00:00Z');
const longAgo = new Date(now.getTime() - 3_600_000);

/** The refusals before anything is looked at; `in` stands for everything else, whatever comes behind it. */
const refusals = [
  'signInRequired',
  'sessionOver',
  'noPermission',
  'passwordChangeRequired',
  'confirmYourself',
] as const satisfies ErrorName[];
type Verdict = 'in' | (typeof refusals)[number];

/** Operators who have just confirmed who they are, by role; and those whom something keeps out. */
const operators = operatorRole.options;
const others = [
  'visitor',
  'user',
  'evaluator',
  'evaluator who must change the password',
  'disabled evaluator',
  'expired user',
  'user whose session ran out',
  'evaluator whose session ran out',
  'expired operator',
  'ended',
  'garbage',
  'owner who has not confirmed',
  'owner who must change the password',
  'disabled owner',
  'owner idle for 30 minutes',
  'program of an owner',
] as const;
const callers = [...operators, ...others];
type Caller = (typeof callers)[number];

/** Who may pass the door of an endpoint: the expected table (S-01), row by row. */
function expectedVerdict(endpoint: AnyEndpoint, caller: Caller): Verdict {
  const { access, path, fresh } = endpoint;
  const onAdmin = path.startsWith('/admin/');
  // The log-ins of the evaluator and operator API read no token at all.
  if (onAdmin && access === 'public') return 'in';
  if (caller === 'visitor') return access === 'public' ? 'in' : 'signInRequired';
  if (!onAdmin) {
    if (caller === 'expired user') return 'signInRequired';
    return caller === 'user' ? 'in' : 'sessionOver';
  }
  // Whether the pledge is signed is asked of a stage that the input names: a table of its own (S-08).
  if (access === 'evaluator' || access === 'pledgedEvaluator') {
    if (caller === 'evaluator who must change the password') {
      return endpoint.may === 'own' ? 'in' : 'passwordChangeRequired';
    }
    return caller === 'evaluator' ? 'in' : 'sessionOver';
  }
  if (access !== 'operator') return 'sessionOver';
  if (caller === 'expired operator') return 'signInRequired';
  // A program reads what its scopes name, and confirms nothing.
  if (caller === 'program of an owner')
    return endpoint.method === 'GET' && !fresh && isScope(endpoint.may) ? 'in' : 'noPermission';
  if (caller === 'owner who has not confirmed') return fresh ? 'confirmYourself' : 'in';
  if (caller === 'owner who must change the password') {
    return endpoint.may === 'own' ? 'in' : 'passwordChangeRequired';
  }
  const role = operators.find((one) => one === caller);
  if (!role) return 'sessionOver';
  return endpoint.may === 'own' || (endpoint.may && may(role, endpoint.may)) ? 'in' : 'noPermission';
}

const isScope = (what: AnyEndpoint['may']) => apiScopes.some((scope) => scope === what);

let db: Db;
let apis: TestApis;
let programToken = '';
let ids: Partial<Record<Caller, number>>;

beforeAll(async () => {
  db = await testDb();
  apis = await bothApis({ db, files: temporaryStore(), clock: () => now });
  ids = {};
  for (const caller of callers) ids[caller] = await accountOf(caller);
});

async function accountOf(caller: Caller): Promise<number> {
  const role = operators.find((one) => one === caller);
  if (caller === 'program of an owner') {
    const owner = await createOperator(db);
    const asked = { name: '주간 시트', scopes: apiScopes, days: 30, now };
    programToken = (await createToken(db, owner, asked)).token;
    return owner.operatorId;
  }
  if (caller.includes('evaluator')) {
    const mustChangePassword = caller === 'evaluator who must change the password';
    const disabledAt = caller === 'disabled evaluator' ? longAgo : null;
    return (await createEvaluator(db, { mustChangePassword, disabledAt })).evaluatorId;
  }
  if (!role && !/owner|operator/.test(caller)) return (await createAccount(db)).id;
  const { operatorId } = await createOperator(db, { role: role ?? 'owner' });
  const changes = {
    mustChangePassword: caller === 'owner who must change the password',
    disabledAt: caller === 'disabled owner' ? longAgo : null,
  };
  await db.sql.updateTable('operators').set(changes).where('accountId', '=', operatorId).execute();
  return operatorId;
}

/** A token of a new session: some endpoints end the one they are asked by. */
async function tokenOf(caller: Caller): Promise<string | null> {
  const accountId = ids[caller] ?? 0;
  if (caller === 'visitor') return null;
  if (caller === 'garbage') return 'not.a.token';
  if (caller === 'program of an owner') return programToken;
  if (caller === 'ended') return testSigners.user.sign({ accountId, familyId: randomUUID() }, now);
  if (caller === 'expired user') return accessToken(db, { kind: 'user', accountId, now: longAgo });
  if (caller === 'expired operator') return accessToken(db, { kind: 'operator', accountId, now: longAgo });
  if (caller === 'user') return accessToken(db, { kind: 'user', accountId, now });
  if (caller === 'user whose session ran out') {
    return runOut(accountId, accessToken(db, { kind: 'user', accountId, now }));
  }
  if (caller === 'evaluator whose session ran out')
    return runOut(accountId, evaluatorToken(db, accountId, { now }));
  if (caller.includes('evaluator')) return evaluatorToken(db, accountId, { now });
  const confirmed = caller !== 'owner who has not confirmed';
  const token = await operatorToken(db, { operatorId: accountId, now, confirmed });
  return caller === 'owner idle for 30 minutes' ? runOut(accountId, token) : token;
}

/** The token, whose session ends at this moment: its own life goes on for minutes. */
async function runOut(accountId: number, token: string | Promise<string>): Promise<string> {
  const given = await token;
  const idle = db.sql.updateTable('sessionFamilies').set({ expiresAt: now });
  await idle.where('accountId', '=', accountId).execute();
  return given;
}

const keptOut = new Map<Caller, Promise<string | null>>();

/** A token of one session for all who are kept out: they end none. */
function tokenKeptOut(caller: Caller): Promise<string | null> {
  const known = keptOut.get(caller) ?? tokenOf(caller);
  keptOut.set(caller, known);
  return known;
}

describe('S-01 every endpoint says who may call it, and nobody else gets in', () => {
  test('every endpoint of the contract is mounted exactly once, on the API of its path', () => {
    const declared = [...allEndpoints.values()].map(({ path }) => path).sort();
    const mounted = [...apis.user.mounted, ...apis.admin.mounted].map(({ path }) => path).sort();
    expect(mounted).toEqual(declared);
    expect(apis.user.mounted.every(({ path }) => path.startsWith('/api/'))).toBe(true);
    expect(apis.admin.mounted.every(({ path }) => path.startsWith('/admin/'))).toBe(true);
  });

  test('OpenAPI describes what is mounted', async () => {
    for (const [api, path] of [
      [apis.user, '/api/docs'],
      [apis.admin, '/admin/docs'],
    ] as const) {
      const document = (await api.app.inject({ url: path })).json();
      expect(Object.keys(document.paths).sort()).toEqual(api.mounted.map((one) => one.path).sort());
    }
  });

  test.each([...allEndpoints])('%s', async (_name, endpoint) => {
    const said: Partial<Record<Caller, Verdict>> = {};
    const wanted: Partial<Record<Caller, Verdict>> = {};
    for (const caller of callers) {
      const verdict = expectedVerdict(endpoint, caller);
      wanted[caller] = verdict;
      const token = await (verdict === 'in' ? tokenOf : tokenKeptOut)(caller);
      // What is wrong with an input is said before anybody confirms who they are.
      const input = verdict === 'confirmYourself' ? rightInput(endpoint) : {};
      said[caller] = await verdictOf(endpoint, token, input);
    }
    expect(said).toEqual(wanted);
  });
});

describe('S-08 a token is worth nothing on the other API', () => {
  test('signed with the right key but another audience or key it is refused', async () => {
    const [user, evaluator, operator] = [
      await tokenOf('user'),
      await tokenOf('evaluator'),
      await tokenOf('owner'),
    ];
    for (const token of [evaluator, operator])
      expect(await testSigners.user.verify(token ?? '', now)).toBe('invalid');
    for (const token of [user, operator])
      expect(await testSigners.evaluator.verify(token ?? '', now)).toBe('invalid');
    for (const token of [user, evaluator])
      expect(await testSigners.operator.verify(token ?? '', now)).toBe('invalid');
  });

  test('a session of one kind is none for a token of another, however it was signed', async () => {
    const accountId = ids.owner ?? 0;
    const evaluatorToken = await tokenOf('evaluator');
    const claims = await testSigners.evaluator.verify(evaluatorToken ?? '', now);
    if (typeof claims === 'string') throw new Error(claims);
    const endpoint = allEndpoints.get('operatorMe') as AnyEndpoint;
    for (const forged of [claims, { ...claims, accountId }]) {
      expect(await verdictOf(endpoint, await testSigners.operator.sign(forged, now))).toBe('sessionOver');
    }
  });
});

async function verdictOf(endpoint: AnyEndpoint, token: string | null, payload = {}): Promise<Verdict> {
  const { app } = endpoint.path.startsWith('/admin/') ? apis.admin : apis.user;
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(endpoint.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(endpoint.method === 'POST' && endpoint.body !== 'stream' ? { payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  const error = isJson && reply.statusCode >= 400 ? reply.json().data.error : null;
  return refusals.find((one) => one === error) ?? 'in';
}
