import { describe, expect, test } from 'vitest';
import { BEGUN_MS, isBegun, kindOfCode, newRecoveryCodes, RECOVERY_CODES } from './rules.ts';

describe('what is typed as a second proof', () => {
  test.each([
    ['123456', 'app'],
    ['000000', 'app'],
    ['123456789012', 'recovery'],
    ['000000000000', 'recovery'],
    ['', null],
    ['12345', null],
    ['1234567', null],
    ['12345678901', null],
    ['1234567890123', null],
    ['12345a', null],
    ['١٢٣٤٥٦', null],
    ['123456\n', null],
  ])('%j is %s', (code, kind) => {
    expect(kindOfCode(code)).toBe(kind);
  });
});

test('recovery codes are ten, all different, and each reads as one', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(kindOfCode(code)).toBe('recovery');
  expect(newRecoveryCodes()).not.toEqual(codes);
});

test.each([
  [null, false],
  [0, true],
  [BEGUN_MS - 1, true],
  [BEGUN_MS, false],
])('a secret begun %s ms ago waits for its code: %s', (ago, waits) => {
  const now = new Date('2026-03-02T01:00:00Z');
  expect(isBegun(ago === null ? null : new Date(now.getTime() - ago), now)).toBe(waits);
});
