import type { Db } from '../db.ts';

/** The secret of an evaluator's authenticator; null where it is off or nobody may come in. */
export async function findAuthenticator(db: Db, accountId: number): Promise<string | null> {
  const row = await db.sql
    .selectFrom('evaluators')
    .select('totpSealed')
    .where('accountId', '=', accountId)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return row?.totpSealed ? db.vault.open(row.totpSealed) : null;
}
