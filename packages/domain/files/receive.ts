import { createHash, randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Arrived } from './store.ts';

/** Where bytes arrive that are only on their way to a bucket: of each user of the machine a folder, which no other can write to. */
export function passingFolder(name: string): string {
  return join(tmpdir(), `${name}-${process.getuid?.() ?? 0}`);
}

/** What a probe writes: a block of the disk, for an empty file fits on a full one. */
export const PROBE_BYTES = 4096;

/** Chunks come in tens of kB and are written together: a small write costs almost as much as a large one. */
const WRITTEN_AT_ONCE = 512 * 1024;

/**
 * Writes a source into a new file of `folder`, hashing on the way: memory holds 1 MiB, what is being written
 * and what comes meanwhile. The file is on the disk (fsync) when this returns, unless it is only on its way to a
 * bucket (`passes`), where waiting for the disk would be for nothing; when the source fails or `signal` aborts, it is gone.
 */
export async function receive(
  folder: string,
  source: AsyncIterable<Uint8Array>,
  { signal, passes = false }: { signal?: AbortSignal | undefined; passes?: boolean } = {},
): Promise<Arrived> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomBytes(16).toString('hex'));
  const handle = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    const writer = batchWriter(handle);
    let size = 0;
    for await (const chunk of source) {
      signal?.throwIfAborted();
      hash.update(chunk);
      size += chunk.length;
      await writer.add(chunk);
    }
    await writer.end();
    signal?.throwIfAborted();
    if (!passes) await handle.sync();
    await handle.close();
    return { path, size, sha256: hash.digest('hex') };
  } catch (error) {
    await handle.close();
    await rm(path, { force: true });
    throw error;
  }
}

type Writer = { add(chunk: Uint8Array): Promise<void>; end(): Promise<void> };

/**
 * Fills one buffer while the other is being written; `add` waits only where both are full. Chunks are copied:
 * held until their write is over they would outlive the quick collections, and memory would grow by all that
 * comes between two slow ones.
 */
function batchWriter(handle: FileHandle): Writer {
  let filling = Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE);
  // Most files fit into one.
  let spare: Buffer<ArrayBuffer> | undefined;
  let filled = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    await writing;
    writing = writeAll(handle, filling.subarray(0, filled));
    // Whoever waits next hears of a failure; until then it is nobody's.
    writing.catch(() => {});
    [filling, spare] = [spare ?? Buffer.allocUnsafeSlow(WRITTEN_AT_ONCE), filling];
    filled = 0;
  }

  return {
    async add(chunk) {
      let taken = 0;
      while (taken < chunk.length) {
        const part = chunk.subarray(taken, taken + WRITTEN_AT_ONCE - filled);
        filling.set(part, filled);
        filled += part.length;
        taken += part.length;
        if (filled === WRITTEN_AT_ONCE) await write();
      }
    },
    async end() {
      await writing;
      await writeAll(handle, filling.subarray(0, filled));
    },
  };
}

async function writeAll(handle: FileHandle, batch: Uint8Array): Promise<void> {
  let written = 0;
  while (written < batch.length) written += (await handle.write(batch, written)).bytesWritten;
}

/** Removes the files that have lain in `folder` since before `before`; gives how many. */
export async function removeOlder(folder: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await filesIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function filesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
