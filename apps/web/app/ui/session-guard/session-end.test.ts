import { describe, expect, test } from 'vitest';
import { leftText, phaseOf, sessionEnd } from './session-end.ts';

describe('the end of a session', () => {
  test.each([
    ['operator_ends=1700', 1700],
    ['lang=ko; operator_ends=1700; a=b', 1700],
    ['__Host-operator_ends=1700', 1700],
    ['lang=ko', null],
    ['not_operator_ends=1700', null],
    ['operator_ends=', null],
    ['operator_ends=soon', null],
  ])('in the cookies %s it is %s', (cookies, end) => {
    expect(sessionEnd(cookies)).toBe(end);
  });

  test('an evaluator’s has a cookie of its own', () => {
    const cookies = 'operator_ends=1700; __Host-pointer_ends=1800';
    expect(sessionEnd(cookies, 'pointer')).toBe(1800);
    expect(sessionEnd(cookies)).toBe(1700);
    expect(sessionEnd('operator_ends=1700', 'pointer')).toBeNull();
  });

  test.each([
    [null, 'over'],
    [1_000_000, 'over'],
    [1_000_001, 'ending'],
    [1_120_000, 'ending'],
    [1_120_001, 'open'],
  ] as const)('at 1,000,000 a session that ends at %s is %s', (end, phase) => {
    expect(phaseOf(end, 1_000_000)).toBe(phase);
  });

  test.each([
    [120_000, '2:00'],
    [61_001, '1:02'],
    [59_000, '0:59'],
    [1, '0:01'],
    [-5, '0:00'],
  ])('%s ms are said as %s', (left, text) => {
    expect(leftText(left, 0)).toBe(text);
  });
});
