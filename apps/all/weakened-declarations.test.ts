import { readFileSync } from 'node:fs';
import type { Access, AnyEndpoint } from '@chulbal/contract/endpoint';
import { permissions } from '@chulbal/contract/operators/values';
import { describe as describeApi } from '@chulbal/http/open-api';
import { allEndpoints } from '@chulbal/testing/endpoints';
import { expect, test } from 'vitest';

type Document = { paths: Record<string, Record<string, unknown>> };

/**
 * The access matrix asks the declarations what to expect, so a weaker declaration would pass it. The committed documents
 * are the table beside it: every declaration that lets more people in is another line of them.
 */
const committed = ['user-api', 'admin-api'].map(
  (name): Document =>
    JSON.parse(readFileSync(new URL(`../../docs/openapi/${name}.json`, import.meta.url), 'utf8')),
);

/** Whoever may call the endpoint then that may not now. */
const lessThan: Record<Access, readonly Access[]> = {
  public: [],
  user: ['public'],
  evaluator: ['public'],
  pledgedEvaluator: ['evaluator', 'public'],
  operator: ['public', 'evaluator'],
};

function* weakened(endpoint: AnyEndpoint): Generator<AnyEndpoint> {
  for (const access of lessThan[endpoint.access]) yield { ...endpoint, access };
  const { may, fresh: _, ...rest } = endpoint;
  if (endpoint.fresh) yield { ...rest, ...(may ? { may } : {}) };
  if (may && may !== 'own') yield { ...endpoint, may: 'own' };
  const others = Object.keys(permissions) as (keyof typeof permissions)[];
  if (may) for (const other of others) if (other !== may) yield { ...endpoint, may: other };
}

const lineOf = (endpoint: AnyEndpoint, { paths }: Document) =>
  JSON.stringify(paths[endpoint.path]?.[endpoint.method.toLowerCase()]);

test('S-01 every declaration of who may call is a line of the committed documents, and any weaker one another', () => {
  let mutants = 0;
  const unnoticed: string[] = [];
  for (const [name, endpoint] of allEndpoints) {
    const document = committed[endpoint.path.startsWith('/admin/') ? 1 : 0] as Document;
    const line = lineOf(endpoint, document);
    expect(lineOf(endpoint, describeApi('', [endpoint])), name).toBe(line);
    for (const weaker of weakened(endpoint)) {
      mutants += 1;
      if (lineOf(weaker, describeApi('', [weaker])) === line)
        unnoticed.push(`${name} ${weaker.access} ${weaker.may}`);
    }
  }
  expect(unnoticed).toEqual([]);
  expect(mutants).toBeGreaterThan(3 * allEndpoints.size);
});
