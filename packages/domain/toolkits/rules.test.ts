import type { Canvas } from '@chulbal/contract/canvas';
import { expect, test } from 'vitest';
import { mayWrite, type Standing, type Verdict } from './rules.ts';

const canvas = (name: string): Canvas => ({
  name,
  madeAt: 1,
  voices: { disc: '', square: '', triangle: '' },
  notes: [],
});
const at = (version: number, name: string | null): Standing => ({
  version,
  canvas: name ? canvas(name) : null,
});

test.each<[string, string | null, Standing | null, number, Verdict]>([
  ['a new canvas', 'a', null, 0, 'write'],
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
])('%s', (_, name, standing, others, verdict) => {
  expect(mayWrite(name ? canvas(name) : null, { standing, baseVersion: 5, others })).toBe(verdict);
});
