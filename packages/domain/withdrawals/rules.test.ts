import { expect, test } from 'vitest';
import { refusalToWithdraw } from './rules.ts';

const last = new Date('2026-12-01T09:00:00Z');
const before = new Date(last.getTime() - 1);
const facts = { status: 'submitted', cancellable: false, lastClosesAt: last, over: false } as const;

test.each([
  ['operator', facts, before, null],
  ['operator', { ...facts, cancellable: true }, before, null],
  ['operator', { ...facts, over: true }, last, null],
  ['operator', { ...facts, status: 'draft' }, before, 'teamNotFound'],
  ['operator', { ...facts, status: 'cancelled' }, before, 'alreadyWithdrawn'],
  ['team', facts, before, null],
  ['team', facts, last, 'notInPeriod'],
  ['team', { ...facts, over: true }, before, 'notInPeriod'],
  ['team', { ...facts, cancellable: true }, before, 'stillCancellable'],
  ['team', { ...facts, status: 'draft' }, before, 'cancelFailed'],
  ['team', { ...facts, status: 'cancelled' }, before, 'alreadyWithdrawn'],
] as const)('%s, %o at %s → %s', (by, given, now, refusal) => {
  expect(refusalToWithdraw(by, given, now)).toBe(refusal);
});
