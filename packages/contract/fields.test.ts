import { describe, expect, test } from 'vitest';
import { lettersSeen, line } from './fields.ts';
import { exportApplications, requestCompletion } from './operator-applications.ts';

/** What a keyboard or a paste leaves in a field that looks empty. */
const unseen = [
  ['no width', '\u200b\u200b\u200b\u200b\u200b'],
  ['a joiner', '\u200d\u2060\ufeff\u200c\u2060'],
  ['fillers of Hangul', '\u3164\u3164\u3164\u115f\u1160\uffa0'],
  ['braille', '\u2800\u2800\u2800\u2800\u2800'],
  ['spaces of every kind', '\u00a0\u2003\u3000 \u202f\u205f'],
  ['signs that turn text around', '\u202e\u2066\u2069\u202c\u200f'],
] as const;

describe.each(unseen)('P-07, P-09 a reason of %s', (_name, text) => {
  test('shows nothing, so it is none', () => {
    expect(lettersSeen(text)).toBe(0);
    expect(line(200).safeParse(text).success).toBe(false);
    const asked = { format: 'csv', filter: {}, columns: ['number'] };
    expect(exportApplications.input.safeParse({ ...asked, reason: text }).success).toBe(false);
    const request = { teamNos: [1], items: ['answers'], dueAt: '2026-06-02T09:00:00.000Z' };
    expect(requestCompletion.input.safeParse({ ...request, message: text }).success).toBe(false);
  });
});

test.each(['민원 확인', '👨‍👩‍👧', 'ㅇ', '가\u200b'])('%j is said', (text) => {
  expect(line(200).safeParse(text).success).toBe(true);
});

test('an export says why in five letters', () => {
  const input = (reason: string) => ({ format: 'csv', filter: {}, columns: ['number'], reason });
  expect(exportApplications.input.safeParse(input('현장 점검')).success).toBe(true);
  expect(exportApplications.input.safeParse(input('점검')).success).toBe(false);
});
