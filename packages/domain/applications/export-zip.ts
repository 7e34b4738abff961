import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import yazl from 'yazl';

/** A file of an archive; `open` is called when its turn has come. */
export type ZipEntry = {
  /** Its path, with `/`. */
  name: string;
  changedAt: Date;
  /** Bytes, where they are known; fewer or more break the archive off. */
  size?: number;
  /** What is compressed already (PDF, pictures, archives) is only copied. */
  compress: boolean;
  open(): Readable;
};

/**
 * A ZIP archive as it is made: names in UTF-8 and marked so, ZIP64 where it grows that large. Entries are opened
 * one at a time and read as fast as the archive is; who stops reading it ends all that is under way.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const zip = new yazl.ZipFile();
  const out = new PassThrough({ highWaterMark: 256 * 1024 });
  zip.outputStream.pipe(out);
  zip.on('error', (error: unknown) => out.destroy(error as Error));
  const current: { stream?: Readable } = {};
  const filling = fill(zip, entries, current).catch((error: Error) => out.destroy(error));
  try {
    for await (const chunk of out) yield chunk as Buffer;
  } finally {
    out.destroy();
    current.stream?.destroy();
    await filling;
  }
}

async function fill(
  zip: yazl.ZipFile,
  entries: AsyncIterable<ZipEntry>,
  current: { stream?: Readable },
): Promise<void> {
  for await (const { name, changedAt, size, compress, open } of entries) {
    const stream = open();
    current.stream = stream;
    const read = finished(stream, { writable: false });
    zip.addReadStream(stream, name, { mtime: changedAt, compress, ...(size === undefined ? {} : { size }) });
    await read;
  }
  zip.end();
}
