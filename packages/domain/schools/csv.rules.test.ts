import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv.rules.ts';

test.each([
  ['', []],
  ['a,b', [['a', 'b']]],
  ['a,b\n', [['a', 'b']]],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\rb', [['a'], ['b']]],
  ['a,', [['a', '']]],
  ['a,\n', [['a', '']]],
  [',\n\nb', [['', ''], [''], ['b']]],
  ['"a,b","c""d"\n', [['a,b', 'c"d']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['"",b', [['', 'b']]],
  [
    '"never closed,b\nc,d\n',
    [
      ['"never closed', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a"b,c', [['"a"b', 'c']]],
  [
    'a\tb\n"c\td"\te,f',
    [
      ['a', 'b'],
      ['c\td', 'e,f'],
    ],
  ],
  [
    'a;b\nc;',
    [
      ['a', 'b'],
      ['c', ''],
    ],
  ],
  ['a;b,c', [['a;b', 'c']]],
])('%j is read as %j', (text, rows) => {
  expect(parseCsv(text)).toEqual(rows);
});

test('what is written comes back', () => {
  const cell = fc.string({ unit: fc.constantFrom('가', 'a', ' ', ',', '"', '\n', '\r') });
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, (rows) => {
      const text = rows.map((row) => row.map(quoted).join(',')).join('\r\n');
      expect(parseCsv(text)).toEqual(rows);
    }),
  );
});

test.each([
  ['quotes that never end', '"x"",'],
  ['doubled quotes', '""'],
  ['one endless cell', 'a'],
  ['nothing but commas', ','],
])('5 MB of %s are read to the end: whoever looked back at each place would take hours', (_name, piece) => {
  const text = `${piece === 'a' ? '' : '"'}${piece.repeat(5_000_000 / piece.length)}`;
  expect(parseCsv(text).flat().length).toBeGreaterThan(0);
});
