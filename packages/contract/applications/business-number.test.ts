import { expect, test } from 'vitest';
import { isBusinessNumber } from './business-number.ts';

/** The last digit by the rule of the tax office, written another way than the code under test. */
function withCheckDigit(nine: string): string {
  const digits = [...nine].map(Number);
  const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];
  let sum = 0;
  for (let at = 0; at < 9; at += 1) sum += (digits[at] ?? 0) * (weights[at] ?? 0);
  sum += Math.floor(((digits[8] ?? 0) * 5) / 10);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}

test.each([
  ['a number in use', '124-81-00998', true],
  ['the same without hyphens', '1248100998', true],
  ['another one in use', '220-81-62517', true],
  ['a wrong check digit', '124-81-00997', false],
  ['two digits swapped', '142-81-00998', false],
  ['nine digits', '124-81-0099', false],
  ['eleven digits', '124-81-009980', false],
  ['letters', '124-81-0099A', false],
  ['nothing but zeros', '000-00-00000', false],
  ['empty', '', false],
])('%s: %s', (_case, text, valid) => {
  expect(isBusinessNumber(text)).toBe(valid);
});

test('of the ten last digits exactly one is right', () => {
  for (const nine of ['123456789', '987654321', '101010101', '120814512', '505050505']) {
    const right = [...'0123456789']
      .filter((last) => isBusinessNumber(nine + last))
      .map((last) => nine + last);
    expect(right).toEqual([withCheckDigit(nine)]);
  }
});
