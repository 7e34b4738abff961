import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Db } from '@chulbal/domain/db';
import { mimeOf } from '@chulbal/domain/files/content/check-content';
import { JUDGING_VERSION } from '@chulbal/domain/files/judging.rules';
import { type DemoFile, type WantedFile, wantedFile } from './files.ts';

/** A file that a post, a popup or a poster of the demo names. */
export type DemoContentFile = DemoFile<'content'>;

/** One of the pictures drawn for the demo, by its file name; WebP in few colours, some 20 kB each. */
export function demoPicture(name: string): WantedFile<'content'> {
  return wantedFile('content', name, readFileSync(new URL(`./pictures/${name}`, import.meta.url)));
}

/** The rows of files whose bytes are in the store. */
export async function insertContentFiles(
  tx: Db,
  files: readonly DemoFile<string>[],
  ownerId: number,
  at: Date,
): Promise<void> {
  if (files.length === 0) return;
  await tx.sql
    .insertInto('files')
    .values(
      files.map((file) => {
        const extension = extname(file.name).slice(1);
        return {
          ...file,
          ...{ ownerId, teamNo: null, extension, mime: mimeOf(extension) ?? '', status: 'stored' as const },
          ...{ isPublic: true, judgedBy: JUDGING_VERSION, startedAt: at, storedAt: at, removedAt: null },
        };
      }),
    )
    .execute();
}
