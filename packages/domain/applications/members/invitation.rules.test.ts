import { describe, expect, test } from 'vitest';
import { secretHash } from '../../secret.ts';
import { answerEffect, invitationState, newInvitation, resendWait } from './invitation.rules.ts';

const confirmBy = new Date('2026-06-05T09:00:00Z');
const before = new Date('2026-06-05T08:59:59.999Z');

describe('P-03 a personal link', () => {
  test('is 43 letters of which only the hash is kept', () => {
    const { token, tokenHash } = newInvitation();
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(tokenHash).toBe(secretHash(token));
    expect(newInvitation().token).not.toBe(token);
  });

  test.each([
    ['waits for an answer', 'active', null, before, 'open'],
    ['has run out at the date', 'active', null, confirmBy, 'expired'],
    ['stays confirmed after the date', 'active', before, confirmBy, 'confirmed'],
    ['stays refused', 'refused', null, confirmBy, 'refused'],
    ['means nothing once the member is removed', 'removed', null, before, null],
    ['means nothing once the application is taken back', 'cancelled', before, before, null],
  ] as const)('%s', (_case, status, confirmedAt, now, state) => {
    expect(invitationState({ status, confirmedAt }, confirmBy, now)).toBe(state);
  });

  test.each([
    ['open', 'confirm', true, 'confirm'],
    ['open', 'refuse', true, 'refuse'],
    ['confirmed', 'confirm', true, 'none'],
    ['confirmed', 'confirm', false, 'none'],
    ['confirmed', 'refuse', true, 'refuse'],
    ['confirmed', 'refuse', false, 'tooLate'],
    ['refused', 'refuse', true, 'none'],
    ['refused', 'confirm', true, 'tooLate'],
    ['expired', 'confirm', false, 'tooLate'],
    ['expired', 'refuse', false, 'tooLate'],
  ] as const)('%s, then %s (before the date: %s) does %s', (state, answer, beforeDate, effect) => {
    expect(answerEffect(state, answer, beforeDate)).toBe(effect);
  });

  test.each([
    ['never sent', null, 0],
    ['just sent', 0, 600],
    ['sent 9 min 59.5 s ago', 599_500, 1],
    ['sent 10 min ago', 600_000, 0],
  ])('may be sent again: %s', (_case, ago, wait) => {
    const sent = ago === null ? null : new Date(before.getTime() - ago);
    expect(resendWait(sent, before)).toBe(wait);
  });
});
