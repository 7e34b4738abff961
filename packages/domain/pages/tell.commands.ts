import type { Selectable } from 'kysely';
import { listEmails } from '../accounts/queries.ts';
import type { Db } from '../db.ts';
import { queueMessages } from '../outbox/commands.ts';
import { listVersions } from './queries.ts';
import { aboutVersion } from './rules.ts';
import type { PagePublishingsTable } from './tables.ts';
import { termsLetter } from './terms-letter.rules.ts';

/** Members written to at a time: letters that somebody waits for, such as codes, come in between. */
const BATCH = 100;

/**
 * Tells some members of each new version of the terms of service, in the order of their accounts and each of them once;
 * until it takes effect also those who sign up meanwhile. Returns how many were written to; 0 when nobody is left.
 */
export async function tellOfTerms(
  db: Db,
  { now, publicUrl, batch = BATCH }: { now: Date; publicUrl: string; batch?: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    const unfinished = await tx.sql
      .selectFrom('pagePublishings')
      .selectAll()
      .where('toldDone', '=', false)
      .orderBy('publishedAt')
      .forUpdate()
      .skipLocked()
      .execute();
    for (const publishing of unfinished) {
      const told = await tellSome(tx, publishing, { now, publicUrl, batch });
      if (told > 0) return told;
    }
    return 0;
  });
}

async function tellSome(
  tx: Db,
  publishing: Selectable<PagePublishingsTable>,
  { now, publicUrl, batch }: { now: Date; publicUrl: string; batch: number },
): Promise<number> {
  const { page, version, reason, toldAccountId } = publishing;
  const { effectiveAt } = (await listVersions(tx, page)).find((one) => one.version === version) ?? {};
  if (!effectiveAt) throw new Error('A version that was published is there.');
  const members = await tx.sql
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'user')
    .where('status', '=', 'active')
    .where('id', '>', toldAccountId)
    .orderBy('id')
    .limit(batch)
    .execute();
  const ids = members.map(({ id }) => id);
  const common = {
    ...termsLetter({ version, effectiveAt, reason, publicUrl }),
    ...{ channel: 'mail' as const, about: aboutVersion(publishing), now },
  };
  await queueMessages(
    tx,
    [...(await listEmails(tx, ids)).values()].map((to) => ({ ...common, to })),
  );
  await tx.sql
    .updateTable('pagePublishings')
    .set({ toldAccountId: ids.at(-1) ?? toldAccountId, toldDone: ids.length < batch && effectiveAt <= now })
    .where('page', '=', page)
    .where('version', '=', version)
    .execute();
  return ids.length;
}
