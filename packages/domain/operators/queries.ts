import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { getOperatorInvitation, listOperators, operatorMe } from '@chulbal/contract/operators/operators';
import { type OperatorRole, permissionsOf } from '@chulbal/contract/operators/values';
import { getContact } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { totpUri } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { getSender } from '../outbox/queries.ts';
import { listPasskeysOf } from '../passkeys/queries.ts';
import { findSession } from '../sessions/queries.ts';
import { tokenHash } from '../sessions/rules.ts';

/** An operator who may work, or null: asked on every call of an operator. */
export async function findActiveOperator(
  db: Db,
  accountId: number,
): Promise<{ operatorId: number; name: string; role: OperatorRole; mustChangePassword: boolean } | null> {
  const row = await db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.id as operatorId', 'accounts.name', 'operators.role', 'operators.mustChangePassword'])
    .where('operators.accountId', '=', accountId)
    .where('operators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  return row ?? null;
}

/** Every operator who may work, by name. */
export async function listActiveOperators(
  db: Db,
): Promise<{ operatorId: number; name: string; role: OperatorRole; emailSealed: Buffer }[]> {
  return db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.id as operatorId', 'accounts.name', 'accounts.emailSealed', 'operators.role'])
    .where('operators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .execute();
}

/** The secret of an operator's authenticator; null when there is no such operator. */
export async function findTotpSecret(db: Db, accountId: number): Promise<string | null> {
  const row = await db.sql
    .selectFrom('operators')
    .select('totpSealed')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row ? db.vault.open(row.totpSealed) : null;
}

/** What an operator's own screens need to know of them. @throws 403 sessionOver when they are gone. */
export async function getOwnOperator(
  db: Db,
  actor: OperatorActor,
  { now }: { now: Date },
): Promise<OutputOf<typeof operatorMe>> {
  const operator = await findActiveOperator(db, actor.operatorId);
  if (!operator) throw fault('sessionOver');
  const { email } = await getContact(db, { accountId: actor.operatorId });
  const session = actor.familyId ? await findSession(db, actor.familyId) : null;
  const confirmedUntil = session?.confirmedUntil ?? null;
  const passkeys = await listPasskeysOf(db, { accountId: actor.operatorId });
  return {
    userId: operator.operatorId,
    name: operator.name,
    loginId: email,
    role: operator.role,
    permissions: permissionsOf(operator.role),
    mustChangePassword: operator.mustChangePassword,
    confirmedUntil: confirmedUntil && confirmedUntil > now ? confirmedUntil.toISOString() : null,
    hasPasskeys: passkeys.length > 0,
  };
}

/** All operators by name, disabled ones too, and the invitations that nobody has taken up, oldest first. */
export async function listAllOperators(db: Db): Promise<OutputOf<typeof listOperators>> {
  const operators = await db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.id', 'accounts.name', 'accounts.emailSealed', 'accounts.createdAt'])
    .select(['operators.role', 'operators.disabledAt', 'operators.lastLoginAt'])
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .execute();
  const invitations = await db.sql
    .selectFrom('operatorInvitations')
    .innerJoin('accounts', 'accounts.id', 'operatorInvitations.invitedBy')
    .selectAll('operatorInvitations')
    .select('accounts.name as inviterName')
    .where('operatorInvitations.accountId', 'is', null)
    .orderBy('operatorInvitations.createdAt')
    .orderBy('operatorInvitations.id')
    .execute();
  return {
    operators: operators.map((row) => ({
      operatorId: row.id,
      name: row.name,
      loginId: db.vault.open(row.emailSealed),
      role: row.role,
      status: row.disabledAt ? 'disabled' : 'active',
      joinedAt: row.createdAt.toISOString(),
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    })),
    invitations: invitations.map((row) => ({
      invitationId: row.id,
      name: row.name,
      email: db.vault.open(row.emailSealed),
      role: row.role,
      invitedBy: row.inviterName,
      invitedAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  };
}

/** An invitation as the database holds it, with what is sealed opened. */
export type OpenInvitation = {
  id: number;
  /** Whose log-in is set anew; null when somebody is to become an operator. */
  accountId: number | null;
  name: string;
  email: string;
  role: OperatorRole;
  totpSecret: string;
  expiresAt: Date;
};

/** The invitation of a link. @throws 4030 linkExpired when it was used, withdrawn or is too old. */
export async function getInvitationByLink(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<OpenInvitation> {
  const row = await db.sql
    .selectFrom('operatorInvitations')
    .selectAll()
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (!row) throw fault('linkExpired');
  const { id, accountId, name, role, expiresAt } = row;
  return {
    id,
    accountId,
    name,
    role,
    expiresAt,
    email: db.vault.open(row.emailSealed),
    totpSecret: db.vault.open(row.totpSealed),
  };
}

/** What the page of a link shows. @throws 4030 linkExpired. */
export async function showInvitation(
  db: Db,
  asked: { token: string; language: Language; now: Date },
): Promise<OutputOf<typeof getOperatorInvitation>> {
  const { name, email, role, totpSecret, expiresAt } = await getInvitationByLink(db, asked);
  const issuer = (await getSender(db))[asked.language];
  return {
    name,
    email,
    role,
    totpSecret,
    totpUri: totpUri(totpSecret, { issuer, label: email }),
    expiresAt: expiresAt.toISOString(),
  };
}
