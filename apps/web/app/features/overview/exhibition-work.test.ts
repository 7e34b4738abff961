import type { MarketDesk } from '@chulbal/contract/operator-investment';
import { expect, test } from 'vitest';
import { exhibitionWork } from './exhibition-work.ts';

const day = (date: number) => `2026-07-${String(date).padStart(2, '0')}T09:00:00.000Z`;

const desk = (more: Partial<MarketDesk> & { state?: MarketDesk['market']['state'] }) => {
  const { state = 'open', ...rest } = more;
  const market = { igNo: 7, name: '전시', state, opensAt: day(1), closesAt: day(10), revealsAt: day(12) };
  return { market, now: day(5), voids: [], reveal: null, ...rest } as unknown as MarketDesk;
};

test('the deadline that comes next is the first', () => {
  const work = exhibitionWork({ desk: desk({}), pages: null, signals: [] });
  expect(work?.deadlines.map(({ what }) => what)).toEqual(['marketCloses', 'reveals']);
  expect(work?.waits).toEqual([]);
});

test('what waits: signals nobody looks at, objections nobody answered, a reveal that is due', () => {
  const voids = [
    { objection: '제가 했어요', decision: null },
    { objection: null, decision: null },
    { objection: '아니에요', decision: 'kept' },
  ] as MarketDesk['voids'];
  const signals = [{ mark: null }, { mark: { state: 'fine', by: '한지우' } }] as never;
  const due = desk({ state: 'closed', now: day(12), voids });
  expect(exhibitionWork({ desk: due, pages: null, signals })?.waits).toEqual([
    { kind: 'signals', count: 1, to: '/console/market?igNo=7#signals' },
    { kind: 'objections', count: 1, to: '/console/market?igNo=7#voids' },
    { kind: 'revealDue', count: 1, to: '/console/market?igNo=7#reveal' },
  ]);
});

test('without an exhibition there is nothing', () => {
  expect(exhibitionWork({ desk: null, pages: null, signals: [] })).toBeNull();
});
