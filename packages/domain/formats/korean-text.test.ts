import { expect, test } from 'vitest';
import { decodeKorean, isWorkbook } from './korean-text.ts';

const decode = (hex: string) => decodeKorean(Buffer.from(hex, 'hex'));

test.each([
  ['nothing', '', ''],
  ['letters of ASCII', '41622c0a', 'Ab,\n'],
  ['a syllable of EUC-KR', 'b0a1', '가'],
  ['signs and Chinese characters', 'a2dfb0a1b3aa20f1e9f9cacee8', '㈜가나 中學校'],
  ['the first of the others', '8141', '갂'],
  ['others', '8c6320bc8420', '똠 펲 '],
  ['the last of the others', 'c652', '힣'],
  ['one between known ones', 'b0a194eeb0a1', '가뷁가'],
])('%s', (_name, hex, text) => {
  expect(decode(hex)).toBe(text);
});

test('bytes of no encoding are no error', () => {
  expect(decode('ff80c9')).toBeTypeOf('string');
});

test.each([
  ['a workbook', '504b030414000600', true],
  ['one of Excel before 2007', 'd0cf11e0a1b11ae1', true],
  ['a text that begins alike', '504b5a2c', false],
  ['nothing', '', false],
])('whether it is no text: %s', (_name, hex, expected) => {
  expect(isWorkbook(Buffer.from(hex, 'hex'))).toBe(expected);
});
