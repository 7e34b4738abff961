import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive; `open` is called when its turn has come, and what it gives is read to its end or closed. */
export type ZipEntry = {
  /** Its path, with `/`. */
  name: string;
  changedAt: Date;
  /** Bytes, where they are known; fewer or more break the archive off. */
  size?: number;
  /** What is compressed already (PDF, pictures, archives) is only copied. */
  compress: boolean;
  open(): AsyncIterable<Uint8Array>;
};

/** What fits into the fields of the old format. */
const MOST_16 = 0xffff;
const MOST_32 = 0xffff_ffff;

/** Sizes and CRC follow the content (bit 3), and the name is UTF-8 (bit 11). */
const FLAGS = 0x0808;
const STORED = 0;
const DEFLATED = 8;

/** Files of 4 GiB and more are none of ours: documents are refused long before. */
type Sums = { crc: number; size: number; packed: number };

/**
 * A ZIP archive as it is made (APPNOTE 6.3.10): names in UTF-8, ZIP64 where there are more files or bytes than the
 * old format counts. One entry is open at a time and read as fast as the archive is. Memory holds the directory
 * at its end, 150 bytes a file, and nothing else.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const header = localHeader(entry);
    yield header;
    const sums: Sums = { crc: 0, size: 0, packed: 0 };
    if (entry.compress) {
      for await (const chunk of deflated(entry, sums)) {
        sums.packed += chunk.length;
        yield chunk as Buffer;
      }
    } else {
      // Without a generator of its own, for gigabytes pass here.
      for await (const chunk of entry.open()) {
        add(sums, chunk);
        yield chunk as Buffer;
      }
      sums.packed = sums.size;
    }
    assertWhole(entry, sums);
    const descriptor = descriptorOf(sums);
    yield descriptor;
    directory.push(directoryEntry(entry, sums, offset));
    offset += header.length + sums.packed + descriptor.length;
  }
  yield* directory;
  yield directoryEnd({ count: directory.length, size: bytesOf(directory), offset });
}

function deflated(entry: ZipEntry, sums: Sums): AsyncIterable<Uint8Array> {
  const deflate = createDeflateRaw();
  // What fails is told to whoever reads the compressed bytes.
  pipeline(summed(entry.open(), sums), deflate).catch(() => {});
  return deflate;
}

async function* summed(content: AsyncIterable<Uint8Array>, sums: Sums): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    add(sums, chunk);
    yield chunk;
  }
}

function add(sums: Sums, chunk: Uint8Array): void {
  sums.crc = crc32(chunk, sums.crc);
  sums.size += chunk.length;
}

function assertWhole({ name, size }: ZipEntry, sums: Sums): void {
  if (size !== undefined && size !== sums.size) {
    throw new Error(`A file of ${size} bytes gave ${sums.size}.`);
  }
  if (sums.size > MOST_32 || sums.packed > MOST_32) throw new Error(`${name} is larger than 4 GiB.`);
}

/** Fields that stand in both headers of a file: version, flags, method, time. */
function sharedFields({ compress, changedAt }: ZipEntry, version: number): Buffer {
  // Clocks of archives have no zone: it is the time in Korea, and the extra field says the instant.
  const at = new Date(changedAt.getTime() + 9 * 3_600_000);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return fields([version, 2], [FLAGS, 2], [compress ? DEFLATED : STORED, 2], [time, 2], [day, 2]);
}

function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name);
  const extra = timeField(entry);
  const unknown = fields([0, 4], [0, 4], [0, 4]);
  const lengths = fields([name.length, 2], [extra.length, 2]);
  return Buffer.concat([fields([0x04034b50, 4]), sharedFields(entry, 20), unknown, lengths, name, extra]);
}

function descriptorOf({ crc, size, packed }: Sums): Buffer {
  return fields([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);
}

function directoryEntry(entry: ZipEntry, { crc, size, packed }: Sums, offset: number): Buffer {
  const name = Buffer.from(entry.name);
  const isFar = offset >= MOST_32;
  const far = isFar ? fields([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const extra = Buffer.concat([timeField(entry), far]);
  return Buffer.concat([
    // Made by the rules of Unix, so that its file mode counts.
    fields([0x02014b50, 4], [(3 << 8) | 45, 2]),
    sharedFields(entry, isFar ? 45 : 20),
    fields([crc, 4], [packed, 4], [size, 4], [name.length, 2], [extra.length, 2]),
    fields([0, 2], [0, 2], [0, 2], [(0o100644 << 16) >>> 0, 4], [isFar ? MOST_32 : offset, 4]),
    name,
    extra,
  ]);
}

/** The instant of the last change (UT). */
function timeField({ changedAt }: ZipEntry): Buffer {
  return fields([0x5455, 2], [5, 2], [1, 1], [Math.floor(changedAt.getTime() / 1000), 4]);
}

function directoryEnd({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const isLarge = count >= MOST_16 || size >= MOST_32 || offset >= MOST_32;
  const short = fields(
    [0x06054b50, 4],
    [0, 4],
    [Math.min(count, MOST_16), 2],
    [Math.min(count, MOST_16), 2],
    [Math.min(size, MOST_32), 4],
    [Math.min(offset, MOST_32), 4],
    [0, 2],
  );
  if (!isLarge) return short;
  const long = fields(
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [count, 8],
    [count, 8],
    [size, 8],
    [offset, 8],
  );
  const locator = fields([0x07064b50, 4], [0, 4], [offset + size, 8], [1, 4]);
  return Buffer.concat([long, locator, short]);
}

/** Numbers in so many bytes each, the lowest first. */
function fields(...given: [value: number, bytes: 1 | 2 | 4 | 8][]): Buffer {
  const buffer = Buffer.alloc(given.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of given) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

function bytesOf(buffers: readonly Buffer[]): number {
  return buffers.reduce((sum, { length }) => sum + length, 0);
}
