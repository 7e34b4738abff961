import type { UserActor } from '../actor.ts';
import { findMyTeam } from '../applications/places.queries.ts';
import type { Db } from '../db.ts';
import { getExhibition } from '../exhibition/queries.ts';
import { fault } from '../fault.ts';
import { storeCompanyFile } from '../files/company-files.commands.ts';
import type { ContentUpload, StoredContentFile } from '../files/content-files.commands.ts';
import type { FileStore } from '../files/store.ts';
import { findCompany } from './detail.queries.ts';
import { writableUntil } from './rules.ts';

/**
 * Takes a picture or a file for a page of my team. Throws notFound for another's page, notInPeriod 1353, and what
 * `storeCompanyFile` throws.
 */
export async function uploadCompanyFile(
  db: Db,
  actor: UserActor,
  store: FileStore,
  { icNo, ...upload }: ContentUpload & { icNo: number },
): Promise<StoredContentFile> {
  const company = await findCompany(db, { icNo });
  const mine = company && (await findMyTeam(db, actor, { teamNo: company.teamNo }));
  if (!company || !mine) throw fault('notFound');
  const { plan } = await getExhibition(db, company.igNo);
  if (!writableUntil(plan, company, upload.now)) throw fault('notInPeriod');
  return storeCompanyFile(db, actor, store, upload);
}
