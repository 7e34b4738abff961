import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { z } from 'zod';

/** A file of an archive as another program than the one that wrote it reads it. */
export type ReadEntry = { name: string; isUtf8: boolean; content: Buffer };

/** Every entry of a ZIP archive, in its order; checks sizes and CRCs. Without `contents` it reads the directory only. */
export async function readArchive(archive: Buffer, { contents = true } = {}): Promise<ReadEntry[]> {
  const open = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);
  const zip = await open(archive, { lazyEntries: true, autoClose: false, strictFileNames: true });
  const openStream = promisify(zip.openReadStream.bind(zip));
  const entries: ReadEntry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', async (entry: yauzl.Entry) => {
      try {
        const content = contents ? await buffer(await openStream(entry)) : Buffer.alloc(0);
        const isUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
        entries.push({ name: entry.fileName, isUtf8, content });
        zip.readEntry();
      } catch (error) {
        reject(error);
      }
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  return entries;
}

/** What a value has that its JSON Schema does not allow; null where it fits. */
export function schemaProblem(schema: Parameters<typeof z.fromJSONSchema>[0], value: unknown): string | null {
  return z.fromJSONSchema(schema).safeParse(value).error?.message ?? null;
}
