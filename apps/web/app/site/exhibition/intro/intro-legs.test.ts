import type { ExhibitionView } from '@chulbal/contract/exhibition/exhibition';
import { exhibitionState, marketState, writingState } from '@chulbal/contract/exhibition/states';
import { describe, expect, test } from 'vitest';
import { legsOf, phaseOf } from './intro-legs.ts';

const on = (day: number) => new Date(Date.UTC(2026, 7, day, 3)).toISOString();

/** Written on days 1 to 8, open from 10 to 28, market from 12 to 20, totals on 24, final on 30. */
function viewAt(day: number, revealed: number | null = null): ExhibitionView {
  const [opensAt, closesAt] = [on(10), on(28)];
  const now = new Date(on(day));
  const market = { marketOpensAt: on(12), marketClosesAt: on(20) };
  const revealedAt = revealed === null ? null : on(revealed);
  const view: Partial<ExhibitionView> = {
    writing: {
      ...{ opensAt: on(1), closesAt: on(8) },
      state: writingState({ writesFrom: on(1), writesUntil: on(8) }, now),
    },
    exhibition: { opensAt, closesAt, state: exhibitionState({ opensAt, closesAt }, now) },
    market: {
      ...{ opensAt: on(12), closesAt: on(20), revealsAt: on(24), revealedAt },
      state: marketState(market, revealedAt, now),
    },
    counts: [{ opensAt: on(30) } as ExhibitionView['counts'][number]],
  };
  return view as ExhibitionView;
}

describe('an exhibition’s lane', () => {
  test.each([
    [0, null, 'ahead ahead ahead ahead ahead', 'before'],
    [5, null, 'now ahead ahead ahead ahead', 'before'],
    [9, null, 'now ahead ahead ahead ahead', 'before'],
    [11, null, 'done now ahead ahead ahead', 'marketSoon'],
    [15, null, 'done now ahead ahead ahead', 'open'],
    [20, null, 'done done now ahead ahead', 'locked'],
    [26, null, 'done done now ahead ahead', 'locked'],
    [26, 25, 'done done done now ahead', 'revealed'],
    [31, 25, 'done done done done done', 'revealed'],
    [31, null, 'done done now ahead ahead', 'locked'],
  ])('on day %i, revealed on %j', (day, revealed, states, phase) => {
    const view = viewAt(day, revealed);
    const legs = legsOf(view, Date.parse(on(day)));
    expect(legs.map(({ state }) => state).join(' ')).toBe(states);
    expect(phaseOf(view)).toBe(phase);
  });

  test('fills the present leg to where it stands', () => {
    expect(legsOf(viewAt(15), Date.parse(on(15)))[1]).toMatchObject({ state: 'now', at: 50 });
  });
});
