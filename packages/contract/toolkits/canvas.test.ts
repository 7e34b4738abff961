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
  canvasOf as takenOf,
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

describe('what is told without the schema library is what the schema takes', () => {
  const { name, madeAt, voices, notes } = start;
  const first = note('a');
  const withNote = (part: object) => ({ ...start, notes: [{ ...first, ...part }] });
  test.each<[string, unknown]>([
    ['a canvas', start],
    ['an empty one', { ...start, notes: [] }],
    ['a full block', canvasOf(...fullOf('value'))],
    ['one note more', canvasOf(...fullOf('value'), note('more', 'value'))],
    ['a name as long as it may be', { ...start, name: '가'.repeat(canvasLimits.name) }],
    ['a name of letters of two units', { ...start, name: '😀'.repeat(canvasLimits.name) }],
    ['a name that is too long', { ...start, name: '가'.repeat(canvasLimits.name + 1) }],
    ['a voice that is too long', { ...start, voices: { ...voices, disc: '가'.repeat(21) } }],
    ['no voices', { name, madeAt, notes }],
    ['a voice less', { ...start, voices: { disc: '', square: '' } }],
    ['a voice more', { ...start, voices: { ...voices, star: '' } }],
    ['something more', { ...start, more: 1 }],
    ['a moment in text', { ...start, madeAt: '1' }],
    ['half a moment', { ...start, madeAt: 0.5 }],
    ['a moment before time', { ...start, madeAt: -1 }],
    ['a moment after time', { ...start, madeAt: 8.64e15 + 2 }],
    ['a note twice', { ...start, notes: [first, first] }],
    ['notes that are no list', { ...start, notes: {} }],
    ['a note that is none', { ...start, notes: [null] }],
    ['another block', withNote({ block: 'other' })],
    ['another voice', withNote({ voice: 'other' })],
    ['a note that is too long', withNote({ text: '가'.repeat(canvasLimits.note + 1) })],
    ['an odd name of a note', withNote({ id: 'a b' })],
    ['a note without a name', withNote({ id: '' })],
    ['something more on a note', withNote({ more: 1 })],
    ['a list', []],
    ['nothing', null],
    ['text', 'canvas'],
  ])('%s', (_, given) => {
    expect(takenOf(given)).toEqual(canvasShape.safeParse(given).data ?? null);
  });
});
