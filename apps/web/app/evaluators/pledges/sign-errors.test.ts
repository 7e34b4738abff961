import { expect, test } from 'vitest';
import { formErrors, sameName } from './sign-errors.ts';

const whole = { ticked: 7, clauses: 7, name: '윤서진', own: '윤서진' };

test.each([
  ['nothing', whole, []],
  ['a clause', { ...whole, ticked: 6 }, ['ticked']],
  ['the name', { ...whole, name: '  ' }, ['nameMissing']],
  ['another name', { ...whole, name: '윤서지' }, ['name']],
  ['both, in the order of the page', { ...whole, ticked: 0, name: '' }, ['ticked', 'nameMissing']],
])('%s keeps a pledge from being signed', (_, given, whys) => {
  expect(formErrors(given).map(({ why }) => why)).toEqual(whys);
});

test('a name is the same however its letters are spelt, and an empty one never is', () => {
  expect(sameName(' 윤서진 '.normalize('NFD'), '윤서진')).toBe(true);
  expect(sameName('', '')).toBe(false);
});
