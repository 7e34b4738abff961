import { createReadStream } from 'node:fs';
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../files/disk-store.ts';
import { passingFolder, receive, removeOlder } from '../files/receive.ts';
import { connectS3, putFile, type S3Settings } from '../files/s3-store.ts';

/** Where backups lie, by keys like `backups/…/manifest.age`. What is there is never changed, only removed. */
export type Destination = {
  /** Writes all of it or nothing: where the source fails, nothing stays. Gives how many bytes. */
  write(key: string, source: Readable): Promise<number>;
  read(key: string): Promise<Readable | null>;
  /** Every key that begins with `prefix`. */
  list(prefix: string): AsyncIterable<string>;
  remove(key: string): Promise<void>;
  /** Removes what writes that were killed have left behind before `before`. */
  removeUnfinished(before: Date): Promise<void>;
};

export type DestinationSettings = { directory: string } | { bucket: S3Settings };

export function openDestination(settings: DestinationSettings): Destination {
  return 'bucket' in settings ? bucketDestination(settings.bucket) : directoryDestination(settings.directory);
}

function directoryDestination(root: string): Destination {
  const incoming = join(root, 'incoming');
  return {
    async write(key, source) {
      const path = join(root, key);
      const { path: arrived, size } = await receive(incoming, source);
      await mkdir(dirname(path), { recursive: true });
      await rename(arrived, path);
      await syncFolder(dirname(path));
      return size;
    },
    async read(key) {
      const path = join(root, key);
      const found = await stat(path).catch(() => null);
      return found?.isFile() ? createReadStream(path) : null;
    },
    async *list(prefix) {
      const folder = join(root, prefix);
      if (!(await stat(folder).catch(() => null))) return;
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (entry.isFile()) yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      }
    },
    async remove(key) {
      await rm(join(root, key), { force: true });
    },
    async removeUnfinished(before) {
      await removeOlder(incoming, before);
    },
  };
}

/** Bytes arrive in a file of this machine and are put in one request, with their SHA-256; one takes up to 5 GB. */
function bucketDestination(settings: S3Settings): Destination {
  const incoming = passingFolder('chulbal-backup-incoming');
  let opened: ReturnType<typeof connectS3> | undefined;
  const open = () => {
    opened ??= connectS3(settings);
    return opened;
  };
  const at = (key: string) => ({ Bucket: settings.bucket, Key: key });
  return {
    async write(key, source) {
      const arrived = await receive(incoming, source, { passes: true });
      try {
        await putFile(await open(), at(key), arrived);
        return arrived.size;
      } finally {
        await rm(arrived.path, { force: true });
      }
    },
    async read(key) {
      const { client, sdk } = await open();
      try {
        return (await client.send(new sdk.GetObjectCommand(at(key)))).Body as Readable;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    async *list(prefix) {
      const { client, sdk } = await open();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: prefix });
      for await (const page of pages) for (const { Key } of page.Contents ?? []) if (Key) yield Key;
    },
    async remove(key) {
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    async removeUnfinished(before) {
      await removeOlder(incoming, before);
    },
  };
}
