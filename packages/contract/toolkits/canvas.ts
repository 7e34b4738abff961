import { z } from 'zod';
import { hasRegistrationNumber } from '../registration-number.ts';
import { withoutEval } from './without-eval.ts';

withoutEval();

/** The nine blocks of a business model canvas, in the order in which they are best written. */
export const blocks = [
  'customers',
  'value',
  'channels',
  'relations',
  'revenue',
  'resources',
  'activities',
  'partners',
  'costs',
] as const;
export type Block = (typeof blocks)[number];

/** Whose story a note is: a colour with a shape of its own, named by the writer. */
export const voices = ['disc', 'square', 'triangle'] as const;
export type Voice = (typeof voices)[number];

/** Letters as people count them, notes in a block, canvases of a person. */
export const canvasLimits = { note: 200, notes: 30, name: 40, voice: 20, canvases: 20 } as const;

export type Note = { id: string; block: Block; voice: Voice; text: string };

/**
 * A canvas; notes of a block stand in the order of the list. `madeAt` (ms, by the device) only orders a person's
 * canvases.
 */
export type Canvas = {
  name: string;
  madeAt: number;
  voices: Record<Voice, string>;
  notes: Note[];
};

const text = (most: number) =>
  z
    .string()
    .max(most * 4, 'tooLong')
    .refine((given) => [...given].length <= most, 'tooLong');
const idPattern = /^[A-Za-z0-9-]{1,36}$/;
const id = z.string().regex(idPattern, 'invalid');

/** The last moment a date knows, in ms. */
const LAST_MOMENT = 8.64e15;

export const canvasId = id;

export const canvasShape = z.strictObject({
  name: text(canvasLimits.name),
  madeAt: z.number().int().min(0).max(LAST_MOMENT),
  voices: z.strictObject({
    disc: text(canvasLimits.voice),
    square: text(canvasLimits.voice),
    triangle: text(canvasLimits.voice),
  }),
  notes: z
    .array(
      z.strictObject({ id, block: z.enum(blocks), voice: z.enum(voices), text: text(canvasLimits.note) }),
    )
    .max(blocks.length * canvasLimits.notes)
    .refine(
      (notes) => blocks.every((block) => notesOf({ notes }, block).length <= canvasLimits.notes),
      'invalid',
    )
    .refine((notes) => new Set(notes.map((note) => note.id)).size === notes.length, 'invalid'),
});

/** The notes of a block, the first first. */
export function notesOf({ notes }: Pick<Canvas, 'notes'>, block: Block): Note[] {
  return notes.filter((note) => note.block === block);
}

export function isFull(canvas: Canvas, block: Block): boolean {
  return notesOf(canvas, block).length >= canvasLimits.notes;
}

/** Blocks that say something. */
export function filledBlocks(canvas: Canvas): Block[] {
  return blocks.filter((block) => notesOf(canvas, block).some((note) => note.text.trim() !== ''));
}

/** The block before (-1) or after (1) in writing order; null at the ends. */
export function blockBeside(block: Block, step: -1 | 1): Block | null {
  return blocks[blocks.indexOf(block) + step] ?? null;
}

/** With a new note at the end of its block; as it was where the block is full. */
export function addNote(canvas: Canvas, note: Note): Canvas {
  return isFull(canvas, note.block) ? canvas : { ...canvas, notes: [...canvas.notes, cut(note)] };
}

/** With another text, cut to what a note holds, or another voice. */
export function changeNote(canvas: Canvas, noteId: string, part: { text?: string; voice?: Voice }): Canvas {
  const notes = canvas.notes.map((note) => (note.id === noteId ? cut({ ...note, ...part }) : note));
  return { ...canvas, notes };
}

export function removeNote(canvas: Canvas, noteId: string): Canvas {
  return { ...canvas, notes: canvas.notes.filter((note) => note.id !== noteId) };
}

/**
 * With the note at a place of a block: `at` counts from 0 among the block's other notes, and beyond them is the end.
 * As it was where the block is full, or there is no such note.
 */
export function moveNote(
  canvas: Canvas,
  noteId: string,
  { block, at }: { block: Block; at: number },
): Canvas {
  const note = canvas.notes.find((one) => one.id === noteId);
  if (!note || (note.block !== block && isFull(canvas, block))) return canvas;
  const others = canvas.notes.filter((one) => one !== note);
  const next = others.filter((one) => one.block === block)[Math.max(0, at)];
  const index = next ? others.indexOf(next) : others.length;
  return { ...canvas, notes: [...others.slice(0, index), { ...note, block }, ...others.slice(index)] };
}

export type Nudge = 'up' | 'down' | 'back' | 'on';

/** One place up or down in its block, or back or on to the end of the block beside it in writing order. */
export function nudgeNote(canvas: Canvas, noteId: string, nudge: Nudge): Canvas {
  const note = canvas.notes.find((one) => one.id === noteId);
  if (!note) return canvas;
  if (nudge === 'up' || nudge === 'down') {
    const at = notesOf(canvas, note.block).indexOf(note) + (nudge === 'up' ? -1 : 1);
    const last = notesOf(canvas, note.block).length - 1;
    return at < 0 || at > last ? canvas : moveNote(canvas, noteId, { block: note.block, at });
  }
  const block = blockBeside(note.block, nudge === 'back' ? -1 : 1);
  return block ? moveNote(canvas, noteId, { block, at: canvasLimits.notes }) : canvas;
}

/** As much of a text as people count `most` letters. */
export function firstLetters(given: string, most: number): string {
  const letters = [...given];
  return letters.length > most ? letters.slice(0, most).join('') : given;
}

function cut(note: Note): Note {
  return { ...note, text: firstLetters(note.text, canvasLimits.note) };
}

/** A kept canvas; null for what is none (an older form, or somebody else's hand). */
export function readCanvas(kept: string): Canvas | null {
  try {
    return canvasOf(JSON.parse(kept));
  } catch {
    return null;
  }
}

/** What `canvasShape` takes, told without the schema library: the page of a visitor's canvas does without it. */
export function canvasOf(given: unknown): Canvas | null {
  return isCanvas(given) ? given : null;
}

function isCanvas(given: unknown): given is Canvas {
  if (!hasOnly(given, ['name', 'madeAt', 'voices', 'notes'])) return false;
  const { name, madeAt, voices: named, notes } = given;
  if (!isText(name, canvasLimits.name) || !isMoment(madeAt) || !Array.isArray(notes)) return false;
  if (!hasOnly(named, voices) || !voices.every((voice) => isText(named[voice], canvasLimits.voice)))
    return false;
  if (!notes.every(isNote) || new Set(notes.map((note) => note.id)).size < notes.length) return false;
  return blocks.every((block) => notesOf({ notes }, block).length <= canvasLimits.notes);
}

function isNote(given: unknown): given is Note {
  if (!hasOnly(given, ['id', 'block', 'voice', 'text'])) return false;
  const { id: noteId, block, voice, text: said } = given;
  const known = blocks.some((one) => one === block) && voices.some((one) => one === voice);
  return known && typeof noteId === 'string' && idPattern.test(noteId) && isText(said, canvasLimits.note);
}

function isText(given: unknown, most: number): given is string {
  return typeof given === 'string' && given.length <= most * 4 && [...given].length <= most;
}

function isMoment(given: unknown): given is number {
  return Number.isSafeInteger(given) && Number(given) >= 0 && Number(given) <= LAST_MOMENT;
}

/** Whether something has these entries and no others. */
function hasOnly<Name extends string>(
  given: unknown,
  names: readonly Name[],
): given is Record<Name, unknown> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return false;
  const has = Object.keys(given);
  return has.length === names.length && names.every((name) => has.includes(name));
}

/** Whether somebody wrote what looks like a registration number on it (P-04). */
export function holdsRegistrationNumber({ name, voices, notes }: Canvas): boolean {
  return [name, ...Object.values(voices), ...notes.map((note) => note.text)].some((said) =>
    hasRegistrationNumber(said),
  );
}

/** As it is kept; the same canvas gives the same text. */
export function writeCanvas({ name, madeAt, voices: named, notes }: Canvas): string {
  const { disc, square, triangle } = named;
  return JSON.stringify({
    name,
    madeAt,
    voices: { disc, square, triangle },
    notes: notes.map(({ id: noteId, block, voice, text: said }) => ({
      id: noteId,
      block,
      voice,
      text: said,
    })),
  });
}
