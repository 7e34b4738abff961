import { expect, test } from 'vitest';
import { drawPseudonym, kindOfPseudonym, type PersonFacts, refusalOfWallet } from './rules.ts';

const now = new Date('2026-07-01T03:00:00Z');
const person: PersonFacts = {
  phoneProven: true,
  birthDate: '2005-07-21',
  isEvaluator: false,
  isOperator: false,
  hasOtherWallet: false,
};
const all = { ownTeam: true, evaluators: true, operators: true };

test.each<[string, Partial<PersonFacts>, Partial<typeof all>, string | null]>([
  ['a person with a proven phone', {}, {}, null],
  ['14 years old today', { birthDate: '2012-07-01' }, {}, null],
  ['14 years old tomorrow', { birthDate: '2012-07-02' }, {}, 'underFourteen'],
  ['of no known age', { birthDate: null }, {}, 'underFourteen'],
  ['without a phone', { phoneProven: false }, {}, 'phoneNotProven'],
  ['an evaluator of the season', { isEvaluator: true }, {}, 'evaluator'],
  ['an evaluator where the plan lets them', { isEvaluator: true }, { evaluators: false }, null],
  ['an operator', { isOperator: true }, {}, 'operator'],
  ['an operator where the plan lets them', { isOperator: true }, { operators: false }, null],
  ['the same person by another account', { hasOtherWallet: true }, {}, 'otherAccount'],
])('%s', (_, facts, excludes, refusal) => {
  expect(refusalOfWallet({ ...person, ...facts }, { ...all, ...excludes }, now)).toBe(refusal);
});

test('a pseudonym says whether it is of a peer, and nothing else', () => {
  const [peer, citizen] = [drawPseudonym('peer'), drawPseudonym('citizen')];
  expect(peer).toMatch(/^M-[2-9B-Z]{5}$/);
  expect(citizen).toMatch(/^C-[2-9B-Z]{5}$/);
  expect([kindOfPseudonym(peer), kindOfPseudonym(citizen)]).toEqual(['peer', 'citizen']);
  expect(new Set(Array.from({ length: 200 }, () => drawPseudonym('citizen'))).size).toBeGreaterThan(190);
});
