import { expect, test } from 'vitest';
import { mayWrite, type Standing, type Verdict } from './shelf.rules.ts';

const at = (version: number, text: string | null): Standing => ({ version, text });

test.each<[string, string | null, Standing | null, number, Verdict]>([
  ['a new paper', 'a', null, 0, 'write'],
  ['the twentieth', 'a', null, 19, 'write'],
  ['the twenty-first', 'a', null, 20, 'tooMany'],
  ['one changed before', 'b', at(5, 'a'), 19, 'write'],
  ['one changed since', 'b', at(6, 'a'), 0, 'conflict'],
  ['one changed since to the same', 'a', at(6, 'a'), 0, 'same'],
  ['one deleted since', 'a', at(6, null), 0, 'conflict'],
  ['one deleted before, brought back', 'a', at(5, null), 3, 'write'],
  ['a deletion', null, at(5, 'a'), 20, 'write'],
  ['a deletion of one changed since', null, at(6, 'a'), 0, 'conflict'],
  ['a deletion of none', null, null, 0, 'same'],
])('%s', (_, text, standing, others, verdict) => {
  expect(mayWrite(text, { standing, baseVersion: 5, others, most: 20 })).toBe(verdict);
});
