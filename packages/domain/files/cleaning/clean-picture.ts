/**
 * A picture without what its file says about who took it, when, where and with what: EXIF, XMP, IPTC, texts, previews
 * and whatever stands behind its end. No pixel is touched: only the parts that say how to draw it stay, colour profile
 * and orientation among them. Throws for what is no whole picture of its kind.
 */
export function cleanPicture(bytes: Buffer, kind: 'jpeg' | 'png' | 'webp'): Buffer {
  return { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp }[kind](bytes);
}

/** The kind of picture that a file name's extension says, or null. */
export function pictureKind(extension: string): 'jpeg' | 'png' | 'webp' | null {
  if (extension === 'jpg' || extension === 'jpeg') return 'jpeg';
  return extension === 'png' || extension === 'webp' ? extension : null;
}

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;

function cleanJpeg(bytes: Buffer): Buffer {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new Error('Not a JPEG.');
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ; ) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) throw new Error('A JPEG that is broken.');
    if (marker === END_OF_IMAGE) {
      parts.push(bytes.subarray(at, at + 2));
      break;
    }
    const length = 2 + bytes.readUInt16BE(at + 2);
    if (length < 4 || at + length > bytes.length) throw new Error('A JPEG that is broken.');
    const segment = bytes.subarray(at, at + length);
    at += length;
    if (marker === 0xe1 && startsWith(segment, 4, 'Exif\0'))
      orientation = orientationOf(segment.subarray(10));
    if (!isRevealing(marker, segment)) parts.push(segment);
    if (marker === START_OF_SCAN) {
      const end = endOfScan(bytes, at);
      parts.push(bytes.subarray(at, end));
      at = end;
    }
  }
  if (orientation > 1)
    parts.splice(1, 0, segmentOf(0xe1, Buffer.concat([latin1('Exif\0\0'), exifOf(orientation)])));
  return Buffer.concat(parts);
}

/** Of the application's parts only those stay that say how colours are drawn: JFIF, the colour profile, Adobe's. */
function isRevealing(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  if (marker === 0xe0) return !startsWith(segment, 4, 'JFIF\0');
  if (marker === 0xe2) return !startsWith(segment, 4, 'ICC_PROFILE\0');
  return !(marker === 0xee && startsWith(segment, 4, 'Adobe'));
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    // A zero, another fill byte or a restart belongs to the scan.
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Error('A JPEG without an end.');
}

function segmentOf(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** What draws a PNG, moving ones included. */
const drawing = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

function cleanPng(bytes: Buffer): Buffer {
  if (!startsWith(bytes, 1, 'PNG\r\n\x1a\n')) throw new Error('Not a PNG.');
  const parts: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; ; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) throw new Error('A PNG that is broken.');
    if (drawing.test(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

/** Bits of VP8X that say EXIF and XMP are there. */
const EXIF_AND_XMP = 0x0c;

function cleanWebp(bytes: Buffer): Buffer {
  if (!startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) throw new Error('Not a WebP.');
  const whole = 8 + bytes.readUInt32LE(4);
  if (whole > bytes.length) throw new Error('A WebP that is broken.');
  const parts: Buffer[] = [];
  for (let at = 12; at + 8 <= whole; ) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const end = Math.min(whole, at + 8 + size + (size % 2));
    if (at + 8 + size > whole) throw new Error('A WebP that is broken.');
    const part = Buffer.from(bytes.subarray(at, end));
    if (type === 'VP8X') part[8] = (part[8] ?? 0) & ~EXIF_AND_XMP;
    if (/^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/.test(type)) parts.push(part);
    at = end;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...parts]);
}

const ORIENTATION = 0x0112;

/** How the picture is turned, 1 to 8, as its first directory (TIFF 6.0) says; 1 where it says nothing. */
function orientationOf(tiff: Buffer): number {
  if (tiff.length < 14) return 1;
  const little = startsWith(tiff, 0, 'II');
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let n = 0; n < Math.min(200, short(directory)); n += 1) {
    const entry = directory + 2 + n * 12;
    if (short(entry) !== ORIENTATION) continue;
    const value = short(entry + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** EXIF that says how the picture is turned, and nothing else. */
function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(ORIENTATION, 10);
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text;
}

function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}
