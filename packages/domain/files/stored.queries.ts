import type { Db } from '../db.ts';

/** A name in the store that a row has, with what the row says of its bytes. */
export type StoredName = { name: string; size: number; sha256: string | null };

/**
 * Everything in the store that rows name: files, their copies without metadata, pictures in other sizes, and what people
 * take away of their data. Uploads under way are not there yet. What the store holds beside this is swept as an orphan.
 */
export async function listStored(db: Db): Promise<StoredName[]> {
  const files = await db.sql
    .selectFrom('files')
    .select(['serverFileName as name', 'size', 'sha256'])
    .where('status', '<>', 'uploading')
    .orderBy('serverFileName')
    .execute();
  const copies = await db.sql
    .selectFrom('cleanCopies')
    .select(['copyName as name', 'size'])
    .where('copyName', 'is not', null)
    .orderBy('copyName')
    .execute();
  const variants = await db.sql
    .selectFrom('pictureVariants')
    .select(['serverFileName as name', 'size'])
    .orderBy('serverFileName')
    .execute();
  const exports = await db.sql
    .selectFrom('dataExports')
    .select(['serverFileName as name', 'size'])
    .where('serverFileName', 'is not', null)
    .orderBy('serverFileName')
    .execute();
  const unhashed = [...copies, ...variants, ...exports];
  return [
    ...files,
    ...unhashed.map(({ name, size }) => ({ name: name ?? '', size: size ?? 0, sha256: null })),
  ];
}
