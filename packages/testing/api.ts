import { randomBytes } from 'node:crypto';
import type { AccountKind } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import type { FileStore } from '@chulbal/domain/files/store';
import { openSession } from '@chulbal/domain/sessions/commands';
import { tokenSigner } from '@chulbal/http/tokens';
import type { FastifyInstance } from 'fastify';

/** Secrets of the tests' APIs; new in every run. */
export const testSecrets = {
  user: randomBytes(32).toString('hex'),
  evaluator: randomBytes(32).toString('hex'),
  operator: randomBytes(32).toString('hex'),
  service: randomBytes(32).toString('hex'),
};

export const testSigners = {
  user: tokenSigner('user', testSecrets.user),
  evaluator: tokenSigner('evaluator', testSecrets.evaluator),
  operator: tokenSigner('operator', testSecrets.operator),
};

/** A clock that a test moves. */
export function movableClock(start: Date) {
  let now = start;
  return {
    clock: () => now,
    set: (to: Date) => {
      now = to;
    },
    advance: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

/** What `createUserApi` needs, on a test's database and clock. */
export function userApiServices(options: { db: Db; files: FileStore; clock: () => Date }) {
  return {
    ...options,
    signer: testSigners.user,
    sessionSecret: testSecrets.user,
    serviceSecret: testSecrets.service,
    requestsAMinute: 1_000_000,
    publicUrl: 'http://127.0.0.1:3000',
    preview: true,
  };
}

/** What `createAdminApi` needs, on a test's database and clock. */
export function adminApiServices(options: { db: Db; files: FileStore; clock: () => Date }) {
  return {
    ...options,
    signers: { evaluator: testSigners.evaluator, operator: testSigners.operator },
    sessionSecrets: { evaluator: testSecrets.evaluator, operator: testSecrets.operator },
    serviceSecret: testSecrets.service,
    requestsAMinute: 1_000_000,
    publicUrl: 'http://127.0.0.1:3000',
    // Every name is somewhere on the internet, and nobody is asked.
    webhooks: { inside: false, lookUp: async () => ['93.184.215.14'] },
  };
}

/** An access token of a new session of the account, as its log-in would give. */
export async function accessToken(
  db: Db,
  asked: { kind: AccountKind; accountId: number; now: Date },
): Promise<string> {
  const session = await openSession(db, { ...asked, persistent: false, secret: testSecrets[asked.kind] });
  return testSigners[asked.kind].sign({ accountId: asked.accountId, familyId: session.familyId }, asked.now);
}

export type TestReply = {
  status: number;
  code: number;
  message: string;
  data: unknown;
  headers: Record<string, unknown>;
};

/** Calls an endpoint over HTTP as the bearer of `token`, or as a visitor. GET input goes into the query. */
export async function request(
  app: FastifyInstance,
  endpoint: { method: 'GET' | 'POST'; path: string },
  input: Record<string, unknown> = {},
  token?: string,
): Promise<TestReply> {
  const query: Record<string, string | string[]> = {};
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries(input)) {
      query[name] = Array.isArray(value) ? value.map(String) : String(value);
    }
  }
  const reply = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(endpoint.method === 'GET' ? { query } : { payload: input }),
  });
  const body = reply.headers['content-type']?.toString().includes('json') ? reply.json() : {};
  return {
    status: reply.statusCode,
    code: body.code ?? reply.statusCode,
    message: body.message ?? '',
    data: body.data ?? null,
    headers: reply.headers,
  };
}
