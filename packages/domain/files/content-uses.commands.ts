import type { Db } from '../db.ts';

/** Something that names files of content, such as a post, a slide or a popup. */
export type ContentObject = { kind: string; id: number | string };

export type ContentUse = ContentObject & {
  /** Opaque names that anyone may read from `from` (null: nobody may) until `until` (null: without end). */
  shown: readonly string[];
  from: Date | null;
  until: Date | null;
  /** Opaque names that are only kept from being swept: what is being written, earlier versions. */
  kept: readonly string[];
};

/** Says anew which files an object names; what it named before and no more is swept when nothing else names it. */
export async function useContentFiles(tx: Db, use: ContentUse): Promise<void> {
  await useContentFilesOfEach(tx, use.kind, [use]);
}

/** A statement takes 65,535 values. */
const BATCH = 1_000;

/** The same for several objects of a kind. */
export async function useContentFilesOfEach(
  tx: Db,
  kind: string,
  uses: readonly Omit<ContentUse, 'kind'>[],
): Promise<void> {
  if (uses.length === 0) return;
  const objectIds = uses.map(({ id }) => String(id));
  await tx.sql
    .deleteFrom('contentUses')
    .where('kind', '=', kind)
    .where('objectId', 'in', objectIds)
    .execute();
  const rows = uses.flatMap((use) => rowsOf(kind, use));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx.sql
      .insertInto('contentUses')
      .values(rows.slice(from, from + BATCH))
      .execute();
  }
}

function rowsOf(kind: string, { id, from, until, ...use }: Omit<ContentUse, 'kind'>) {
  const shown = new Set(from ? use.shown : []);
  return [...new Set([...use.shown, ...use.kept])].map((serverFileName) => ({
    ...{ kind, objectId: String(id), serverFileName },
    shownFrom: shown.has(serverFileName) ? from : null,
    shownUntil: shown.has(serverFileName) ? until : null,
  }));
}

/** Forgets an object: it names no file any more. */
export async function forgetContentFiles(tx: Db, { kind, id }: ContentObject): Promise<void> {
  await useContentFiles(tx, { kind, id, shown: [], from: null, until: null, kept: [] });
}
