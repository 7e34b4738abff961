import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Tables } from '../tables.ts';
import { isServerFileName } from './rules.ts';
import type { FilesTable } from './tables.ts';

/** The slot of files that belong to content: notices and what follows them. */
export const CONTENT_SLOT = 'content';

type Named = { serverFileName: string; name: string; size: number };

/** Files of content by their names, in the order given, as they were stored. Throws notFound for one that is none. */
export async function namedAsStored(db: Db, files: readonly { serverFileName: string }[]): Promise<Named[]> {
  if (files.length === 0) return [];
  const names = files.map(({ serverFileName }) => serverFileName);
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'name', 'size'])
    .where('serverFileName', 'in', names)
    .where('slot', '=', CONTENT_SLOT)
    .where('status', '=', 'stored')
    .execute();
  return names.map((name) => {
    const row = rows.find(({ serverFileName }) => serverFileName === name);
    if (!row) throw fault('notFound');
    return row;
  });
}

/** A file of content for whoever writes it, published or not, and one of a company's page that a post names. Throws notFound. */
export async function getContentFile(
  db: Db,
  { serverFileName }: { serverFileName: string },
): Promise<Selectable<FilesTable>> {
  const row = isServerFileName(serverFileName)
    ? await db.sql
        .selectFrom('files')
        .selectAll()
        .where('serverFileName', '=', serverFileName)
        .where((eb) => eb.or([eb('slot', '=', CONTENT_SLOT), isInPost(eb)]))
        .where('status', '=', 'stored')
        .executeTakeFirst()
    : undefined;
  if (!row) throw fault('notFound');
  return row;
}

function isInPost(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.exists(
    eb
      .selectFrom('contentUses')
      .select('contentUses.kind')
      .whereRef('contentUses.serverFileName', '=', 'files.serverFileName')
      .where('contentUses.kind', 'in', ['post', 'postVersion']),
  );
}

/** Whether something that anyone may read now names the file. */
export function isInPublishedContent(eb: ExpressionBuilder<Tables, 'files'>, now: Date) {
  return eb.exists(
    eb
      .selectFrom('contentUses')
      .select('contentUses.kind')
      .whereRef('contentUses.serverFileName', '=', 'files.serverFileName')
      .where('contentUses.shownFrom', '<=', now)
      .where((use) =>
        use.or([use('contentUses.shownUntil', 'is', null), use('contentUses.shownUntil', '>', now)]),
      ),
  );
}

/** Whether anything names the file, what is being written and earlier versions too. */
export function isInContent(eb: ExpressionBuilder<Tables, 'files'>) {
  return eb.exists(
    eb
      .selectFrom('contentUses')
      .select('contentUses.kind')
      .whereRef('contentUses.serverFileName', '=', 'files.serverFileName'),
  );
}
