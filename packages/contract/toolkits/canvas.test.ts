import { describe, expect, test } from 'vitest';
import {
  addNote,
  type Block,
  blockBeside,
  blocks,
  type Canvas,
  canvasLimits,
  canvasShape,
  changeNote,
  filledBlocks,
  moveNote,
  type Note,
  type Nudge,
  notesOf,
  nudgeNote,
  readCanvas,
  removeNote,
  writeCanvas,
} from './canvas.ts';

const note = (id: string, block: Block = 'customers', text = id): Note => ({
  id,
  block,
  voice: 'disc',
  text,
});
const canvasOf = (...notes: Note[]): Canvas => ({
  name: '한칸서재',
  madeAt: 1,
  voices: { disc: '독자', square: '카페', triangle: '우리' },
  notes,
});
/** `a b | c`: the notes of the first two blocks. */
const shown = (canvas: Canvas) =>
  (['customers', 'value'] as const)
    .map((block) =>
      notesOf(canvas, block)
        .map(({ id }) => id)
        .join(' '),
    )
    .join(' | ');
const start = canvasOf(note('a'), note('x', 'value'), note('b'), note('c'), note('y', 'value'));
const fullOf = (block: Block) =>
  Array.from({ length: canvasLimits.notes }, (_, index) => note(`f${index}`, block));

describe('a note is moved', () => {
  test.each<[string, Block, number, string]>([
    ['a', 'customers', 0, 'a b c | x y'],
    ['a', 'customers', 1, 'b a c | x y'],
    ['a', 'customers', 9, 'b c a | x y'],
    ['c', 'customers', 0, 'c a b | x y'],
    ['b', 'value', 0, 'a c | b x y'],
    ['b', 'value', 1, 'a c | x b y'],
    ['b', 'value', 9, 'a c | x y b'],
    ['none', 'value', 0, 'a b c | x y'],
  ])('%s to %s %i: %s', (id, block, at, after) => {
    expect(shown(moveNote(start, id, { block, at }))).toBe(after);
  });

  test.each<[string, Nudge, string]>([
    ['a', 'up', 'a b c | x y'],
    ['b', 'up', 'b a c | x y'],
    ['b', 'down', 'a c b | x y'],
    ['c', 'down', 'a b c | x y'],
    ['b', 'on', 'a c | x y b'],
    ['x', 'back', 'a b c x | y'],
    ['a', 'back', 'a b c | x y'],
  ])('%s %s: %s', (id, nudge, after) => {
    expect(shown(nudgeNote(start, id, nudge))).toBe(after);
  });

  test('not into a full block, but within it', () => {
    const full = canvasOf(...fullOf('value'), note('a'));
    expect(moveNote(full, 'a', { block: 'value', at: 0 })).toBe(full);
    expect(addNote(full, note('n', 'value'))).toBe(full);
    expect(notesOf(moveNote(full, 'f1', { block: 'value', at: 0 }), 'value')[0]?.id).toBe('f1');
  });
});

test('a note is written, coloured and removed; a text is cut to 200 letters as people count them', () => {
  const long = '한'.repeat(199) + '🏃‍'.slice(0, 2).repeat(3);
  const written = changeNote(start, 'a', { text: long, voice: 'square' });
  expect(written.notes[0]).toEqual({
    id: 'a',
    block: 'customers',
    voice: 'square',
    text: `${'한'.repeat(199)}🏃`,
  });
  expect(shown(removeNote(start, 'b'))).toBe('a c | x y');
});

test('blocks follow one another in writing order, and are filled by what is said', () => {
  expect(blockBeside('customers', -1)).toBeNull();
  expect(blockBeside('costs', 1)).toBeNull();
  expect(blocks.map((block) => blockBeside(block, 1))).toEqual([...blocks.slice(1), null]);
  expect(filledBlocks(canvasOf(note('a', 'value'), note('b', 'costs', ' ')))).toEqual(['value']);
});

test('what is kept is read again; what is none is nothing', () => {
  expect(readCanvas(writeCanvas(start))).toEqual(start);
  for (const kept of ['', '{', 'null', '{"name":"x"}']) expect(readCanvas(kept)).toBeNull();
});

test.each<[string, Canvas]>([
  ['31 notes in a block', canvasOf(...fullOf('value'), note('more', 'value'))],
  ['two notes of one id', canvasOf(note('a'), note('a'))],
  ['201 letters', canvasOf(note('a', 'value', '가'.repeat(201)))],
  ['a name of 41 letters', { ...start, name: '가'.repeat(41) }],
])('the server refuses %s', (_, canvas) => {
  expect(canvasShape.safeParse(canvas).success).toBe(false);
});
