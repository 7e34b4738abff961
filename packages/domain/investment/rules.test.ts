import { expect, test } from 'vitest';
import { drawPseudonym, kindOfPseudonym, type PersonFacts, refusalOfWallet } from './rules.ts';

const now = new Date('2026-07-01T03:00:00Z');
const person: PersonFacts = {
  phoneProven: true,
  birthDate: '2005-07-21',
  guardianConsented: false,
  identity: { confirmed: false, asked: false },
  exclusion: null,
  hasOtherWallet: false,
};
test.each<[string, Partial<PersonFacts>, string | null]>([
  ['a person with a proven phone', {}, null],
  ['14 years old today', { birthDate: '2012-07-01' }, null],
  ['14 years old tomorrow', { birthDate: '2012-07-02' }, 'underFourteen'],
  [
    '14 years old tomorrow, with a guardian’s consent',
    { birthDate: '2012-07-02', guardianConsented: true },
    null,
  ],
  ['of no known age', { birthDate: null }, 'underFourteen'],
  ['without a phone', { phoneProven: false }, 'phoneNotProven'],
  ['an evaluator of the season', { exclusion: 'evaluator' }, 'evaluator'],
  ['an operator', { exclusion: 'operator' }, 'operator'],
  ['nobody has proven who they are', { identity: { confirmed: false, asked: true } }, 'identityMissing'],
  ['proven who they are', { identity: { confirmed: true, asked: true } }, null],
  [
    'a child with a guardian’s consent, who cannot prove it',
    {
      ...{ birthDate: '2012-07-02', guardianConsented: true },
      identity: { confirmed: false, asked: true },
    },
    null,
  ],
  ['the same person by another account', { hasOtherWallet: true }, 'otherAccount'],
])('%s', (_, facts, refusal) => {
  expect(refusalOfWallet({ ...person, ...facts }, now)).toBe(refusal);
});

test('a pseudonym says whether it is of a peer, and nothing else', () => {
  const [peer, citizen] = [drawPseudonym('peer'), drawPseudonym('citizen')];
  expect(peer).toMatch(/^M-[2-9B-Z]{5}$/);
  expect(citizen).toMatch(/^C-[2-9B-Z]{5}$/);
  expect([kindOfPseudonym(peer), kindOfPseudonym(citizen)]).toEqual(['peer', 'citizen']);
  expect(new Set(Array.from({ length: 200 }, () => drawPseudonym('citizen'))).size).toBeGreaterThan(190);
});
