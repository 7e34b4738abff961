import { expect, test } from 'vitest';
import { wonText } from './won-text.ts';

test.each([
  [0, '0원', '0 won'],
  [1_000_000, '100만 원', '1 million won'],
  [20_000_000, '2천만 원', '20 million won'],
  [312_000_000, '3억 1,200만 원', '312 million won'],
  [100_000_000, '1억 원', '100 million won'],
  [150_000_000, '1억 5천만 원', '150 million won'],
  [1_500_000, '150만 원', '1.5 million won'],
  [12_345, '12,345원', '12,345 won'],
])('%i won', (amount, ko, en) => {
  expect([wonText(amount, 'ko'), wonText(amount, 'en')]).toEqual([ko, en]);
});
