import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { PROBE_BYTES, receive, removeOlder } from './receive.ts';
import { assertServerFileName, isServerFileName } from './rules.ts';
import type { FileStore } from './store.ts';

/**
 * Files in a folder, `ab/cd/abcd…` by their names' first digits. Bytes arrive in `incoming/` and are renamed
 * into place once they are whole and on the disk.
 */
export function diskStore(root: string): FileStore {
  const incoming = join(root, 'incoming');

  function pathOf(name: string): string {
    assertServerFileName(name);
    return join(root, name.slice(0, 2), name.slice(2, 4), name);
  }

  return {
    async write(name, source, { accept, signal } = {}) {
      const path = pathOf(name);
      const arrived = await receive(incoming, source, { signal });
      try {
        await accept?.(arrived);
        signal?.throwIfAborted();
        await mkdir(dirname(path), { recursive: true });
        await rename(arrived.path, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(arrived.path, { force: true });
        await rm(path, { force: true });
        throw error;
      }
      return { size: arrived.size, sha256: arrived.sha256 };
    },

    async read(name) {
      if (!isServerFileName(name)) return null;
      const path = pathOf(name);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? { stream: createReadStream(path), size: found.size } : null;
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },

    async *list() {
      await mkdir(root, { recursive: true });
      for await (const entry of await opendir(root, { recursive: true })) {
        if (!entry.isFile() || entry.parentPath === incoming || !isServerFileName(entry.name)) continue;
        const found = await stat(join(entry.parentPath, entry.name)).catch(() => null);
        if (found) yield { name: entry.name, storedAt: found.mtime };
      }
    },

    async probe() {
      const arrived = await receive(incoming, Readable.from([Buffer.alloc(PROBE_BYTES)]));
      await rm(arrived.path, { force: true });
    },

    async space() {
      await mkdir(root, { recursive: true });
      const { bavail, blocks, bsize } = await statfs(root);
      return { free: bavail * bsize, total: blocks * bsize };
    },

    removeUnfinished: (before) => removeOlder(incoming, before),
  };
}

/** Makes a rename outlive a power cut. Windows cannot open folders and needs it not. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
