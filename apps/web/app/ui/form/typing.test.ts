import { describe, expect, it } from 'vitest';
import { digitsOf, formatBusinessNo, formatDate, formatPhone, isoDate, typeDate } from './typing.ts';

describe('A phone number hyphenates itself', () => {
  it.each([
    ['', ''],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012341', '010-1234-1'],
    ['01012341234', '010-1234-1234'],
    ['010 1234 1234 99', '010-1234-1234'],
    ['0212345678', '02-1234-5678'],
    ['021234567', '02-123-4567'],
    ['0311234567', '031-123-4567'],
    ['03112345678', '031-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['+82 (0)10 1234 5678', '010-1234-5678'],
    ['0082 10 1234 5678', '010-1234-5678'],
    ['+821', '01'],
    ['10-1234-5678', '010-1234-5678'],
    ['０１０１２３４５６７８', '010-1234-5678'],
  ])('%s → %s', (typed, shown) => expect(formatPhone(typed)).toBe(shown));
});

it.each(['123 456', '123-456', '１２３４５６', ' 123456 '])('A code is its digits: %s', (typed) =>
  expect(digitsOf(typed, 6)).toBe('123456'),
);

describe('A date is written yyyy.MM.dd', () => {
  it.each([
    ['2004', '2004'],
    ['20041', '2004.1'],
    ['20041102', '2004.11.02'],
    ['2004.11.02', '2004.11.02'],
    ['2004-11-2', '2004.11.02'],
    ['2004. 1. 2.', '2004.01.02'],
    ['2004. 11. 02.', '2004.11.02'],
    ['2004년 1월 2일', '2004.01.02'],
  ])('%s → %s', (typed, shown) => expect(formatDate(typed)).toBe(shown));

  it.each([
    ['2004.11.2', '2004.11.2'],
    ['2004.11.23', '2004.11.23'],
    ['2004.1.', '2004.01'],
    ['2004-1-', '2004.01'],
    ['2004.012', '2004.01.2'],
    ['2004.112', '2004.11.2'],
  ])('while %s is typed it is %s', (typed, shown) => expect(typeDate(typed)).toBe(shown));

  it.each([
    ['2004.11.02', '2004-11-02'],
    ['2004.02.29', '2004-02-29'],
    ['2003.02.29', null],
    ['2004.13.01', null],
    ['2004.11', null],
  ])('%s is the day %s', (shown, iso) => expect(isoDate(shown)).toBe(iso));
});

it('A business number is written 000-00-00000', () => {
  expect(formatBusinessNo('1234567890')).toBe('123-45-67890');
  expect(formatBusinessNo('12345')).toBe('123-45');
});
