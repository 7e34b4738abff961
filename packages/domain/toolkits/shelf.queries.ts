import type { Db } from '../db.ts';
import type { ShelfKind } from './tables.ts';

/** Papers as texts by id; null for those deleted. */
export type Papers = Record<string, string | null>;

/** A person's shelf without what was deleted; version 0 and null before the first save. */
export async function getShelf(
  db: Db,
  { userId, kind }: { userId: number; kind: ShelfKind },
): Promise<{ version: number; savedAt: string | null; papers: Record<string, string> }> {
  const shelf = await db.sql
    .selectFrom('shelves')
    .select(['version', 'savedAt'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!shelf) return { version: 0, savedAt: null, papers: {} };
  const standing = Object.entries(await listSince(db, { userId, kind, version: 0 }));
  const papers = standing.flatMap(([id, text]) => (text === null ? [] : [[id, text] as const]));
  return {
    version: shelf.version,
    savedAt: shelf.savedAt.toISOString(),
    papers: Object.fromEntries(papers),
  };
}

/** The papers that were saved after a version. */
export async function listSince(
  db: Db,
  { userId, kind, version }: { userId: number; kind: ShelfKind; version: number },
): Promise<Papers> {
  const rows = await db.sql
    .selectFrom('shelfPapers')
    .select(['paperId', 'sealed'])
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('version', '>', version)
    .execute();
  return Object.fromEntries(rows.map(({ paperId, sealed }) => [paperId, openPaper(db, sealed)]));
}

/** What a row holds; null where it was deleted. */
export function openPaper(db: Db, sealed: Buffer | null): string | null {
  return sealed ? db.vault.open(sealed) : null;
}

/** Texts as papers, what can no longer be read left out or null. */
export function readPapers<Paper>(
  texts: Papers,
  read: (text: string) => Paper | null,
): Record<string, Paper | null> {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text === null ? null : read(text)] as const),
  );
}
