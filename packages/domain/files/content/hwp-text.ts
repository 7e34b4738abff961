import { inflateRawSync } from 'node:zlib';

const MAX_INFLATED = 64 * 1024 * 1024;
/** The tag of a record that holds a paragraph's letters (HWP 5.0, 표 57). */
const PARA_TEXT = 67;
const LONG = 0xfff;
/** Letters below 32 control; these take one unit, all others eight (HWP 5.0, 표 6). */
const single = new Set([0, 10, 13, 24, 25, 26, 27, 28, 29, 30, 31]);

/** The letters of a section's paragraphs, as far as its records can be followed. */
export function sectionText(stream: Buffer, isPacked: boolean): string {
  const records = isPacked ? unpacked(stream) : stream;
  const texts: string[] = [];
  for (let at = 0; at + 4 <= records.length; ) {
    const head = records.readUInt32LE(at);
    at += 4;
    let size = head >>> 20;
    if (size === LONG && at + 4 <= records.length) {
      size = records.readUInt32LE(at);
      at += 4;
    }
    if ((head & 0x3ff) === PARA_TEXT) texts.push(letters(records.subarray(at, at + size)));
    at += size;
  }
  return texts.join('\n');
}

function unpacked(stream: Buffer): Buffer {
  try {
    return inflateRawSync(stream, { maxOutputLength: MAX_INFLATED });
  } catch {
    // What no program can unpack, none shows.
    return Buffer.alloc(0);
  }
}

function letters(units: Buffer): string {
  let text = '';
  for (let at = 0; at + 2 <= units.length; ) {
    const unit = units.readUInt16LE(at);
    if (unit >= 32) text += String.fromCharCode(unit);
    else text += unit === 9 || single.has(unit) ? ' ' : '';
    at += unit >= 32 || single.has(unit) ? 2 : 16;
  }
  return text;
}
