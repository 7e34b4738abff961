import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { isUnused, newTotpSecret, stepOfCode, totpCode, totpUri, wrongStepsFrom } from './totp.rules.ts';

/** The key of RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const at = (seconds: number) => new Date(seconds * 1_000);

describe('S-11 codes of an authenticator', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i s it is the one of RFC 6238: %s', (seconds, code) => {
    expect(totpCode(secret, at(seconds))).toBe(code);
    expect(stepOfCode(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  const step = 37_037_036;
  const code = totpCode(secret, at(step * 30));
  test.each([
    ['two steps early', -31, null],
    ['one step early', -30, step],
    ['at its first second', 0, step],
    ['at its last second', 29, step],
    ['one step late', 59, step],
    ['two steps late', 60, null],
  ])('a code counts %s: %i s', (_case, seconds, expected) => {
    expect(stepOfCode(secret, code, at(step * 30 + seconds))).toBe(expected);
  });

  test.each([
    ['of a later step', 101, 100, true],
    ['that was used', 100, 100, false],
    ['before one that was used', 99, 100, false],
    ['one step late, after one that was early', 98, 100, false],
    ['where a clock that is put back now stood an hour ahead', 100, 220, true],
    ['where it stood two minutes ahead', 100, 104, true],
    ['that counts at no time', -1, 220, false],
  ])('a code %s: %i after %i', (_what, step, lastStep, expected) => {
    expect(isUnused(step, lastStep)).toBe(expected);
    // As a statement says it.
    expect(lastStep < step || lastStep > wrongStepsFrom(step)).toBe(expected);
  });

  test.each(['', '12345', '1234567', 'abcdef', '０１２３４５'])('%j is no code', (text) => {
    expect(stepOfCode(secret, text, at(59))).toBeNull();
  });

  test('a secret is 160 random bits, and the QR code carries it', () => {
    const fresh = newTotpSecret();
    expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(fresh);
    const uri = new URL(totpUri(fresh, { issuer: '출발+', label: 'jiwoo@test.example' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toContain('출발+:jiwoo@test.example');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: '출발+',
      secret: fresh,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
