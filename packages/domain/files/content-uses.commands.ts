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
  const { kind, from, until } = use;
  const objectId = String(use.id);
  await tx.sql.deleteFrom('contentUses').where('kind', '=', kind).where('objectId', '=', objectId).execute();
  const shown = new Set(from ? use.shown : []);
  const names = new Set([...use.shown, ...use.kept]);
  if (names.size === 0) return;
  await tx.sql
    .insertInto('contentUses')
    .values(
      [...names].map((serverFileName) => ({
        ...{ kind, objectId, serverFileName },
        shownFrom: shown.has(serverFileName) ? from : null,
        shownUntil: shown.has(serverFileName) ? until : null,
      })),
    )
    .execute();
}

/** Forgets an object: it names no file any more. */
export async function forgetContentFiles(tx: Db, { kind, id }: ContentObject): Promise<void> {
  await useContentFiles(tx, { kind, id, shown: [], from: null, until: null, kept: [] });
}
