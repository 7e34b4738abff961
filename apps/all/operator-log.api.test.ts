import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { errors } from '@chulbal/contract/errors';
import { hashPassword } from '@chulbal/domain/accounts/passwords';
import type { OperatorActor } from '@chulbal/domain/actor';
import { chainArrivals } from '@chulbal/domain/audit/chain.commands';
import type { Db } from '@chulbal/domain/db';
import { snapshot, withoutLog } from '@chulbal/testing/database-state';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { audit as en } from '@chulbal/web/entry-words/audit.en';
import { audit as ko } from '@chulbal/web/entry-words/audit.ko';
import { changesOf, partsOf } from '@chulbal/web/entry-words/changes';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothApis, type TestApis } from './testing/both-apis.ts';
import type { Input } from './testing/operator-log-row.ts';
import { heldElsewhere, operatorLogRows, password, questions } from './testing/operator-log-rows.ts';
import { nothings, objectsOf } from './testing/operator-objects.ts';
import { operatorTable } from './testing/operator-table.ts';

const store = temporaryStore();
let db: Db;
let apis: TestApis;

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: store, clock: () => seasonNow });
  await createOperator(db);
});

const commands = [...allEndpoints].filter(
  ([, { access, method }]) => access === 'operator' && method === 'POST',
);

function endpointOf(name: string): AnyEndpoint {
  const endpoint = allEndpoints.get(name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
}

const passwordHash = await hashPassword(password);

/** An operator whose password and authenticator are known. */
function somebody(): Promise<OperatorActor> {
  return createOperator(db, { passwordHash });
}

async function call(endpoint: AnyEndpoint, { operatorId }: OperatorActor, input: Input, body?: Buffer) {
  const token = await operatorToken(db, { operatorId, now: seasonNow, confirmed: true });
  const reply = await apis.admin.app.inject({
    method: 'POST',
    url: endpoint.path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(endpoint.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(endpoint.body === 'stream' ? { query: texts(input) } : {}),
    payload: endpoint.body === 'stream' ? (body ?? Buffer.from('bytes')) : input,
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return isJson
    ? (reply.json() as { code: number; data: unknown })
    : { code: reply.statusCode, data: reply.body };
}

function texts(input: Input): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

async function logged() {
  await chainArrivals(db);
  return db.sql.selectFrom('auditEntries').select(['action', 'actorId']).orderBy('sequence').execute();
}

describe('every command of operators is in the audit log, or was not done', () => {
  test('stands in this list', () => {
    const known = [...Object.keys(operatorLogRows), ...heldElsewhere, ...questions];
    expect(known.sort()).toEqual(commands.map(([name]) => name).sort());
  });

  test.each(Object.entries(operatorTable).filter(([name]) => operatorLogRows[name]))(
    '%s that is refused is not',
    async (name, row) => {
      const { code } = await refused(name, await row.input(nothings()));
      expect(code).toBe(row.missing);
    },
  );

  test.each(commands)('%s with what it does not know is not', async (name) => {
    const { code } = await refused(name, { unknown: 'field' });
    expect(code).toBe(errors.invalidRequest.code);
  });

  test.each(Object.entries(operatorLogRows))(
    '%s',
    { timeout: 60_000 },
    async (name, { input, action, beside = [], body }) => {
      const endpoint = endpointOf(name);
      const operator = await somebody();
      const command = async (other: string, wanted: Input) =>
        (await call(endpointOf(other), operator, wanted)).data as Input;
      const asked = { db, objects: objectsOf(db, store, operator), operator, command };

      // What cannot be logged is not done, so this goes first and leaves what the rest is about as it was.
      const given = await input(asked);
      const untouched = await snapshot(db);
      const unlogged = await withoutLog(db, () => call(endpoint, operator, given, body));
      expect(unlogged.code).toBe(errors.requestFailed.code);
      expect(await snapshot(db)).toEqual(untouched);

      const before = (await logged()).length;
      expect(await call(endpoint, operator, given, body)).toMatchObject({ code: 200 });
      const entries = (await logged()).slice(before);
      // Of a team's people each is an entry.
      const times = name === 'revealPeople' ? 3 : 1;
      const said: string[] = [...beside, ...Array(times).fill(action)];
      expect(entries).toEqual(said.map((one) => ({ action: one, actorId: operator.operatorId })));
    },
  );
});

test('every field that these entries name has words in both languages', async () => {
  const entries = await db.sql.selectFrom('auditEntries').select(['before', 'after']).execute();
  const plain = { yes: '', no: '', none: '-', instant: (iso: string) => iso };
  const paths = entries.flatMap(({ before, after }) =>
    changesOf(before, after, plain).map(({ path }) => path),
  );
  // What an operator has called the axes of a type test comes after its weights.
  const parts = paths.flatMap((path) => partsOf(path.replace(/\bweights\.\w+$/, 'weights')));
  const names = new Set(parts.flatMap((part) => ('field' in part && part.field ? part.field : [])));
  expect(names.size).toBeGreaterThan(100);
  const nameless = (words: object) => [...names].filter((name) => !(name in words)).sort();
  expect({ ko: nameless(ko.fields), en: nameless(en.fields) }).toEqual({ ko: [], en: [] });
});

/** Asks for what is refused; nothing is logged. */
async function refused(name: string, input: Input) {
  const before = (await logged()).length;
  const reply = await call(endpointOf(name), await somebody(), input);
  expect((await logged()).length).toBe(before);
  return reply;
}
