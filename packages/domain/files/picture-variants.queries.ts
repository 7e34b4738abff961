import type { Db } from '../db.ts';
import { variantFor } from './picture-variants.rules.ts';
import type { PictureVariant } from './tables.ts';

/**
 * The variant of a picture for a browser that has `width` px to fill; null where the picture itself is the one. Asks
 * nothing about who may read it: see getReadableFile.
 */
export async function findVariant(
  db: Db,
  { serverFileName, width, avif }: { serverFileName: string; width: number; avif: boolean },
): Promise<PictureVariant | null> {
  const variants = await db.sql
    .selectFrom('pictureVariants')
    .selectAll()
    .where('ofFile', '=', serverFileName)
    .execute();
  return variantFor(variants, { width, avif });
}

/** Which of these names in the store are variants of pictures. */
export async function listVariantNames(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('pictureVariants')
    .select('serverFileName')
    .where('serverFileName', 'in', names)
    .execute();
  return rows.map(({ serverFileName }) => serverFileName);
}
