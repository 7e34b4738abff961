import type { Db } from '../../db.ts';
import { forgetMessages } from '../../outbox/commands.ts';
import type { Changes } from '../draft.rules.ts';
import { aboutPart } from './parts.rules.ts';

/**
 * Ends the links of these members, and forgets whom they went to: they are children who wait for a guardian (P-02), or
 * have left. Which fields they wrote stays known, so that nobody reads them in an older version.
 */
export async function forgetParts(
  tx: Db,
  { teamNo, keys }: { teamNo: number; keys: readonly string[] },
): Promise<void> {
  if (keys.length === 0) return;
  await forgetMessages(tx, { about: keys.map((key) => aboutPart(teamNo, key)) });
  await tx.sql
    .deleteFrom('memberPartSecrets')
    .where('teamNo', '=', teamNo)
    .where('memberKey', 'in', keys)
    .execute();
  await tx.sql
    .updateTable('memberParts')
    .set({ contactSealed: null, offeredSealed: null, doneAt: null, signedSha256: null, userId: null })
    .where('teamNo', '=', teamNo)
    .where('memberKey', 'in', keys)
    .execute();
  await tx.sql
    .updateTable('files')
    .set({ status: 'removed', removedAt: new Date(0) })
    .where('teamNo', '=', teamNo)
    .where('person', 'in', keys)
    .where('byMember', '=', true)
    .where('status', '=', 'stored')
    .execute();
}

/** Keeps what a leader typed in fields that members wrote, for these to choose. */
export async function keepOffers(
  tx: Db,
  { teamNo, offers, fields }: { teamNo: number; offers: Changes; fields: Changes },
): Promise<string[]> {
  const differing = Object.entries(offers).filter(([path, text]) => (fields[path] ?? '') !== text);
  const byKey = Map.groupBy(differing, ([path]) => path.split('.')[1] ?? '');
  for (const [memberKey, texts] of byKey) {
    const row = await tx.sql
      .selectFrom('memberParts')
      .select('offeredSealed')
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', memberKey)
      .executeTakeFirst();
    const before = row?.offeredSealed ? (JSON.parse(tx.vault.open(row.offeredSealed)) as Changes) : {};
    const offered = Object.fromEntries(texts.map(([path, text]) => [path.split('.')[2] ?? '', text]));
    await tx.sql
      .updateTable('memberParts')
      .set({ offeredSealed: tx.vault.seal(JSON.stringify({ ...before, ...offered })) })
      .where('teamNo', '=', teamNo)
      .where('memberKey', '=', memberKey)
      .execute();
  }
  return differing.map(([path]) => path);
}
