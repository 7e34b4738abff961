import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { COMPANY_SLOT } from './company-files.queries.ts';
import { type ContentUpload, type StoredContentFile, writeContent } from './content-files.commands.ts';
import { assertRoom } from './plan-pictures.commands.ts';
import type { FileStore } from './store.ts';

/** Files and bytes that one person may have stored for company pages. */
const limits = { pictures: 150, bytes: 300_000_000 } as const;

/**
 * Stores a picture or a file for a company page, after the same checks as any upload; a picture as WebP with what its
 * srcset needs. Its team reads it once the page names it, everybody once that is approved; what no page names is swept
 * after a day. Throws as `storeContentFile`, and companyFilesFull 4141.
 */
export async function storeCompanyFile(
  db: Db,
  { userId }: UserActor,
  store: FileStore,
  upload: ContentUpload,
): Promise<StoredContentFile> {
  const { size, now } = upload;
  return writeContent(db, store, upload, {
    owner: { ownerId: userId, slot: COMPANY_SLOT },
    async room(tx) {
      await tx.sql.selectFrom('accounts').select('id').where('id', '=', userId).forUpdate().execute();
      await assertRoom(tx, { userId, slot: COMPANY_SLOT, limits, full: 'companyFilesFull', size, now });
    },
  });
}
