import { describe, expect, test } from 'vitest';
import { dueDay, extendedDay, extensionProblem, termOf } from './rules.ts';

const at = (text: string) => new Date(`${text}+09:00`);

describe('P-15 the legal term', () => {
  test.each([
    // The day it came is not counted, whatever the hour in Korea.
    ['2026-05-11T00:00:00', '2026-05-21'],
    ['2026-05-11T23:59:59', '2026-05-21'],
    ['2026-05-12T00:00:00', '2026-05-22'],
    ['2026-02-20T09:00:00', '2026-03-02'],
    ['2028-02-20T09:00:00', '2028-03-01'],
    ['2026-12-25T09:00:00', '2027-01-04'],
  ])('of what came at %s ends on %s', (came, due) => {
    expect(dueDay(at(came))).toBe(due);
  });

  test.each([
    ['2026-05-11T23:00:00', { day: 1, left: 10 }],
    ['2026-05-12T00:00:00', { day: 1, left: 9 }],
    ['2026-05-18T12:00:00', { day: 7, left: 3 }],
    ['2026-05-21T23:59:59', { day: 10, left: 0 }],
    ['2026-05-22T00:00:00', { day: 11, left: -1 }],
  ])('at %s it stands at %o', (now, term) => {
    const request = { receivedAt: at('2026-05-11T09:20:00'), dueOn: '2026-05-21' };
    expect(termOf(request, at(now))).toEqual(term);
  });

  const open = { state: 'open', dueOn: '2026-05-21', extended: false };
  test.each([
    ['on its last day', open, '2026-05-21T23:59:59', null],
    ['once it is over', open, '2026-05-22T00:00:00', 'requestOverdue'],
    ['a second time', { ...open, extended: true }, '2026-05-12T09:00:00', 'requestPutOff'],
    ['when it is answered', { ...open, state: 'done' }, '2026-05-12T09:00:00', 'requestAnswered'],
  ])('is put off %s: %o at %s gives %s', (_, facts, now, problem) => {
    expect(extensionProblem(facts, at(now))).toBe(problem);
    expect(extendedDay('2026-05-21')).toBe('2026-05-31');
  });
});
