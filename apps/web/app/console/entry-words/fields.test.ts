import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { audit as en } from './audit.en.ts';
import { audit as ko } from './audit.ko.ts';

const domain = path.resolve(import.meta.dirname, '../../../../../packages/domain');

/** The names that a command writes down in an entry's `before` and `after`; those of other tables stand in `apps/all/operator-log.api.test.ts`. */
function written(): string[] {
  const files = globSync('**/*.ts', { cwd: domain }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith('migrations'),
  );
  const texts = files
    .map((file) => readFileSync(path.join(domain, file), 'utf8'))
    .filter((text) => text.includes('audit/commands'));
  const sides = texts.flatMap((text) =>
    [...text.matchAll(/\b(?:after|before): \{/g)].map(({ index, 0: head }) =>
      withoutCalls(objectAt(text, index + head.length - 1)),
    ),
  );
  const names = sides.flatMap((side) => [...side.matchAll(/(?:[{,]\s*)(?:\.\.\.\{\s*)?(\w+)(?=\s*[:,}])/g)]);
  return [...new Set(names.map(([, name]) => name ?? ''))].sort();
}

/** The object literal that begins at a place. */
function objectAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('{[('.includes(text.charAt(at))) depth += 1;
    if ('}])'.includes(text.charAt(at))) depth -= 1;
    if (depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

/** What stands in brackets is asked of something, and not written. */
function withoutCalls(text: string): string {
  const less = text.replace(/\([^()]*\)/g, '');
  return less === text ? text : withoutCalls(less);
}

describe('fields of the audit log', () => {
  test('those of the domain are found', () => {
    expect(written()).toEqual(expect.arrayContaining(['eventKey', 'fixUntil', 'signal', 'signatureEnded']));
  });

  test('each has words in both languages', () => {
    const nameless = (words: object) => written().filter((name) => !(name in words));
    expect({ ko: nameless(ko.fields), en: nameless(en.fields) }).toEqual({ ko: [], en: [] });
  });
});
