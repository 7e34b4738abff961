import { describe, expect, test } from 'vitest';
import { email, isoDate, linkAddress, phone } from './fields.ts';
import { isDay, isEmail, isLinkAddress, isPhone } from './single-values.ts';

test.each([
  ['010-1234-1234', true],
  ['010-123-1234', false],
  ['011-1234-1234', false],
  ['01012341234', false],
  ['012-1234-1234', false],
  ['010-1234-12345', false],
  ['', false],
])('phone %j: %s', (text, right) => {
  expect(isPhone(text)).toBe(right);
  expect(phone.safeParse(text).success).toBe(right);
});

test.each([
  ['name@example.kr', true],
  ['  Name.Of+tag@sub.example.kr ', true],
  [`${'a'.repeat(243)}@example.kr`, true],
  [`${'a'.repeat(244)}@example.kr`, false],
  ['name@example', false],
  ['@example.kr', false],
  ['a..b@example.kr', false],
  ['이름@example.kr', false],
  ['', false],
])('e-mail %j: %s', (text, right) => {
  expect(isEmail(text)).toBe(right);
  expect(email.safeParse(text).success).toBe(right);
});

describe('a day that exists', () => {
  test.each([
    ['2004-11-02', true],
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2004-13-01', false],
    ['2004-04-31', false],
    ['2004.11.02', false],
    ['2004-11-02T00:00', false],
    ['', false],
  ])('%j: %s', (text, right) => {
    expect(isDay(text)).toBe(right);
    expect(isoDate.safeParse(text).success).toBe(right);
  });
});

test.each([
  ['/board/notice?type=recruit#top', true],
  ['/about/{product}#lanes', true],
  ['https://www.example.kr/a?b=1', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['http://www.example.kr', false],
  ['https://user:secret@example.kr', false],
  ['javascript:alert(1)', false],
  ['/a\tb', false],
  ['board/notice', false],
  ['https://', false],
])('a link to %j: %s', (text, right) => {
  expect(isLinkAddress(text)).toBe(right);
  expect(linkAddress.safeParse(text).success).toBe(right);
});
