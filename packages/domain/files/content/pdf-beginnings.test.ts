import { expect, test } from 'vitest';
import { bytesOf } from './bytes.ts';
import { objectsOf } from './pdf-objects.ts';
import { Unreadable } from './unreadable.ts';

/** The numbers under which the objects of a file are found. */
async function numbersIn(text: string): Promise<(number | null)[]> {
  const found: (number | null)[] = [];
  for await (const { number } of objectsOf(bytesOf(Buffer.from(`%PDF-1.7\n${text}\n`, 'latin1')))) {
    found.push(number);
  }
  return found;
}
const empty = '<< >>\nendobj';

test.each([
  ['as writers write it', '5 0 obj\n'],
  ['with zeros before it', '0000000005 00000 obj'],
  ['behind comments and white space', '5 %a\r0\0%b\n\fobj%c\n'],
  ['behind the word before', 'endobj5 0 obj'],
  ['with its dictionary beside it', '5 0 obj'],
])('the number of an object is read %s', async (_, head) => {
  expect(await numbersIn(head + empty)).toEqual([5]);
});

test.each([
  '5 0.0 obj',
  '5 0. obj',
  '5 .0 obj',
  '5 -0 obj',
  '5 --0 obj',
  '5 +0 obj',
  '+5 0 obj',
  '5.0 0 obj',
  '5 0e1 obj',
  '5 000000 obj',
  '00000000005 0 obj',
  '5 +\n0 obj',
])('a number that one reader takes and another does not is refused: %.20s', async (head) => {
  await expect(numbersIn(`${head}\n${empty}`)).rejects.toThrow(Unreadable);
});

test.each([`5 0 %${'a'.repeat(600)}\nobj`, `5 0${' '.repeat(600)}obj`])(
  'what stands between a number and its object may be long: %.10s',
  async (head) => {
    expect(await numbersIn(`${head}\n${empty}`)).toEqual([5]);
  },
);

test.each([
  `5 0${' '.repeat(5000)}obj`,
  `5 ${'0'.repeat(5000)} obj`,
  `5 0 %${'a'.repeat(5000)}\nobj`,
  `5 0 %${'a'.repeat(600)}\n%${'b'.repeat(4000)}\nobj`,
])(
  'where the number lies too far before its object to be read with it, the file is refused: %.10s',
  async (head) => {
    const filler = 'x\n'.repeat(512 * 1024);
    const before = filler.slice(0, filler.length - head.length + 3);
    await expect(numbersIn(`${before}${head}\n${empty}`)).rejects.toThrow(Unreadable);
  },
);

test('words that begin so are no objects', async () => {
  expect(await numbersIn('There are 3 objects, 2.5 4 objectives,\nobj of 50 %\nobj 7 obj')).toEqual([]);
});

test('a trailer behind more comment than is read is refused', async () => {
  expect(await numbersIn(`trailer %${'a'.repeat(100)}\n<< >>`)).toEqual([null]);
  await expect(numbersIn(`trailer %${'a'.repeat(600)}\n<< >>`)).rejects.toThrow(Unreadable);
});

test.each(['/N 1 /N 2', '/First 4 /First 8', '/Filter /FlateDecode /Filter null', '/DP 1 /D#50 2'])(
  'a dictionary that says twice how its stream is read is refused: %s',
  async (entries) => {
    await expect(numbersIn(`5 0 obj\n<< ${entries} >>\nendobj`)).rejects.toThrow(Unreadable);
  },
);
