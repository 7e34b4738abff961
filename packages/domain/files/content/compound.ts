import type { Bytes } from './bytes.ts';
import { sectionText } from './hwp-text.ts';
import { type Passage, places } from './passages.ts';
import { refused } from './refused.ts';

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER = 512;
const ENTRY = 128;
const SMALL_SECTOR = 64;
const MAX_ENTRIES = 20_000;
const END_OF_CHAIN = 0xfffffffe;

/** Storages and streams by which a compound file carries macros or other programs. */
const runs = /^(_vba_project.*|vba|macros|.?ole10native|equation native)$/i;

/** HWP: what FileHeader must begin with, and its bits for passwords, rights management and certificates. */
const hwpName = 'HWP Document File';
const ENCRYPTED_BITS = (1 << 1) | (1 << 4) | (1 << 8) | (1 << 10);

/** Streams that hold letters: paragraphs, the preview, and who wrote it about what, with a control before its name. */
const read = /^.?(Section\d+|PrvText|HwpSummaryInformation)$/s;

/** Bytes of one section that are read for its text. */
const MAX_SECTION = 32 * 1024 * 1024;

type Stream = { name: string; isStorage: boolean; start: number; size: number };
type Compound = { streams: Stream[]; read(stream: Stream, limit: number): Promise<Buffer> };

export function isCompound(head: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

/** A compound file (OLE) of whatever kind that carries neither macros nor embedded programs. */
export async function checkCompound(bytes: Bytes): Promise<Compound> {
  const compound = await readCompound(bytes);
  if (compound.streams.some((stream) => runs.test(stream.name))) throw refused('active');
  return compound;
}

/**
 * An HWP 5 document: a compound file with its FileHeader, text and document information, not encrypted. Gives its texts
 * as far as they can be read.
 */
export async function checkHwp(bytes: Bytes): Promise<Passage[]> {
  const compound = await checkCompound(bytes);
  const named = (name: string) => compound.streams.find((stream) => stream.name === name);
  const header = named('FileHeader');
  if (!header || !named('DocInfo') || !(named('BodyText') ?? named('ViewText'))) throw refused('type');
  const facts = await compound.read(header, 256);
  if (facts.length < 40 || facts.toString('latin1', 0, hwpName.length) !== hwpName) throw refused('type');
  if ((facts.readUInt32LE(36) & ENCRYPTED_BITS) !== 0) throw refused('encrypted');
  const embedded = compound.streams.filter((stream) => /^BIN[0-9A-F]{4}\./i.test(stream.name));
  if (embedded.some(({ name }) => /\.(eps|ps|exe|dll|scr|js|vbs|bat|cmd|lnk|jar)$/i.test(name))) {
    throw refused('active');
  }
  const isPacked = (facts.readUInt32LE(36) & 1) !== 0;
  const passages: Passage[] = [];
  for (const stream of compound.streams.filter(({ name }) => read.test(name))) {
    const content = await compound.read(stream, MAX_SECTION);
    if (/^Section/.test(stream.name))
      passages.push({ place: places.body, text: sectionText(content, isPacked) });
    else {
      const place = stream.name === 'PrvText' ? places.preview : places.properties;
      // Texts of a property set stand at even places, as letters of two bytes (MS-OLEPS).
      passages.push({ place, text: content.toString('utf16le') });
    }
  }
  return passages;
}

/** Directory and streams of a compound file (MS-CFB); anything that does not add up is refused as broken. */
async function readCompound(bytes: Bytes): Promise<Compound> {
  const header = await bytes.read(0, HEADER);
  if (!isCompound(header)) throw refused('type');
  if (header.length < HEADER) throw refused('broken');
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw refused('broken');
  const sector = 1 << shift;
  const sectors = Math.ceil(bytes.size / sector) - 1;
  const at = (number: number) => (number + 1) * sector;

  const fat = await readFat(bytes, header, sector, sectors);
  if (sectors > fat.length) throw refused('trailing');

  const chain = (start: number): number[] => {
    const found: number[] = [];
    for (let number = start; number !== END_OF_CHAIN; number = fat[number] ?? END_OF_CHAIN + 1) {
      if (number >= sectors || found.length > sectors) throw refused('broken');
      found.push(number);
    }
    return found;
  };
  const readChain = async (start: number, limit: number): Promise<Buffer> => {
    const pieces: Buffer[] = [];
    for (const number of chain(start).slice(0, Math.ceil(limit / sector))) {
      pieces.push(await bytes.read(at(number), sector));
    }
    return Buffer.concat(pieces).subarray(0, limit);
  };

  const streams = parseDirectory(await readChain(header.readUInt32LE(48), MAX_ENTRIES * ENTRY));
  const [root] = streams;
  if (!root) throw refused('broken');
  const cutoff = header.readUInt32LE(56);

  return {
    streams,
    async read(stream, limit) {
      const length = Math.min(stream.size, limit);
      if (stream.size >= cutoff) return readChain(stream.start, length);
      const small = await readChain(root.start, root.size);
      const smallFat = await readChain(header.readUInt32LE(60), sectors * sector);
      const pieces: Buffer[] = [];
      let number = stream.start;
      while (pieces.length * SMALL_SECTOR < length) {
        if ((number + 1) * SMALL_SECTOR > small.length || (number + 1) * 4 > smallFat.length) {
          throw refused('broken');
        }
        pieces.push(small.subarray(number * SMALL_SECTOR, (number + 1) * SMALL_SECTOR));
        number = smallFat.readUInt32LE(number * 4);
      }
      return Buffer.concat(pieces).subarray(0, length);
    },
  };
}

async function readFat(bytes: Bytes, header: Buffer, sector: number, sectors: number): Promise<Uint32Array> {
  const perSector = sector / 4;
  const wanted = header.readUInt32LE(44);
  if (wanted > sectors) throw refused('broken');
  const places: number[] = [];
  for (let n = 0; n < Math.min(109, wanted); n += 1) places.push(header.readUInt32LE(76 + n * 4));
  let next = header.readUInt32LE(68);
  while (places.length < wanted) {
    if (next >= sectors) throw refused('broken');
    const list = await bytes.read((next + 1) * sector, sector);
    for (let n = 0; n < perSector - 1 && places.length < wanted; n += 1)
      places.push(list.readUInt32LE(n * 4));
    next = list.readUInt32LE((perSector - 1) * 4);
  }
  const fat = new Uint32Array(wanted * perSector);
  for (const [n, place] of places.entries()) {
    if (place >= sectors) throw refused('broken');
    const piece = await bytes.read((place + 1) * sector, sector);
    if (piece.length < sector) throw refused('broken');
    for (let k = 0; k < perSector; k += 1) fat[n * perSector + k] = piece.readUInt32LE(k * 4);
  }
  return fat;
}

function parseDirectory(directory: Buffer): Stream[] {
  const streams: Stream[] = [];
  for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
    const type = directory[at + 66];
    const nameBytes = directory.readUInt16LE(at + 64);
    if (type === 0 || nameBytes < 2 || nameBytes > 64) continue;
    streams.push({
      name: directory.toString('utf16le', at, at + nameBytes - 2),
      isStorage: type !== 2,
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    });
  }
  return streams;
}
