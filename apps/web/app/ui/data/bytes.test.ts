import { expect, test } from 'vitest';
import { formatBytesAbove } from './bytes.ts';

test.each([
  [10_000_001, 10_000_000, '10.1 MB'],
  [10_380_902, 10_000_000, '10.4 MB'],
  [500_001, 500_000, '501 kB'],
  [2_000_000_001, 2_000_000_000, '2.1 GB'],
])('%i bytes above a limit of %i are never said like the limit', (bytes, limit, said) => {
  expect(formatBytesAbove(bytes, limit).replace('\u00a0', ' ')).toBe(said);
});
