import { expect, test } from 'vitest';
import { changesOf, isFingerprint } from './changes.ts';

const words = { yes: 'yes', no: 'no', none: 'none', instant: (iso: string) => `at ${iso.slice(0, 10)}` };
const said = (before: unknown, after: unknown) =>
  changesOf(before, after, words).map(({ path, before: was, after: is }) => `${path}: ${was} → ${is}`);

test.each([
  ['nothing', null, null, []],
  ['what was made', null, { role: 'owner' }, ['role: null → owner']],
  ['what went', { role: 'owner' }, undefined, ['role: owner → null']],
  ['what is as it was', { a: 1, b: 2 }, { a: 1, b: 3 }, ['b: 2 → 3']],
  ['what is nested', { stage: { closesAt: 1 } }, { stage: { closesAt: 2 } }, ['stage.closesAt: 1 → 2']],
  ['lists of plain values', { kinds: ['a'] }, { kinds: ['a', 'b'] }, ['kinds: a → a, b']],
  ['lists of objects', { t: [{ n: 1 }] }, { t: [{ n: 2 }, { n: 3 }] }, ['t.0.n: 1 → 2', 't.1.n: null → 3']],
  ['yes, no and nothing', { a: true, b: null }, { a: false, b: '' }, ['a: yes → no']],
  ['times', { at: '2026-03-10T01:12:45.000Z' }, { at: null }, ['at: at 2026-03-10 → none']],
  ['a text that only looks like a time', { t: '2026-03-10' }, { t: 'x' }, ['t: 2026-03-10 → x']],
  ['a value alone', 'draft', 'submitted', [': draft → submitted']],
  ['what is new as a whole', { lane1: null }, { lane1: { name: 'a' } }, ['lane1.name: null → a']],
  ['what is gone as a whole', { form: { name: 'a' } }, { form: null }, ['form.name: a → null']],
  ['empty lists', { a: [] }, { a: ['x'] }, ['a: none → x']],
])('says %s', (_name, before, after, expected) => {
  expect(said(before, after)).toEqual(expected);
});

test('a version that was not there yet is none, and a fingerprint is told from a word', () => {
  const words = { yes: '예', no: '아니요', none: '없음', instant: (iso: string) => iso };
  const sha = 'ab'.repeat(32);
  expect(
    changesOf(
      { submissionVersion: 0, points: 0 },
      { submissionVersion: 1, points: 2, contentSha256: sha },
      words,
    ),
  ).toEqual([
    { path: 'submissionVersion', before: '없음', after: '1' },
    { path: 'points', before: '0', after: '2' },
    { path: 'contentSha256', before: null, after: sha },
  ]);
  expect([sha, 'ab'.repeat(16), 'abc', '2026', null].map(isFingerprint)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
