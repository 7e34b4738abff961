import { describe, expect, test } from 'vitest';
import { type AttemptsState, type Limit, limits, takeAttempt } from './attempts.rules.ts';

const start = new Date('2026-03-02T01:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const limit: Limit = { free: 3, window: 600, firstWait: 5, maxWait: 60 };

/** Tries as soon as it is allowed, `count` times from the start; returns the waits after each. */
function waits(of: Limit, count: number): number[] {
  let state: AttemptsState | null = null;
  let now = start;
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const verdict = takeAttempt(of, state, now);
    if (!verdict.allowed) throw new Error(`refused at ${index}`);
    state = verdict.state;
    const wait = state.blockedUntil ? state.blockedUntil.getTime() - now.getTime() : 0;
    found.push(wait / 1_000);
    now = new Date(now.getTime() + wait);
  }
  return found;
}

describe('S-10 limits with back-off', () => {
  test('the free tries cost no wait, then waits double up to the longest', () => {
    expect(waits(limit, 9)).toEqual([0, 0, 5, 10, 20, 40, 60, 60, 60]);
  });

  test('a try during the wait is refused, told how long, and not counted', () => {
    const state = { count: 3, startedAt: start, blockedUntil: after(5) };
    expect(takeAttempt(limit, state, after(3.2))).toEqual({ allowed: false, retryAfter: 2 });
    expect(takeAttempt(limit, state, after(5))).toMatchObject({ allowed: true, state: { count: 4 } });
  });

  test('counting begins anew with the next window', () => {
    const state = { count: 8, startedAt: start, blockedUntil: after(300) };
    expect(takeAttempt(limit, state, after(599))).toMatchObject({ state: { count: 9 } });
    expect(takeAttempt(limit, state, after(600))).toEqual({
      allowed: true,
      state: { count: 1, startedAt: after(600), blockedUntil: null },
    });
  });

  test('no wait goes on beyond the window', () => {
    const state = { count: 8, startedAt: start, blockedUntil: after(590) };
    expect(takeAttempt(limit, state, after(590))).toMatchObject({ state: { blockedUntil: after(600) } });
  });

  // As a clock wrote it that stood an hour ahead and has been put back.
  test.each([
    ['a wait that is longer than any', { count: 5, startedAt: after(3_590), blockedUntil: after(3_620) }],
    ['a window that has not begun', { count: 5, startedAt: after(3_600), blockedUntil: null }],
    ['a window that began before', { count: 5, startedAt: after(-60), blockedUntil: after(3_600) }],
  ])('nobody waits for a clock that went back: %s', (_what, state) => {
    const verdict = takeAttempt(limit, state, start);
    expect(verdict).toMatchObject({ allowed: true, state: { count: 6 } });
    const next = (verdict.allowed && verdict.state) || state;
    expect(next.startedAt <= start).toBe(true);
    // The count goes on, so that whoever guesses wins one try, and waits as ever from then on.
    expect(takeAttempt(limit, next, start)).toEqual({ allowed: false, retryAfter: 40 });
    expect(takeAttempt(limit, next, after(600))).toMatchObject({ state: { count: 1 } });
  });

  test('a wait that is as long as the longest is kept', () => {
    const state = { count: 9, startedAt: start, blockedUntil: after(60) };
    expect(takeAttempt(limit, state, start)).toEqual({ allowed: false, retryAfter: 60 });
  });

  test('what a stranger can do to an account slows its owner by 30 seconds at most', () => {
    expect(Math.max(...waits(limits.logInToAccount, 60))).toBe(30);
  });

  test('one code a minute and five an hour go to the same phone or e-mail', () => {
    expect(waits(limits.messageAgain, 3)).toEqual([60, 60, 60]);
    expect(waits(limits.messagesAnHour, 6)).toEqual([0, 0, 0, 0, 3_600, 0]);
  });

  test('a guesser at one address has fewer than 30 tries an hour for an account', () => {
    const hour = waits(limits.logInAtAddress, 60);
    let spent = 0;
    const inAnHour = hour.findIndex((wait) => {
      spent += wait;
      return spent >= 3_600;
    });
    expect(inAnHour).toBeLessThan(30);
  });
});
