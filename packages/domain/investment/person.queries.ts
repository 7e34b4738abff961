import { type RawBuilder, sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { PersonFacts } from './rules.ts';
import type { WalletKind } from './tables.ts';

/** What is asked of a person before they get a wallet, what kind it would be, and their e-mail. Throws sessionOver. */
export async function getPerson(
  db: Db,
  actor: UserActor,
  { igNo, asksIdentity = false }: { igNo: number; asksIdentity?: boolean | undefined },
): Promise<PersonFacts & { kind: WalletKind; email: string }> {
  const row = await db.sql
    .selectFrom('accounts as a')
    .leftJoin('identities as i', 'i.accountId', 'a.id')
    .select(['a.phoneIndex', 'a.birthDateSealed', 'a.emailSealed', 'a.guardianConsentedAt', 'i.personIndex'])
    .select((of) => [
      exclusion(igNo, actor.userId).as('exclusion'),
      sql<boolean>`market_is_peer(${igNo}, ${actor.userId})`.as('isPeer'),
      of
        .exists(
          of
            .selectFrom('wallets as w')
            .select('w.accountNo')
            .where('w.igNo', '=', igNo)
            .where('w.userId', '<>', actor.userId)
            .where((eb) =>
              eb.or([
                eb('w.personIndex', '=', eb.ref('a.phoneIndex')),
                eb('w.identityIndex', '=', eb.ref('i.personIndex')),
              ]),
            ),
        )
        .as('hasOtherWallet'),
    ])
    .where('a.id', '=', actor.userId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
  if (!row) throw fault('sessionOver');
  return {
    phoneProven: row.phoneIndex !== null,
    guardianConsented: row.guardianConsentedAt !== null,
    birthDate: row.birthDateSealed ? db.vault.open(row.birthDateSealed) : null,
    identity: { confirmed: row.personIndex !== null, asked: asksIdentity },
    exclusion: row.exclusion,
    hasOtherWallet: Boolean(row.hasOtherWallet),
    kind: row.isPeer ? 'peer' : 'citizen',
    email: db.vault.open(row.emailSealed),
  };
}

function exclusion(igNo: number, userId: number): RawBuilder<'evaluator' | 'operator' | null> {
  return sql`market_exclusion(${igNo}, ${userId})`;
}

/** Whether a person is in the team of a company, as the database asks it of every line. */
export async function isOwnCompany(db: Db, actor: UserActor, { icNo }: { icNo: number }): Promise<boolean> {
  const { rows } = await sql<{ own: boolean }>`select market_is_own(${icNo}, ${actor.userId}) as own`.execute(
    db.sql,
  );
  return rows[0]?.own ?? false;
}
