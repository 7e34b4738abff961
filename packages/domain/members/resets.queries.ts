import type { WaitingReset } from '@chulbal/contract/members';
import type { OperatorActor } from '../actor.ts';
import { nextLook } from '../authenticators/resets.rules.ts';
import type { Db } from '../db.ts';
import { maskedEmail, maskedName, maskedPhone } from '../masks.ts';

/** Requests to be rid of an authenticator that are not over, the oldest first, masked. */
export async function listResets(db: Db, actor: OperatorActor): Promise<WaitingReset[]> {
  const rows = await db.sql
    .selectFrom('authenticatorResets as r')
    .innerJoin('accounts as a', 'a.id', 'r.accountId')
    .leftJoin('accounts as o', 'o.id', 'r.lookedBy')
    .select(['r.resetNo', 'r.accountId', 'r.state', 'r.askedAt', 'r.lookedBy', 'r.lookedAt', 'r.removesAt'])
    .select(['a.name', 'a.emailSealed', 'a.phoneSealed', 'o.name as looker'])
    .where('r.endedAt', 'is', null)
    .orderBy('r.askedAt')
    .orderBy('r.resetNo')
    .limit(200)
    .execute();
  return rows.map((row) => ({
    ...{ resetNo: Number(row.resetNo), accountId: row.accountId, name: maskedName(row.name) },
    email: maskedEmail(db.vault.open(row.emailSealed)),
    phone: row.phoneSealed ? maskedPhone(db.vault.open(row.phoneSealed)) : '',
    askedAt: row.askedAt.toISOString(),
    looked: row.lookedAt && row.looker ? { by: row.looker, at: row.lookedAt.toISOString() } : null,
    removesAt: row.removesAt?.toISOString() ?? null,
    next: nextLook(row, actor.operatorId),
  }));
}
