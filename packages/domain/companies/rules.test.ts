import { expect, test } from 'vitest';
import { writableUntil } from './rules.ts';

const at = (text: string) => new Date(`2026-${text}Z`);
const plan = {
  writesFrom: at('06-01T00:00:00.000'),
  writesUntil: at('06-10T09:00:00.000'),
  closesAt: at('06-30T09:00:00.000'),
};
const asked = { lastState: 'changesAsked', approvedVersion: 0, fixUntil: at('06-15T09:00:00.000') } as const;
const approved = { lastState: 'approved', approvedVersion: 1, fixUntil: null } as const;

test.each<[string, string, Parameters<typeof writableUntil>[1], Date | null]>([
  ['as the period begins', '06-01T00:00:00.000', null, plan.writesUntil],
  ['a millisecond before it', '05-31T23:59:59.999', null, null],
  ['its last millisecond', '06-10T08:59:59.999', null, plan.writesUntil],
  ['its end', '06-10T09:00:00.000', null, null],
  ['what was asked to be changed', '06-10T09:00:00.000', asked, asked.fixUntil],
  ['the last millisecond of that', '06-15T08:59:59.999', asked, asked.fixUntil],
  ['the end of that', '06-15T09:00:00.000', asked, null],
  ['an approved page', '06-30T08:59:59.999', approved, plan.closesAt],
  ['an approved page as the exhibition closes', '06-30T09:00:00.000', approved, null],
])('R-05 %s', (_what, now, standing, until) => {
  expect(writableUntil(plan, standing, at(now))).toEqual(until);
});
