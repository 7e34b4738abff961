import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Db } from '../db.ts';
import { mimeOf } from '../files/content/check-content.ts';
import type { DemoFile } from './demo-files.ts';

/** A file that a post, a popup or a poster of the demo names. */
export type DemoContentFile = DemoFile<'content'>;

/** One of the pictures drawn for the demo, by its file name; WebP in few colours, some 20 kB each. */
export function demoPicture(name: string): DemoContentFile {
  const bytes = readFileSync(new URL(`./pictures/${name}`, import.meta.url));
  return {
    ...{ serverFileName: randomBytes(16).toString('hex'), slot: 'content', name, bytes, size: bytes.length },
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The rows of files whose bytes are in the store. */
export async function insertContentFiles(
  tx: Db,
  files: readonly DemoContentFile[],
  ownerId: number,
  at: Date,
): Promise<void> {
  if (files.length === 0) return;
  await tx.sql
    .insertInto('files')
    .values(
      files.map(({ bytes: _, ...file }) => {
        const extension = extname(file.name).slice(1);
        return {
          ...file,
          ...{ ownerId, teamNo: null, extension, mime: mimeOf(extension) ?? '', status: 'stored' as const },
          ...{ isPublic: true, startedAt: at, storedAt: at, removedAt: null },
        };
      }),
    )
    .execute();
}
