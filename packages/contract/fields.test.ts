import { describe, expect, test } from 'vitest';
import { exportApplications, requestCompletion } from './applications/operators.ts';
import { fieldErrors, isFieldErrorName } from './field-errors.ts';
import { line, totp, verificationCode, words } from './fields.ts';
import { lettersSeen } from './letters-seen.ts';

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

test.each(['123456', '123 456', ' 123456 ', '１２３ ４５６', '1 2 3 4 5 6'])(
  'the code %j counts as it was sent',
  (text) => {
    expect(verificationCode.parse(text)).toBe('123456');
    expect(totp.parse(text)).toBe('123456');
  },
);

test.each(['12345', '1234567', '12345a', '123-456', ''])('%j is no code', (text) => {
  expect(verificationCode.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['code']);
});

test('an export says why in five letters', () => {
  const input = (reason: string) => ({ format: 'csv', filter: {}, columns: ['number'], reason });
  expect(exportApplications.input.safeParse(input('현장 점검')).success).toBe(true);
  expect(exportApplications.input.safeParse(input('점검')).success).toBe(false);
});

describe('what has to say something', () => {
  const said = (text: string, least: 2 | 3 | 5 | 10) => {
    const [issue] = words(20, least).safeParse(text).error?.issues ?? [];
    return issue?.message ?? null;
  };
  test.each([
    ['', 3, 'required'],
    ['   ', 3, 'required'],
    ['\u200b\u200b\u200b', 3, 'required'],
    ['면제', 3, 'threeLetters'],
    ['면 \u200b제', 3, 'threeLetters'],
    ['면제함', 3, null],
    ['면', 2, 'twoLetters'],
    ['면제', 2, null],
    ['점검함', 5, 'fiveLetters'],
    ['현장 점검', 5, null],
    ['아홉 글자로 적어', 10, 'tenLetters'],
    ['이 팀의 자문을 맡음', 10, null],
    ['가'.repeat(21), 3, 'tooLong'],
  ] as const)('%j of at least %i letters: %s', (text, least, problem) => {
    expect(said(text, least)).toBe(problem);
    if (problem) expect(isFieldErrorName(problem)).toBe(true);
  });

  test('how many letters are asked is in the words, in both languages', () => {
    expect(fieldErrors.threeLetters).toEqual({
      ko: '세 글자 이상 적어 주세요.',
      en: 'Please write at least 3 characters.',
    });
  });
});
