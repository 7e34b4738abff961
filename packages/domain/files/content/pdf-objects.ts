import {
  PDFDict,
  type PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Bytes } from './bytes.ts';
import { beginnings } from './pdf-beginnings.ts';
import { Unreadable } from './unreadable.ts';

/** An entry of a dictionary, wherever it stands in its object; a key that comes twice gives two. */
export type Pair = { key: string; value: PDFObject };

/** Keys that say how a stream is read: of two values one reader takes the first and another the last. */
const decoding = new Set(['N', 'First', 'Filter', 'DecodeParms', 'DP']);

/** One object as it was read: its names, written any way, and the entries of its dictionaries. */
export type ReadObject = {
  value: PDFObject;
  names: ReadonlySet<string>;
  pairs: readonly Pair[];
  /** Where the data of a stream begin in the bytes read; null for what is no stream. */
  dataAt: number | null;
};

/**
 * Reads one object after the other with the parser's own means, and notes all names and entries on the way: of two
 * entries under one key readers choose differently, so both count. The data of streams are left where they are.
 */
export class ObjectReader extends PDFParser {
  #names = new Set<string>();
  #pairs: Pair[] = [];
  #dataAt: number | null = null;

  /** The object that begins at `position`; throws for what none of the format is. */
  objectAt(position: number): ReadObject {
    this.#names = new Set();
    this.#pairs = [];
    this.#dataAt = null;
    this.bytes.moveTo(position);
    const value = this.parseObject();
    return { value, names: this.#names, pairs: this.#pairs, dataAt: this.#dataAt };
  }

  /** Whether reading has come to the end of the bytes: there may have been more to the object. */
  get isAtEnd(): boolean {
    return this.bytes.done();
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.#names.add(textOf(name));
    return name;
  }

  protected override parseDict(): PDFDict {
    this.expect('<<');
    const dict = PDFDict.withContext(this.context);
    for (this.skipWhitespaceAndComments(); !this.matches('>>'); this.skipWhitespaceAndComments()) {
      const key = this.parseName();
      const value = this.parseObject();
      if (dict.has(key) && decoding.has(textOf(key))) throw new Unreadable('a key that comes twice');
      dict.set(key, value);
      this.#pairs.push({ key: textOf(key), value });
    }
    return dict;
  }

  protected override parseDictOrStream(): PDFDict | PDFRawStream {
    const dict = this.parseDict();
    this.skipWhitespaceAndComments();
    if (!this.matches('stream')) return dict;
    if (this.bytes.peek() === 0x0d) this.bytes.next();
    if (this.bytes.peek() === 0x0a) this.bytes.next();
    this.#dataAt = this.bytes.offset();
    return PDFRawStream.of(dict, new Uint8Array());
  }

  private matches(word: string): boolean {
    return this.matchKeyword(Array.from(word, (letter) => letter.charCodeAt(0)));
  }

  private expect(word: string): void {
    for (const letter of word) this.bytes.assertNext(letter.charCodeAt(0));
  }
}

/** A name's text, its #-escapes undone. */
export function textOf(name: PDFName): string {
  return name.decodeText();
}

/** An object of the file, with the number under which others name it and where its data begin. */
export type FileObject = ReadObject & { number: number | null };

const WINDOW = 1024 * 1024;
const MARGIN = 4096;
const FIRST_READ = 16 * 1024;
const MOST_READ = 64 * 1024 * 1024;

/**
 * Every object of a PDF that any reader could find: not only those to which a table of the file leads, but whatever
 * begins with two numbers and `obj`, wherever it stands, old versions and the insides of streams among it, and every
 * trailer (number null). Memory holds one window of the file. Throws `Unreadable` for one that cannot be read, or whose
 * number cannot.
 */
export async function* objectsOf(bytes: Bytes): AsyncGenerator<FileObject> {
  const into = Buffer.allocUnsafe(Math.min(bytes.size, WINDOW + 2 * MARGIN));
  for (let at = 0; at < bytes.size; at += WINDOW) {
    const offset = Math.max(0, at - MARGIN);
    const piece = await bytes.read(offset, at + WINDOW + MARGIN - offset, into);
    for (const [position, number] of beginnings(piece, at - offset, at - offset + WINDOW)) {
      yield await readAt(bytes, { number, position: offset + position });
    }
  }
}

/** Reads an object from where it begins, with as many bytes as it turns out to need. */
async function readAt(
  bytes: Bytes,
  { number, position }: { number: number | null; position: number },
): Promise<FileObject> {
  for (let length = FIRST_READ; ; length *= 8) {
    const piece = await bytes.read(position, length);
    const isAll = position + piece.length >= bytes.size || length >= MOST_READ;
    const reader = new ObjectReader(piece);
    try {
      const read = reader.objectAt(0);
      if (isAll || !reader.isAtEnd) {
        return { ...read, number, dataAt: read.dataAt === null ? null : position + read.dataAt };
      }
    } catch (error) {
      if (isAll || !reader.isAtEnd) throw new Unreadable('object', { cause: error });
    }
  }
}

/** The whole number that a value is, or to which it refers in `objects`. */
export function wholeNumber(
  value: PDFObject | undefined,
  resolve: (ref: PDFRef) => PDFObject[],
): number | null {
  const [found] = value && 'objectNumber' in value ? resolve(value as PDFRef) : [value];
  return found instanceof PDFNumber && Number.isInteger(found.asNumber()) ? found.asNumber() : null;
}

/** The objects of an object stream's content: pairs of number and place, then the objects from `first` on. */
export function objectsOfStream(
  content: Uint8Array,
  { first, count }: { first: number; count: number },
): FileObject[] {
  const head = Buffer.from(content.buffer, content.byteOffset, Math.min(first, content.length)).toString(
    'latin1',
  );
  const numbers = head
    .trim()
    .split(/[\s\0]+/)
    .map(Number);
  const reader = new ObjectReader(content);
  const objects: FileObject[] = [];
  for (let n = 0; n < count; n += 1) {
    const [number, place] = [numbers[2 * n], numbers[2 * n + 1]];
    if (!Number.isInteger(number) || !Number.isInteger(place)) throw new Unreadable('object stream');
    try {
      objects.push({ ...reader.objectAt(first + (place ?? 0)), number: number ?? null });
    } catch (error) {
      throw new Unreadable('object stream', { cause: error });
    }
  }
  return objects;
}
