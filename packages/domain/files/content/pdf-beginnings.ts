import { Unreadable } from './unreadable.ts';

/** Bytes that a number is written with, in any spelling that some reader takes: `5`, `+5`, `5.0`, `5e0`. */
const numeric = new Set(Buffer.from('0123456789+-.eE'));
const white = new Set([0, 9, 10, 12, 13, 32]);
const PERCENT = 37;

/** A place behind `obj` with the number under which others name the object, or behind `trailer` (number null). */
export type Beginning = [position: number, number: number | null];

/**
 * Where objects and trailers begin among [begin, end) of a piece of a PDF. A number that is spelled as no writer spells
 * it, or that cannot be found for all the white space or comment behind it, is refused (`Unreadable`): readers differ
 * on it, and one that finds the object would show what nobody has looked at.
 */
export function* beginnings(piece: Buffer, begin: number, end: number): Generator<Beginning> {
  for (let at = piece.indexOf('obj', begin); at >= 0 && at < end; at = piece.indexOf('obj', at + 3)) {
    if (at >= 3 && piece.toString('latin1', at - 3, at) === 'end') continue;
    const number = numberBefore(
      piece,
      at,
      /[\s\0<>[\](){}/%\d]/.test(String.fromCharCode(piece[at + 3] ?? 0)),
    );
    if (number !== null) yield [at + 3, number];
  }
  for (let at = piece.indexOf('trailer', begin); at >= 0 && at < end; at = piece.indexOf('trailer', at + 7)) {
    const after = piece.toString('latin1', at + 7, at + 300);
    if (/^(?:[\s\0]|%[^\r\n]*[\r\n])*<</.test(after)) yield [at + 7, null];
    else if (/^(?:[\s\0]|%[^\r\n]*[\r\n])*(?:%[^\r\n]*)?$/.test(after) && after.length === 293)
      throw new Unreadable('trailer');
  }
}

/** The first of the two numbers that stand before a word; null where none do, or where they are odd and it only begins with `obj`. */
function numberBefore(piece: Buffer, at: number, isWhole: boolean): number | null {
  const generation = tokenBefore(piece, backOver(piece, at));
  const behind = backOver(piece, generation.begin);
  if (generation.text === '' || behind === generation.begin) return null;
  const number = tokenBefore(piece, behind);
  if (number.text === '') return null;
  if (/^\d{1,10}$/.test(number.text) && /^\d{1,5}$/.test(generation.text)) return Number(number.text);
  if (isWhole) throw new Unreadable('number');
  return null;
}

/** What of a number ends at a place. A letter before its first digit belongs to the word before. */
function tokenBefore(piece: Buffer, end: number): { begin: number; text: string } {
  let begin = end;
  while (begin > 0 && numeric.has(piece[begin - 1] ?? 0)) begin -= 1;
  if (begin === 0 && end > 0) throw new Unreadable('number');
  const text = piece.toString('latin1', begin, end);
  const letters = /^[eE]*/.exec(text)?.[0].length ?? 0;
  return { begin: begin + letters, text: text.slice(letters) };
}

/** The end of what stands before white space and comments that end at a place. */
function backOver(piece: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const before = at;
    while (at > 0 && white.has(piece[at - 1] ?? 1)) at -= 1;
    if (at === 0) throw new Unreadable('white space');
    // a comment ends with its line: is what stands in the line above one?
    const isAtLineEnd = piece.subarray(at, before).some((byte) => byte === 10 || byte === 13);
    const comment = isAtLineEnd ? commentBefore(piece, at) : null;
    if (comment === null) return at;
    at = comment;
  }
}

/** Where the comment begins that ends at a place; null if its line holds none. */
function commentBefore(piece: Buffer, end: number): number | null {
  let found: number | null = null;
  for (let at = end - 1; at >= 0; at -= 1) {
    const byte = piece[at];
    if (byte === 10 || byte === 13) return found;
    if (byte === PERCENT) found = at;
  }
  throw new Unreadable('line');
}
