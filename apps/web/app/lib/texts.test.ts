import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { namespaceOf } from './text-groups.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const korean = globSync('**/*.ko.ts', { cwd: app }).sort();
const english = globSync('**/*.en.ts', { cwd: app }).sort();

/** Texts without Hangul on purpose: names, units, signs, and whatever is the same in both languages. */
const sameInBoth = /^(?:[\s\d\p{P}\p{S}]|\{\{[^}]+\}\})*$/u;
const names = new Set<string>([
  'English',
  'FAQ',
  'PDF',
  'KO',
  'EN',
  'BMC',
  'IR',
  'D-{{count}}',
  'D-{{days}}',
  'D-DAY',
  'D-Day',
  'Enter',
  'Esc',
  'CSV (.csv)',
  'SHA-256',
  'HTTP {{status}}',
  '{{ms}} ms',
  'webhook-id: {{id}}',
]);

/** Where an English text may show Hangul: variables with particles, an example in brackets, the language's name. */
const quoted = /\{\{[^}]*\}\}|\([^)]*\)|“[^”]*”|한국어/g;

/** `[path, text]` of every word in a file's only export. */
async function wordsIn(file: string): Promise<{ namespace: string; words: [string, string][] }> {
  const exported = Object.entries((await import(path.join(app, file))) as Record<string, unknown>);
  expect(exported, `${file} has one export`).toHaveLength(1);
  const [namespace, texts] = exported[0] as [string, unknown];
  return { namespace, words: flat(texts, '') };
}

function flat(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, at ? `${at}.${key}` : key));
}

const variables = (text: string) =>
  [...text.matchAll(/\{\{([^},]+)/g)].map(([, name]) => name?.trim()).sort();

describe('texts', () => {
  test('every Korean file has its English twin', () => {
    expect(english).toEqual(korean.map((file) => file.replace('.ko.ts', '.en.ts')));
  });

  test('a namespace is the name of its file and stands once in the whole app', () => {
    const names = korean.map((file) => namespaceOf(path.basename(file)));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test.each(korean)('%s', async (file) => {
    const ko = await wordsIn(file);
    const en = await wordsIn(file.replace('.ko.ts', '.en.ts'));
    expect(ko.namespace).toBe(namespaceOf(path.basename(file)));
    expect(en.namespace).toBe(ko.namespace);
    const koreanKeys = ko.words.map(([key]) => key);
    const englishKeys = en.words
      .map(([key]) => key)
      .filter((key) => !key.endsWith('_one') || koreanKeys.includes(key));
    expect(englishKeys.sort()).toEqual(koreanKeys.sort());

    const withoutHangul = ko.words.filter(
      ([, text]) => !/\p{Script=Hangul}/u.test(text) && !sameInBoth.test(text) && !names.has(text),
    );
    expect(withoutHangul, 'Korean texts without Hangul').toEqual([]);
    const withHangul = en.words.filter(([, text]) => /\p{Script=Hangul}/u.test(text.replaceAll(quoted, '')));
    expect(withHangul, 'English texts with Hangul').toEqual([]);
    const otherwise = ko.words.filter(([, text]) => /지원서/.test(text));
    expect(otherwise, 'an application is 신청서, everywhere').toEqual([]);
    expect(
      ko.words.filter(([, text]) => text.trim() === ''),
      'empty texts',
    ).toEqual([]);

    const englishWords = new Map(en.words);
    const unknown = ko.words.filter(([key, text]) => {
      const mine = variables(text);
      return variables(englishWords.get(key) ?? '').some((name) => !mine.includes(name));
    });
    expect(unknown, 'English texts with variables the Korean does not have').toEqual([]);
  });
});
