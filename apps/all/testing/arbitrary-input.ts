import type { AnyEndpoint } from '@chulbal/contract/endpoint';
import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Inputs for an endpoint, from its own schema: most of them nearly right, so that they get past the door,
 * some of them anything at all.
 */
export function arbitraryInput(endpoint: AnyEndpoint): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return fc.oneof(
    { weight: 6, arbitrary: near(schema) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    {
      weight: 1,
      arbitrary: fc.tuple(near(schema), fc.jsonValue()).map(([value, more]) => withStranger(value, more)),
    },
  );
}

/** One input that an endpoint's schema takes, the same each time: the least of everything. @throws where it takes another */
export function rightInput(endpoint: AnyEndpoint): object {
  const input = least(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }));
  endpoint.input.parse(input);
  return input as object;
}

function least(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return least(option as Schema);
  const items = (schema.items ?? {}) as Schema;
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, least(schema.properties?.[name] as Schema)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => least(items));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'string':
      return leastText(schema);
    default:
      return null;
  }
}

function leastText({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'date-time') return '2026-06-01T00:00:00.000Z';
  if (format === 'date') return '2026-06-01';
  if (format === 'uri') return 'https://example.com/';
  const plain = '가'.repeat(Math.max(minLength, 10));
  if (!pattern || new RegExp(pattern, 'u').test(plain)) return plain;
  return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 1 })[0] ?? '';
}

/** Texts that have broken servers before. */
const nastyTexts = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u202Egnp.exe',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '가'.normalize('NFD'),
  'ㅅㅂ',
  '😀'.repeat(50),
  '\uD800',
  '<script>alert(1)</script>',
  '-1',
  '9'.repeat(30),
  'NaN',
  '1e309',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00',
);

const text = fc.oneof({ weight: 2, arbitrary: nastyTexts }, fc.string({ unit: 'binary', maxLength: 60 }));

function near(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => near(option as Schema)));
  switch (schema.type) {
    case 'object':
      return nearObject(schema);
    case 'array':
      return fc.array(near((schema.items as Schema | undefined) ?? {}), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer(), fc.double(), fc.maxSafeInteger());
    case 'string':
      return nearText(schema);
    default:
      return fc.oneof(fc.integer({ min: 0, max: 20 }), text, fc.constant(null));
  }
}

function nearObject(schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  if (properties.length === 0) return fc.dictionary(paths, text, { maxKeys: 6 });
  const record = Object.fromEntries(properties.map(([name, value]) => [name, near(value as Schema)]));
  return fc.oneof(
    { weight: 5, arbitrary: fc.record(record, { requiredKeys: schema.required ?? [] }) },
    { weight: 1, arbitrary: fc.record(record, { requiredKeys: [] }) },
  );
}

/** Keys of the one free map there is, the draft's fields: real paths and strange ones. */
const paths = fc.oneof(
  fc.constantFrom(
    'teamName',
    'leader.tmName',
    'members.abcd1234.tmPhone',
    'additionList.0.aaNo',
    'members.abcd1234.tmNo',
  ),
  text,
);

function nearText(schema: Schema): fc.Arbitrary<string> {
  const made: fc.Arbitrary<string>[] = [text];
  if (schema.format === 'uuid') made.push(fc.uuid());
  if (schema.format === 'email') made.push(fc.emailAddress());
  if (schema.format === 'uri') made.push(fc.webUrl());
  if (schema.format === 'date')
    made.push(fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)));
  if (schema.pattern && !schema.format) {
    const pattern = new RegExp(schema.pattern);
    made.push(fc.stringMatching(pattern), fc.stringMatching(pattern));
  }
  return fc.oneof(...made);
}

function withStranger(value: unknown, more: unknown): unknown {
  return typeof value === 'object' && value !== null ? { ...value, stranger: more } : more;
}
