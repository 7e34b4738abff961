import type { TicketSource } from '@chulbal/contract/events/events';
import { sql } from 'kysely';
import type { VerifiedFacts } from '../accounts/person.rules.ts';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** A ticket of somebody's own. */
export type OwnTicket = { number: number; source: TicketSource; sourceKey: string; at: Date };

/** Somebody's tickets in an event, by number. */
export async function listTickets(
  db: Db,
  { eventNo, userId }: { eventNo: number; userId: number },
): Promise<OwnTicket[]> {
  return db.sql
    .selectFrom('tickets')
    .select(['number', 'source', 'sourceKey', 'at'])
    .where('eventNo', '=', eventNo)
    .where('userId', '=', userId)
    .orderBy('number')
    .execute();
}

/**
 * Who somebody is to a raffle: a person by their phone, and by the identity service where it has been asked. Operators and
 * evaluators are known by account, phone and e-mail.
 */
export type Entrant = VerifiedFacts & {
  userId: number;
  personIndex: string | null;
  identityIndex: string | null;
};

/** Those of these accounts that are active ones of users. */
export async function listEntrants(db: Db, users: readonly number[]): Promise<Entrant[]> {
  const rows = await db.sql
    .selectFrom('accounts as a')
    .leftJoin('identities as i', 'i.accountId', 'a.id')
    .select(['a.id', 'a.phoneIndex', 'a.birthDateSealed', 'a.guardianConsentedAt'])
    .select('i.personIndex as identityIndex')
    .select((of) =>
      of
        .selectFrom('accounts as d')
        .select(sql<'evaluator' | 'operator'>`max(d.kind)`.as('kind'))
        .where('d.kind', 'in', ['evaluator', 'operator'])
        .where('d.status', '=', 'active')
        .where(({ eb, or }) =>
          or([
            eb('d.phoneIndex', '=', eb.ref('a.phoneIndex')),
            eb('d.emailIndex', '=', eb.ref('a.emailIndex')),
          ]),
        )
        .as('exclusion'),
    )
    .where('a.id', 'in', users.length > 0 ? [...users] : [0])
    .where('a.kind', '=', 'user')
    .where('a.status', '=', 'active')
    .execute();
  return rows.map(({ id, phoneIndex, identityIndex, birthDateSealed, guardianConsentedAt, exclusion }) => ({
    ...{ userId: id, personIndex: phoneIndex, identityIndex, phoneProven: phoneIndex !== null, exclusion },
    guardianConsented: guardianConsentedAt !== null,
    birthDate: birthDateSealed ? db.vault.open(birthDateSealed) : null,
  }));
}

/** The phones of all accounts of these persons of the identity service, by the person. */
export async function listPhonesOf(db: Db, identities: readonly string[]): Promise<Map<string, string>> {
  if (identities.length === 0) return new Map();
  const rows = await db.sql
    .selectFrom('identities as i')
    .innerJoin('accounts as a', 'a.id', 'i.accountId')
    .select(['a.phoneIndex', 'i.personIndex'])
    .where('i.personIndex', 'in', [...identities])
    .where('a.phoneIndex', 'is not', null)
    .execute();
  return new Map(rows.map(({ phoneIndex, personIndex }) => [phoneIndex ?? '', personIndex]));
}

/** Who the asker is to a raffle. Throws sessionOver. */
export async function getEntrant(db: Db, { userId }: UserActor): Promise<Entrant> {
  const [entrant] = await listEntrants(db, [userId]);
  if (!entrant) throw fault('sessionOver');
  return entrant;
}
