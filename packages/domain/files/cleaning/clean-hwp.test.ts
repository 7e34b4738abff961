import { hwp } from '@chulbal/testing/corpus/documents';
import { expect, test } from 'vitest';
import { withoutMetadata } from './clean-file.ts';
import { cleanHwp } from './clean-hwp.ts';

/** A property set (MS-OLEPS) of one number and these texts, filled up to `size`. */
function summary(texts: readonly string[], size = 0): Buffer {
  const values = [number(3, 4711), ...texts.map(wide)];
  const head = Buffer.alloc(48);
  head.writeUInt16LE(0xfffe, 0);
  head.writeUInt32LE(1, 24);
  head.writeUInt32LE(48, 44);
  const table = Buffer.alloc(8 + values.length * 8);
  table.writeUInt32LE(values.length, 4);
  let at = table.length;
  for (const [place, value] of values.entries()) {
    table.writeUInt32LE(place + 2, 8 + place * 8);
    table.writeUInt32LE(at, 8 + place * 8 + 4);
    at += value.length;
  }
  const set = Buffer.concat([head, table, ...values]);
  return Buffer.concat([set, Buffer.alloc(Math.max(0, size - set.length))]);
}

function number(type: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(type, 0);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

function wide(text: string): Buffer {
  const letters = Buffer.from(`${text}\0`, 'utf16le');
  return Buffer.concat([number(31, text.length + 1), letters, Buffer.alloc((4 - (letters.length % 4)) % 4)]);
}

const name = '\u0005HwpSummaryInformation';
const file = (author: string, size = 0) =>
  hwp({ more: [{ name, data: summary(['물결로그 계획', author, 'x'.repeat(90)], size) }] });

for (const [where, size] of [
  ['small sectors', 0],
  ['sectors of its own', 5_000],
] as const) {
  test(`the summary in ${where} loses its texts and nothing else`, () => {
    const given = file('김나무', size);
    const clean = cleanHwp(given);
    expect(given.includes(Buffer.from('김나무', 'utf16le'))).toBe(true);
    for (const text of ['김나무', '물결로그', 'xxx']) {
      expect(clean.includes(Buffer.from(text, 'utf16le')), text).toBe(false);
    }
    expect(clean.length).toBe(given.length);
    expect(clean.includes(Buffer.from('사업계획서', 'utf16le'))).toBe(true);
    expect(clean.includes(number(3, 4711))).toBe(true);
  });
}

test('two files that differ only in their author become equal', async () => {
  const [a, b] = [file('김나무'), file('이가람')];
  expect(a.equals(b)).toBe(false);
  expect((await withoutMetadata(a, 'hwp')).equals(await withoutMetadata(b, 'hwp'))).toBe(true);
});

test('a file without a summary stays as it is', () => {
  const given = hwp();
  expect(cleanHwp(given).equals(given)).toBe(true);
});
