import type { Bytes } from './bytes.ts';
import { refused } from './refused.ts';

export type ImageKind = 'png' | 'jpeg' | 'webp';

/** Larger than what phones take by default, and what decoding holds in memory stays bounded. */
const MAX_PIXELS = 52_000_000;
const MAX_BYTES = 40 * 1024 * 1024;

/** Signatures that may not stand behind the picture, where phones do put something. */
const foreign = [
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!',
  '7z\xbc\xaf',
  '%PDF-',
  '\x7fELF',
  'MZ\x90',
  '<?php',
  '<script',
  '<html',
];

/**
 * A picture of the kind its extension says, that decodes to its last row and ends where it says it ends. Behind
 * a JPEG only further JPEGs (gain maps, previews) or what Samsung phones write may follow.
 */
export async function checkImage(path: string, bytes: Bytes, kind: ImageKind): Promise<void> {
  if (bytes.size > MAX_BYTES) throw refused('limits');
  const whole = await bytes.read(0, bytes.size);
  if (!begins(whole, kind)) throw refused('type');
  await assertDecodes(path, kind);
  const end = { png: endOfPng, jpeg: endOfJpeg, webp: endOfWebp }[kind](whole);
  if (end === whole.length || (kind === 'jpeg' && isPhoneTrailer(whole.subarray(end)))) return;
  throw refused('trailing');
}

function begins(bytes: Buffer, kind: ImageKind): boolean {
  if (kind === 'png') return bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  if (kind === 'jpeg') return bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'));
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

async function assertDecodes(path: string, kind: ImageKind): Promise<void> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const options = { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true } as const;
  // Told from its head alone, before anything is decoded.
  const found = await sharp(path, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (found?.format !== kind) throw refused('broken');
  if (found.width * found.height > MAX_PIXELS) throw refused('limits');
  // The last row needs every row before it, and little memory.
  const lastRow = { left: 0, top: found.height - 1, width: found.width, height: 1 };
  await sharp(path, options)
    .extract(lastRow)
    .raw()
    .toBuffer()
    .catch(() => {
      throw refused('broken');
    });
}

function endOfPng(bytes: Buffer): number {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at;
  }
  throw refused('broken');
}

function endOfWebp(bytes: Buffer): number {
  const end = 8 + bytes.readUInt32LE(4);
  return end + (end % 2);
}

/** The position behind the end-of-image marker. */
function endOfJpeg(bytes: Buffer): number {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw refused('broken');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === 0xd9) {
      return at + 2;
    } else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
    } else {
      at += 2 + bytes.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(bytes, at);
    }
  }
  if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return at + 2;
  throw refused('broken');
}

/** Compressed data runs until a marker that is neither a stuffed zero nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  throw refused('broken');
}

function isPhoneTrailer(rest: Buffer): boolean {
  const text = rest.toString('latin1');
  if (foreign.some((signature) => text.includes(signature))) return false;
  if (/^\0*$/.test(text) && rest.length <= 4096) return true;
  if (rest.subarray(-4).toString('latin1') === 'SEFT') return true;
  let at = 0;
  while (at < rest.length && rest[at] === 0xff && rest[at + 1] === 0xd8) {
    at += endOfJpeg(rest.subarray(at));
  }
  return at > 0 && at === rest.length;
}
