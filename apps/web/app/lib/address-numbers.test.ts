import { describe, expect, test } from 'vitest';
import { numberIn, numberOf, pageIn, placeOf, stageIn, yearIn } from './address-numbers.ts';

const none = [
  '',
  '0',
  '-1',
  '01',
  '1.5',
  '1e3',
  'abc',
  '2147483648',
  '99999999999',
  '9007199254740993',
  ' 1',
  '１',
];

describe('numbers of an address', () => {
  test.each(none)('“%s” names nothing', (text) => {
    expect(numberIn(text)).toBeNull();
    for (const asked of [
      () => numberOf(text),
      () => placeOf({ trackNo: '1', stageNo: text }),
      () => placeOf({ trackNo: text, stageNo: '1' }),
    ])
      expect(asked).toThrow(expect.objectContaining({ init: { status: 404 } }));
    expect(stageIn('1', text)).toBeNull();
    expect(stageIn(text, '1')).toBeNull();
    expect(pageIn(new URLSearchParams({ page: text }))).toBe(1);
    expect(yearIn(new URLSearchParams({ year: text }))).toBeNull();
  });

  test('what the product writes is read', () => {
    expect(numberOf('999999999')).toBe(999_999_999);
    expect(placeOf({ trackNo: '3', stageNo: '1000' })).toEqual({ trackNo: 3, stageNo: 1000 });
    expect(pageIn(new URLSearchParams('page=100000'))).toBe(100_000);
    expect(yearIn(new URLSearchParams('year=2026'))).toBe(2026);
  });

  test('more than there can be is none, or the last', () => {
    expect(stageIn('1', '1001')).toBeNull();
    expect(pageIn(new URLSearchParams('page=100001'))).toBe(100_000);
    expect(yearIn(new URLSearchParams('year=1999'))).toBeNull();
    expect(yearIn(new URLSearchParams('year=3000'))).toBeNull();
  });
});
