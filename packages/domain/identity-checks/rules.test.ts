import { expect, test } from 'vitest';
import { type IdentityFacts, isIdentityMissing, isSamePerson } from './rules.ts';

const now = new Date('2026-07-01T03:00:00Z');
const adult = { confirmed: false, birthDate: '2005-07-21' };
test.each<[string, IdentityFacts, boolean, boolean]>([
  ['nobody asks', adult, false, false],
  ['it is asked', adult, true, true],
  ['it was confirmed', { ...adult, confirmed: true }, true, false],
  ['14 years old today', { ...adult, birthDate: '2012-07-01' }, true, true],
  ['14 years old tomorrow', { ...adult, birthDate: '2012-07-02' }, true, false],
  ['of no known age', { ...adult, birthDate: null }, true, true],
])('identity: %s', (_, facts, asks, missing) => {
  expect(isIdentityMissing(facts, asks, now)).toBe(missing);
});

const account = { name: '오하늘', birthDate: '2005-07-21' };
test.each<[string, Partial<typeof account>, { name: string; birthDate: string }, boolean]>([
  ['the same', {}, account, true],
  ['taken apart into letters', {}, { ...account, name: '오하늘'.normalize('NFD') }, true],
  ['with spaces and capitals', { name: 'Kim Ha Neul' }, { ...account, name: 'KIM HANEUL' }, true],
  ['another name', {}, { ...account, name: '오하' }, false],
  ['another day', {}, { ...account, birthDate: '2005-07-20' }, false],
])('a person is of the account: %s', (_, more, told, same) => {
  expect(isSamePerson({ ...account, ...more }, told)).toBe(same);
});

test('an account without a birth date is nobody’s', () => {
  expect(isSamePerson({ name: '오하늘', birthDate: null }, account)).toBe(false);
});
