import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNull, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import type { Bytes } from './bytes.ts';
import type { Passage } from './passages.ts';
import {
  type FileObject,
  objectsOf,
  objectsOfStream,
  type Pair,
  textOf,
  wholeNumber,
} from './pdf-objects.ts';
import { assertHarmlessObject, assertHarmlessTogether, type Resolve } from './pdf-rules.ts';
import { readPdf } from './pdf-view.ts';
import { refused } from './refused.ts';
import { Unreadable } from './unreadable.ts';
import { hasZipEnd } from './zip-end.ts';

const WINDOW = 1024 * 1024;
const MAX_OBJECT_STREAM = 16 * 1024 * 1024;
const MAX_INFLATED = 128 * 1024 * 1024;
/** Of any other stream: as much as a picture of 50 megapixels has, and of those that pictures do not use. */
const MAX_STREAM = 200 * 1024 * 1024;
const MAX_LZW = 1024 * 1024;
/** Deflate makes at most so many bytes of one. */
const DEFLATE_RATIO = 1032;

/**
 * A PDF that begins and ends as one, runs nothing, fetches nothing and carries no other file (ISO 32000). Every object
 * that any reader could come upon is read by a parser (see `objectsOf`), object streams too, and pdf.js, which shows
 * the file to evaluators, is asked what it would run. What cannot be read is refused. Gives its texts.
 */
export async function checkPdf(bytes: Bytes): Promise<Passage[]> {
  const head = await bytes.read(0, 8);
  if (!/^%PDF-\d\.\d/.test(head.toString('latin1'))) throw refused('type');
  const tail = (await bytes.read(Math.max(0, bytes.size - 2048), 2048)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) throw refused('broken');
  if (!/^[\s\0]*$/.test(tail.slice(end + 5)) || (await hasZipEnd(bytes))) throw refused('trailing');
  await assertHarmlessObjects(bytes).catch((error: unknown) => {
    throw error instanceof Unreadable ? refused('broken') : error;
  });
  return readPdf(bytes);
}

type StreamObject = { dict: PDFDict; dataAt: number };

async function assertHarmlessObjects(bytes: Bytes): Promise<void> {
  const objects = new Map<number, PDFObject[]>();
  const pairs: Pair[] = [];
  const streams: StreamObject[] = [];
  const take = (object: FileObject) => {
    assertHarmlessObject(object);
    if (object.number !== null) {
      const others = objects.get(object.number);
      if (others) others.push(object.value);
      else objects.set(object.number, [object.value]);
    }
    for (const pair of object.pairs) if (looksFurther.has(pair.key)) pairs.push(pair);
  };
  for await (const object of objectsOf(bytes)) {
    take(object);
    if (object.dataAt !== null && object.value instanceof PDFRawStream)
      streams.push({ dict: object.value.dict, dataAt: object.dataAt });
  }
  const resolve: Resolve = (ref) => objects.get(ref.objectNumber) ?? [];
  const sizes = { inflated: 0 };
  for (const stream of streams) {
    for (const object of await objectsInside(bytes, stream, resolve, sizes)) take(object);
  }
  assertHarmlessTogether(pairs, resolve);
}

/** Keys of the entries that can only be judged once all objects are known. */
const looksFurther = new Set(['S', 'Subtype', 'URI', 'Ref', 'OpenAction', 'AA']);

/** The objects that a stream holds, if any reader could take it for an object stream: it says how many, and where. */
async function objectsInside(
  bytes: Bytes,
  stream: StreamObject,
  resolve: Resolve,
  sizes: { inflated: number },
): Promise<FileObject[]> {
  const of = (key: string) => stream.dict.get(PDFName.of(key));
  const filters = filtersOf(of('Filter'), resolve);
  const isNamed = [of('Type')].some((type) => type instanceof PDFName && textOf(type) === 'ObjStm');
  if (!isNamed && !(of('First') && of('N'))) {
    await assertNoBomb(bytes, stream, filters, resolve);
    return [];
  }
  const [first, count] = [wholeNumber(of('First'), refs(resolve)), wholeNumber(of('N'), refs(resolve))];
  if (first === null || count === null || first < 0 || count < 0 || count > 1_000_000)
    throw refused('broken');
  const isPlain = filters.length === 0 || (filters.length === 1 && /^Fl(ateDecode)?$/.test(filters[0] ?? ''));
  // readers take the short key as well
  const parms = [of('DecodeParms'), of('DP')].filter((one) => one !== undefined);
  if (!isPlain || parms.some((one) => hasPredictor(one, resolve))) throw refused('encrypted');
  const packed = await dataOf(bytes, stream, resolve, MAX_OBJECT_STREAM);
  const content = filters.length === 0 ? packed : inflated(packed, MAX_OBJECT_STREAM);
  sizes.inflated += content.length;
  if (sizes.inflated > MAX_INFLATED) throw refused('limits');
  return objectsOfStream(content, { first, count });
}

function refs(resolve: Resolve) {
  return (ref: PDFRef) => [...resolve(ref)];
}

/** The names of a stream's filters, in their order; `?` for what is no name. */
function filtersOf(filter: PDFObject | undefined, resolve: Resolve): string[] {
  if (filter === undefined) return [];
  const direct = (value: PDFObject) => (value instanceof PDFRef ? resolve(value) : [value]);
  return direct(filter)
    .flatMap((one) => (one instanceof PDFArray ? one.asArray() : [one]))
    .flatMap(direct)
    .filter((one) => one !== PDFNull)
    .map((one) => (one instanceof PDFName ? textOf(one) : '?'));
}

function hasPredictor(parms: PDFObject, resolve: Resolve): boolean {
  const dicts = (parms instanceof PDFRef ? resolve(parms) : [parms]).flatMap((one) =>
    one instanceof PDFArray ? one.asArray() : [one],
  );
  return dicts.some((dict) => {
    if (!(dict instanceof PDFDict)) return dict instanceof PDFRef;
    const predictor = dict.get(PDFName.of('Predictor'));
    return predictor !== undefined && wholeNumber(predictor, refs(resolve)) !== 1;
  });
}

/** A stream of a page that unpacks into more than any page needs would take the memory of whoever shows it. */
async function assertNoBomb(
  bytes: Bytes,
  stream: StreamObject,
  filters: string[],
  resolve: Resolve,
): Promise<void> {
  const expanding = filters.filter((name) =>
    /^(FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)$/.test(name),
  );
  if (expanding.length > 1) throw refused('limits');
  const [filter] = expanding;
  if (filter === undefined) return;
  const length = wholeNumber(stream.dict.get(PDFName.of('Length')), refs(resolve));
  const isFlate = filter.startsWith('Fl');
  if (length !== null && length * DEFLATE_RATIO < MAX_STREAM / 4) return;
  const packed = await dataOf(bytes, stream, resolve, bytes.size);
  if (!isFlate && packed.length > MAX_LZW) throw refused('limits');
  if (!isFlate || filters[0] !== filter || packed.length * DEFLATE_RATIO < MAX_STREAM) return;
  try {
    inflateSync(packed, { maxOutputLength: MAX_STREAM });
  } catch (error) {
    // Broken data draw nothing, or a part; they are no danger.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw refused('limits');
  }
}

function inflated(packed: Buffer, limit: number): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: limit });
  } catch (error) {
    const isTooMuch = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw refused(isTooMuch ? 'limits' : 'broken');
  }
}

/** The data of a stream: as long as it says, if `endstream` follows; else as far as it is to `endstream`. */
async function dataOf(
  bytes: Bytes,
  { dict, dataAt }: StreamObject,
  resolve: Resolve,
  limit: number,
): Promise<Buffer> {
  const length = wholeNumber(dict.get(PDFName.of('Length')), refs(resolve));
  if (length !== null && length >= 0 && dataAt + length <= bytes.size) {
    const behind = (await bytes.read(dataAt + length, 20)).toString('latin1');
    if (/^\s*endstream/.test(behind)) {
      if (length > limit) throw refused('limits');
      return bytes.read(dataAt, length);
    }
  }
  for (let at = 0; at < limit && dataAt + at < bytes.size; at += WINDOW) {
    const found = (await bytes.read(dataAt + at, WINDOW + 9)).indexOf('endstream');
    if (found >= 0) return bytes.read(dataAt, at + found);
  }
  throw refused('broken');
}
