import { describe, expect, test } from 'vitest';
import { addressOfState, addressSorted, readEvaluatorsQuery } from './evaluators-address.ts';

describe('the address of the evaluators’ page', () => {
  test.each([
    ['', { page: 1 }],
    [
      'page=3&keyword= ㅇㅅㅈ &state=invited&expertise=food',
      { page: 3, keyword: 'ㅇㅅㅈ', state: 'invited', expertise: 'food' },
    ],
    ['page=0&state=gone&keyword=', { page: 1 }],
    ['page=-1e9', { page: 1 }],
  ])('%s', (text, query) => {
    expect(readEvaluatorsQuery(new URLSearchParams(text))).toEqual(query);
  });

  test('keeps what was searched when another state is chosen', () => {
    const search = new URLSearchParams('keyword=가온&page=2&state=active');
    expect(addressOfState(search, 'disabled')).toBe(
      `/console/evaluators?${new URLSearchParams('keyword=가온&state=disabled')}`,
    );
    expect(addressOfState(new URLSearchParams('page=2'), null)).toBe('/console/evaluators');
  });

  test('goes through the orders of a column', () => {
    const orders = ['-assigned', 'assigned'] as const;
    const after = (text: string) => addressSorted(new URLSearchParams(text), orders);
    expect(after('page=2&state=active')).toBe('/console/evaluators?state=active&sort=-assigned');
    expect(after('sort=-assigned')).toBe('/console/evaluators?sort=assigned');
    expect(after('sort=assigned')).toBe('/console/evaluators?sort=-assigned');
    expect(readEvaluatorsQuery(new URLSearchParams('sort=email'))).toEqual({ page: 1 });
  });
});
