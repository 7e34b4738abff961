import { describe, expect, test } from 'vitest';
import {
  assertMarketOpen,
  assertRevealable,
  drawPseudonym,
  kindOfPseudonym,
  mayObjectUntil,
  type PersonFacts,
  refusalOfWallet,
} from './rules.ts';

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

describe('R-05 the clock of a market', () => {
  const at = (text: string) => new Date(`2026-07-${text}Z`);
  const plan = {
    marketOpensAt: at('01T00:00:00.000'),
    marketClosesAt: at('10T09:00:00.000'),
    revealsAt: at('11T00:00:00.000'),
  };
  const said = (act: () => void) => {
    try {
      act();
      return null;
    } catch (error) {
      return (error as { error: string }).error;
    }
  };

  test.each<[string, Date | null, string | null, string | null]>([
    ['30T23:59:59.999', null, 'marketNotOpen', 'marketStillOpen'],
    ['01T00:00:00.000', null, null, 'marketStillOpen'],
    ['10T08:59:59.999', null, null, 'marketStillOpen'],
    ['10T09:00:00.000', null, 'marketClosed', 'marketStillOpen'],
    ['10T23:59:59.999', null, 'marketClosed', 'marketStillOpen'],
    ['11T00:00:00.000', null, 'marketClosed', null],
    ['12T00:00:00.000', at('11T01:00:00.000'), 'marketClosed', 'marketRevealed'],
  ])('at %s, revealed at %s: investing %s, revealing %s', (text, revealedAt, investing, revealing) => {
    const time = text.startsWith('30T') ? new Date('2026-06-30T23:59:59.999Z') : at(text);
    const market = { plan, revealedAt };
    expect(said(() => assertMarketOpen(market, time))).toBe(investing);
    expect(said(() => assertRevealable(market, time))).toBe(revealing);
  });

  test('a void is objected to for seven days, once, and before the totals are known', () => {
    const row = { voidedAt: at('01T00:00:00.000'), objection: null, decision: null };
    const open = { revealedAt: null };
    expect(mayObjectUntil(row, open, at('07T23:59:59.999'))).toEqual(at('08T00:00:00.000'));
    expect(mayObjectUntil(row, open, at('08T00:00:00.000'))).toBeNull();
    expect(mayObjectUntil({ ...row, objection: 'no' }, open, row.voidedAt)).toBeNull();
    expect(mayObjectUntil(row, { revealedAt: at('02T00:00:00.000') }, at('03T00:00:00.000'))).toBeNull();
  });
});
