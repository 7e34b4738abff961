import { expect, test } from 'vitest';
import { moneyText, shortMoney, wonText } from '../../lib/money.ts';

test.each([
  [0, '0 원', '₩0'],
  [3_000_000, '300만 원', '₩3M'],
  [100_000_000, '1억 원', '₩100M'],
  [2_143_000_000, '21억 4,300만 원', '₩2,143M'],
])('%d won', (won, ko, en) => {
  expect([moneyText(won, 'ko'), moneyText(won, 'en')]).toEqual([ko, en]);
});

test('short in tables, whole where it matters', () => {
  expect(shortMoney(36_811_000_000, 'ko')).toBe('368억 1,100만');
  expect([wonText(2_000_000, 'ko'), wonText(2_000_000, 'en')]).toEqual(['2,000,000원', '₩2,000,000']);
});
