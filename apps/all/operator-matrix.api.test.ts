import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import { errors } from '@chulbal/contract/errors';
import { operatorRole } from '@chulbal/contract/operators/roles';
import { may } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from '@chulbal/testing/accounts';
import { accessToken } from '@chulbal/testing/api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { seasonNow } from '@chulbal/testing/factories';
import { temporaryStore } from '@chulbal/testing/files';
import { createOperator, operatorToken } from '@chulbal/testing/operators';
import { publishedSeason } from '@chulbal/testing/seasons';
import { testDb } from '@chulbal/testing/test-db';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bothApis, type TestApis } from './testing/both-apis.ts';
import { operatorNaming } from './testing/object-names.ts';
import { nothings, objectsOf } from './testing/operator-objects.ts';
import type { OperatorRow } from './testing/operator-row.ts';
import { operatorTable } from './testing/operator-table.ts';

const askers = [...operatorRole.options, 'evaluator', 'user', 'visitor'] as const;
type Asker = (typeof askers)[number];
const whose = ['own', 'other', 'missing'] as const;

let db: Db;
let apis: TestApis;
const store = temporaryStore();

beforeAll(async () => {
  db = await testDb();
  await publishedSeason(db, { now: seasonNow });
  apis = await bothApis({ db, files: store, clock: () => seasonNow });
  // Whoever is asked about is never the last owner.
  await createOperator(db);
});

function endpointOf(name: string): AnyEndpoint {
  const endpoint = allEndpoints.get(name.split(' ')[0] ?? '');
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  return endpoint;
}

type Whose = (typeof whose)[number];
type Input = Record<string, unknown>;

/** What is asked: about a new object of the asker, of somebody else, or of nobody. */
async function inputOf(row: OperatorRow, asker: OperatorActor, about: Whose): Promise<Input> {
  if (about === 'missing') return row.input(nothings());
  return row.input(objectsOf(db, store, about === 'own' ? asker : await createOperator(db)));
}

type Somebody = { operator: OperatorActor; token: string | null };

async function somebody(endpoint: AnyEndpoint, asker: Asker): Promise<Somebody> {
  const role = operatorRole.options.find((one) => one === asker);
  const operator = await createOperator(db, role ? { role } : {});
  return { operator, token: await tokenOf(endpoint, asker, operator.operatorId) };
}

const refusedBefore = new Map<Asker, Promise<Somebody>>();

/** Whoever is refused changes nothing, nor themselves: the same somebody each time. */
function somebodyRefused(endpoint: AnyEndpoint, asker: Asker): Promise<Somebody> {
  const known = refusedBefore.get(asker) ?? somebody(endpoint, asker);
  refusedBefore.set(asker, known);
  return known;
}

async function ask(
  name: string,
  { operator, token }: Somebody,
  inputFor: (operator: OperatorActor) => Promise<Input>,
) {
  const endpoint = endpointOf(name);
  const input = await inputFor(operator);
  const inQuery = endpoint.method === 'GET' || endpoint.body === 'stream';
  const reply = await apis.admin.app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(endpoint.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(inQuery ? { query: input as Record<string, string> } : { payload: input }),
    ...(endpoint.body === 'stream' ? { payload: 'bytes' } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json');
  return { code: isJson ? (reply.json().code as number) : reply.statusCode, text: reply.body };
}

async function tokenOf({ access }: AnyEndpoint, asker: Asker, operatorId: number) {
  if (asker === 'visitor' || access === 'public') return null;
  if (asker !== 'evaluator' && asker !== 'user') {
    return operatorToken(db, { operatorId, now: seasonNow, confirmed: true });
  }
  const accountId = (await createAccount(db, { kind: asker })).id;
  return accessToken(db, { kind: asker, accountId, now: seasonNow });
}

/** The code of the door, or null for whom it lets in. */
function refusalOf({ access, may: what }: AnyEndpoint, asker: Asker): number | null {
  if (access === 'public') return null;
  if (asker === 'visitor') return errors.signInRequired.code;
  if (asker === 'user' || asker === 'evaluator') return errors.sessionOver.code;
  return what === 'own' || (what && may(asker, what)) ? null : errors.noPermission.code;
}

describe('S-01, S-02: every role of operators, every endpoint, own, other’s and missing objects', () => {
  test('every mounted endpoint that names an object stands in the table', () => {
    const naming = [...allEndpoints].filter(([, { path, access, input }]) => {
      const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
      const isOurs = path.startsWith('/admin/') && (access === 'operator' || access === 'public');
      return isOurs && operatorNaming.some((field) => field in (schema.properties ?? {}));
    });
    const mounted = new Set(apis.admin.mounted.map(({ path }) => path));
    const inTable = new Set(Object.keys(operatorTable).map((name) => name.split(' ')[0]));
    const lacking = naming.filter(([name, { path }]) => mounted.has(path) && !inTable.has(name));
    expect(lacking.map(([name]) => name)).toEqual([]);
    expect([...inTable].filter((name) => !naming.some(([one]) => one === name))).toEqual([]);
  });

  test.each(Object.entries(operatorTable))('%s', { timeout: 120_000 }, async (name, row) => {
    const said: Record<string, number> = {};
    const wanted: Record<string, number> = {};
    // Whoever is refused changes nothing, so they all ask about the same.
    const untouched = new Map<Whose, Input>();
    for (const asker of askers) {
      const endpoint = endpointOf(name);
      const refusal = refusalOf(endpoint, asker);
      const refused = new Set<string>();
      for (const about of whose) {
        const who = await (refusal ? somebodyRefused : somebody)(endpoint, asker);
        const { code, text } = await ask(name, who, async (operator) => {
          const input = (refusal && untouched.get(about)) || (await inputOf(row, operator, about));
          if (refusal) untouched.set(about, input);
          return input;
        });
        said[`${about} ${asker}`] = code;
        wanted[`${about} ${asker}`] = refusal ?? row[about] ?? row.own;
        if (refusal) refused.add(text);
      }
      // S-04: whoever may not is told the same, whether there is such an object or not.
      expect(refused.size).toBeLessThanOrEqual(1);
    }
    expect(said).toEqual(wanted);
  });
});
