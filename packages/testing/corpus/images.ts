import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of diagonal colours, drawn anew each time. */
export async function picture(format: 'png' | 'jpeg' | 'webp' | 'gif', side = 64): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3);
  for (let n = 0; n < pixels.length; n += 1) pixels[n] = (n * 7 + Math.floor(n / side)) % 256;
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A photo that says who took it, in EXIF and XMP, and lies on its side. */
export async function photoBy(author: string, format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  return sharp(await picture('png'))
    .withMetadata({ orientation: 6, icc: 'p3' })
    .withExifMerge({ IFD0: { Artist: author, ImageDescription: `Plan of ${author}` } })
    .withXmp(
      `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/">${author}</x:xmpmeta><?xpacket end="w"?>`,
    )
    .toFormat(format)
    .toBuffer();
}

/** A PNG of one bit a pixel, all black: `side`² pixels in a few kilobytes. */
export function blackPng(side: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** What Samsung phones write behind the end of a picture. */
export function samsungTrailer(): Buffer {
  const block = Buffer.from('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1763690000000', 'latin1');
  const list = Buffer.alloc(24);
  list.write('SEFH', 'latin1');
  list.writeUInt32LE(106, 4);
  list.writeUInt32LE(1, 8);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(list.length, 0);
  end.write('SEFT', 4, 'latin1');
  return Buffer.concat([block, list, end]);
}
