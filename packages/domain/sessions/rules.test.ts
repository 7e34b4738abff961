import { describe, expect, test } from 'vitest';
import { readRefreshToken, refreshTokenAt, rotationVerdict, sessionEnd, tokenHash } from './rules.ts';

const secret = 'a key of the test that is long enough';
const familyId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const token = refreshTokenAt({ familyId, number: 7 }, 'user', secret);

describe('S-07 a refresh token', () => {
  test('says its family and number', () => {
    expect(readRefreshToken(token, 'user', secret)).toEqual({ familyId, number: 7 });
  });

  test('is the same each time it is derived, and another for the next number', () => {
    expect(refreshTokenAt({ familyId, number: 7 }, 'user', secret)).toBe(token);
    expect(refreshTokenAt({ familyId, number: 8 }, 'user', secret)).not.toBe(token);
  });

  test.each([
    ['of another kind', () => readRefreshToken(token, 'operator', secret)],
    ['of another secret', () => readRefreshToken(token, 'user', `${secret}!`)],
    ['cut short', () => readRefreshToken(token.slice(0, -2), 'user', secret)],
    ['with a letter changed', () => readRefreshToken(`B${token.slice(1)}`, 'user', secret)],
    ['spelled with padding', () => readRefreshToken(`${token}==`, 'user', secret)],
    ['that is empty', () => readRefreshToken('', 'user', secret)],
  ])('%s is nobody’s', (_case, read) => {
    expect(read()).toBeNull();
  });
});

describe('A-17 a session ends', () => {
  const createdAt = new Date('2026-03-02T01:00:00.000Z');
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  test.each([
    ['12 hours after the last renewal', 'user', false, 100 * HOUR, 112 * HOUR],
    ['14 days after it for who stays logged in', 'user', true, 100 * HOUR, 436 * HOUR],
    ['after 12 hours for an evaluator', 'evaluator', false, 0, 12 * HOUR],
    ['after 30 minutes for an operator who does nothing', 'operator', false, 0, 30 * MINUTE],
    ['30 minutes after an operator’s last renewal', 'operator', false, 5 * HOUR, 5 * HOUR + 30 * MINUTE],
    ['12 hours after an operator’s log-in at the latest', 'operator', false, 11.8 * HOUR, 12 * HOUR],
    ['no later for an operator who wants to stay', 'operator', true, 0, 30 * MINUTE],
  ] as const)('%s', (_case, kind, persistent, renewed, end) => {
    const at = sessionEnd({ kind, persistent, createdAt }, new Date(createdAt.getTime() + renewed));
    expect(at.getTime() - createdAt.getTime()).toBe(end);
  });
});

describe('S-07 a rotation', () => {
  const rotatedAt = new Date('2026-03-02T01:00:00.000Z');
  const at = (milliseconds: number) => new Date(rotatedAt.getTime() + milliseconds);
  const family = {
    number: 7,
    tokenHash: tokenHash(token),
    rotatedAt,
    expiresAt: at(3_600_000),
    revokedAt: null,
  };
  const hashOf = (number: number) => tokenHash(refreshTokenAt({ familyId, number }, 'user', secret));

  test.each([
    ['the current token rotates', 7, 60_000, 'rotate'],
    ['the token before may be asked again at once', 6, 0, 'repeat'],
    ['the token before may be asked again within 10 s', 6, 10_000, 'repeat'],
    ['the token before is reuse after 10 s', 6, 10_001, 'reuse'],
    ['a request that arrived before the rotation it lost to repeats it', 6, -300, 'repeat'],
    ['an older token is reuse at any time', 5, 0, 'reuse'],
    ['a token from the future is refused', 8, 0, 'over'],
    ['the current token is refused once it has run out', 7, 3_600_000, 'over'],
  ] as const)('%s', (_case, number, after, verdict) => {
    expect(rotationVerdict(family, { number, hash: hashOf(number) }, at(after))).toBe(verdict);
  });

  test('an ended session gives nothing', () => {
    const ended = { ...family, revokedAt: at(1) };
    expect(rotationVerdict(ended, { number: 7, hash: hashOf(7) }, at(2))).toBe('over');
  });

  test('a token whose hash is not the kept one is refused', () => {
    expect(rotationVerdict(family, { number: 7, hash: hashOf(6) }, at(1))).toBe('over');
  });
});
