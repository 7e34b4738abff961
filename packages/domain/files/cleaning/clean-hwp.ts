import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { cleanPicture, pictureKind } from './clean-picture.ts';

/**
 * An HWP 5 file (or any compound file) without its summary (title, subject, author, keywords, remarks and who last saved
 * it), its history of versions and the metadata of its pictures. Sizes and places of everything stay, so nothing else
 * of the file is touched (MS-CFB, MS-OLEPS). Throws where a picture cannot be cleaned in its place.
 */
export function cleanHwp(given: Buffer): Buffer {
  const bytes = Buffer.from(given);
  const file = openCompound(bytes);
  for (const stream of file.streams) {
    const clean = cleanerOf(stream.name);
    if (!clean) continue;
    const places = file.placesOf(stream);
    const content = Buffer.concat(places.map(({ from, to }) => bytes.subarray(from, to)));
    clean(content.subarray(0, stream.size));
    let at = 0;
    for (const { from, to } of places) at += content.copy(bytes, from, at, at + to - from);
  }
  return bytes;
}

const summaries = new Set([
  '\u0005HwpSummaryInformation',
  '\u0005SummaryInformation',
  '\u0005DocumentSummaryInformation',
]);
/** Streams of the storage DocHistory: who saved which version when, and what it was. */
const history = /^(VersionLog\d+|HistoryLastDoc)$/;
/** A picture in the storage BinData. */
const picture = /^BIN[0-9A-F]{4}\.([a-z]+)$/i;

/** What cleans the content of a stream of this name in its place; null where there is nothing to clean. */
function cleanerOf(name: string): ((content: Buffer) => void) | null {
  if (summaries.has(name)) return blankTexts;
  if (history.test(name)) return (content) => void content.fill(0);
  if (name === 'FileHeader') return forgetHistory;
  const kind = pictureKind(picture.exec(name)?.[1]?.toLowerCase() ?? '');
  return kind && ((content) => cleanPictureInPlace(content, kind));
}

/** The bit of FileHeader's properties that says the file keeps a history. */
const HAS_HISTORY = 1 << 6;

function forgetHistory(header: Buffer): void {
  if (header.length >= 40) header.writeUInt32LE((header.readUInt32LE(36) & ~HAS_HISTORY) >>> 0, 36);
}

/** Pictures stand deflated or as they are. What is left of their place becomes zeros, which follow the picture's end. */
function cleanPictureInPlace(content: Buffer, kind: 'jpeg' | 'png' | 'webp'): void {
  const read = pictureIn(content, kind);
  if (!read || read.clean.length === read.size) return;
  const written = read.packed ? deflateRawSync(read.clean, { level: 9 }) : read.clean;
  if (written.length > content.length) throw new Error('A picture does not fit into its place.');
  content.fill(0, written.copy(content));
}

function pictureIn(content: Buffer, kind: 'jpeg' | 'png' | 'webp') {
  for (const packed of [false, true]) {
    try {
      const bytes = packed ? inflateRawSync(content) : content;
      return { packed, size: bytes.length, clean: cleanPicture(bytes, kind) };
    } catch {
      // Not written this way.
    }
  }
  return null;
}

const HEADER_ENTRIES = 109;
const SMALL = 64;
const ENTRY = 128;

type Stream = { name: string; start: number; size: number };
type Place = { from: number; to: number };

function openCompound(bytes: Buffer): { streams: Stream[]; placesOf(stream: Stream): Place[] } {
  const sector = 1 << bytes.readUInt16LE(30);
  const placeOf = (number: number): Place => ({ from: (number + 1) * sector, to: (number + 2) * sector });
  const read = (places: readonly Place[]) =>
    Buffer.concat(places.map(({ from, to }) => bytes.subarray(from, to)));
  const chain = (table: Buffer, start: number): number[] => {
    const found: number[] = [];
    for (let number = start; number * 4 + 4 <= table.length; number = table.readUInt32LE(number * 4)) {
      if (found.length > table.length / 4) throw new Error('A chain of the compound file goes round.');
      found.push(number);
    }
    return found;
  };

  const fat = read(fatSectors(bytes, sector).map(placeOf));
  const directory = read(chain(fat, bytes.readUInt32LE(48)).map(placeOf));
  const streams: Stream[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const length = Math.max(0, Math.min(64, directory.readUInt16LE(at + 64)) - 2);
    streams.push({
      name: directory.toString('utf16le', at, at + length),
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  const smallFat = read(chain(fat, bytes.readUInt32LE(60)).map(placeOf));
  const smallSectors = chain(fat, streams[0]?.start ?? 0);
  const isSmall = ({ size }: Stream) => size < bytes.readUInt32LE(56);
  const smallPlace = (number: number): Place => {
    const at = number * SMALL;
    const from = placeOf(smallSectors[Math.floor(at / sector)] ?? 0).from + (at % sector);
    return { from, to: from + SMALL };
  };
  return {
    streams,
    placesOf: (stream) =>
      isSmall(stream) ? chain(smallFat, stream.start).map(smallPlace) : chain(fat, stream.start).map(placeOf),
  };
}

/** Where the table of sectors is: the first places stand in the header, more in sectors that name the next. */
function fatSectors(bytes: Buffer, sector: number): number[] {
  const wanted = bytes.readUInt32LE(44);
  const found: number[] = [];
  for (let n = 0; n < Math.min(HEADER_ENTRIES, wanted); n += 1) found.push(bytes.readUInt32LE(76 + n * 4));
  let next = bytes.readUInt32LE(68);
  while (found.length < wanted) {
    const from = (next + 1) * sector;
    const places = sector / 4 - 1;
    for (let n = 0; n < places && found.length < wanted; n += 1) found.push(bytes.readUInt32LE(from + n * 4));
    next = bytes.readUInt32LE(from + places * 4);
  }
  return found;
}

const TEXT = 30;
const WIDE_TEXT = 31;

/** Empties every text of a property set; numbers and times stay. */
function blankTexts(content: Buffer): void {
  const sets = content.readUInt32LE(24);
  for (let set = 0; set < Math.min(sets, 2); set += 1) {
    const base = content.readUInt32LE(28 + set * 20 + 16);
    const count = content.readUInt32LE(base + 4);
    for (let n = 0; n < Math.min(count, 200); n += 1) {
      const at = base + content.readUInt32LE(base + 8 + n * 8 + 4);
      const type = content.readUInt16LE(at);
      if (type !== TEXT && type !== WIDE_TEXT) continue;
      const letters = content.readUInt32LE(at + 4);
      const end = at + 8 + letters * (type === WIDE_TEXT ? 2 : 1);
      content.fill(0, at + 8, Math.min(end, content.length));
      // One letter is left: the zero that ends a text.
      if (letters > 0) content.writeUInt32LE(1, at + 4);
    }
  }
}
