import { describe, expect, test } from 'vitest';
import { hasRegistrationNumber } from './registration-number.ts';

const separators = [
  '-',
  '',
  ' ',
  '–',
  '—',
  '‐',
  '‑',
  '−',
  '·',
  'ㆍ',
  '・',
  '.',
  '_',
  '~',
  '/',
  ' - ',
  '\u200b',
  '\u2060-\u200d',
  '\u00ad',
  '\n',
  '－',
];
const digits: [string, (text: string) => string][] = [
  ['plain', (text) => text],
  ['full width', (text) => shifted(text, 0xff10)],
  ['Arabic-Indic', (text) => shifted(text, 0x0660)],
  ['Devanagari', (text) => shifted(text, 0x0966)],
  ['mathematical', (text) => text.replace(/\d/g, (one) => String.fromCodePoint(0x1d7ce + Number(one)))],
  [
    'circled',
    (text) =>
      text.replace(/[1-9]/g, (one) => String.fromCodePoint(0x2460 + Number(one) - 1)).replace(/0/g, '⓪'),
  ],
  ['parted by nothing that is seen', (text) => [...text].join('\u200b')],
  ['spaced', (text) => [...text].join(' ')],
];

function shifted(text: string, zero: number): string {
  return text.replace(/\d/g, (one) => String.fromCodePoint(zero + Number(one)));
}

describe('a registration number is found in a field however it is written (P-04)', () => {
  test.each(digits)('%s digits', (_, write) => {
    for (const separator of separators) {
      for (const [date, rest] of [
        ['900101', '1234567'],
        ['041102', '3123456'],
        ['850229', '7123456'],
        ['001231', '8765432'],
      ] as const) {
        const isDate = date !== '850229';
        expect(
          hasRegistrationNumber(`제 번호 ${write(date)}${separator}${write(rest)} 입니다`),
          `${date}${separator}${rest}`,
        ).toBe(isDate);
      }
    }
  });
});

test.each(['90.01.01-1234567', '04/11/02 - 3123456', '85-12-31-2234567', '９０．０１．０１－１２３４５６７'])(
  'a date written as dates are, and the seven behind a dash, are one in a field and in a document: %s',
  (text) => {
    for (const where of ['field', 'document'] as const) {
      expect(hasRegistrationNumber(`생년월일 ${text}`, where)).toBe(true);
    }
  },
);

test.each([
  '26.11.24 3500000원',
  '26.11.24-12.07',
  '2026.11.24-1234567',
  '26.13.24-1234567',
  '26.11-24-1234567',
])('a day beside a sum or another day is none: %s', (text) =>
  expect(hasRegistrationNumber(text)).toBe(false),
);

test.each([
  ['a phone number', '010-1234-5678'],
  ['a business number', '123-45-67890'],
  ['a masked number', '900101-1******'],
  ['an account', '110-123-456789'],
  ['a day that is none', '990231-1234567'],
  ['a month that is none', '991301-1234567'],
  ['a seventh digit that is none', '900101-9234567'],
  ['more digits', '1900101-1234567'],
  ['milliseconds', '1735689600000'],
  ['a bar code', '8801062628483'],
])('%s is none', (_, text) => {
  expect(hasRegistrationNumber(text)).toBe(false);
  expect(hasRegistrationNumber(text, 'document')).toBe(false);
});

test.each([
  ['900101-1234567', true],
  ['9001011234567', true],
  ['９００１０１－１２３４５６７', true],
  ['900101 – 1234567', true],
  // A day and a sum beside it, as a table has them; the second has the right check digit.
  ['220301 3500000', false],
  ['(220301) 3500000원', false],
  ['900101 1234568', true],
  ['0 1 0 1 0 1 1 1 1 0 1 0 1', false],
])('in the text of a document, %s: %s', (text, is) => {
  expect(hasRegistrationNumber(text, 'document')).toBe(is);
});
