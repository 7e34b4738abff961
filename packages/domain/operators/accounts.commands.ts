import type { OperatorRole } from '@chulbal/contract/operators/values';
import { sql } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { recordAs } from '../audit/commands.ts';
import { newTotpSecret, totpUri } from '../authenticators/totp.rules.ts';
import type { Db } from '../db.ts';
import { type Fault, fault, refusing } from '../fault.ts';
import { getSender } from '../outbox/queries.ts';
import { newOneTimePassword } from './rules.ts';

/** What whoever creates an owner is shown once: nothing of it can be read again. */
export type NewOwner = { password: string; totpSecret: string; totpUri: string };

/**
 * Creates an owner from the server's command line: the first one, or with `another` one more, for an
 * installation whose owners have all lost their phones. The password must be changed at the first log-in.
 *
 * @param asked.address the machine on which the command runs, for the audit log.
 * @returns null when there is an owner already and not `another`. @throws 4046 alreadyOperator.
 */
export async function createOwner(
  db: Db,
  asked: { name: string; email: string; another: boolean; address: string; now: Date },
): Promise<NewOwner | null> {
  const { name, email, another, address, now } = asked;
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  const totpSecret = newTotpSecret();
  const created = await db.transaction(async (tx) => {
    // Two commands at once come one after the other.
    await sql`lock table operators in share row exclusive mode`.execute(tx.sql);
    if (!another && (await hasOwner(tx))) return false;
    const account = {
      name,
      email,
      role: 'owner',
      passwordHash,
      totpSecret,
      mustChangePassword: true,
    } as const;
    const id = await createOperatorAccount(tx, { ...account, now });
    await recordAs(
      tx,
      { kind: 'system', address },
      {
        action: 'operator.createOwner',
        object: { kind: 'operator', id, label: name },
        after: { role: 'owner' },
        now,
      },
    );
    return true;
  });
  if (!created) return null;
  const { ko: issuer } = await getSender(db);
  return { password, totpSecret, totpUri: totpUri(totpSecret, { issuer, label: email }) };
}

async function hasOwner(tx: Db): Promise<boolean> {
  const owner = await tx.sql
    .selectFrom('operators')
    .select('accountId')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

/** The account of an operator, who may log in at once. @throws 4046 alreadyOperator beside `email`. */
export async function createOperatorAccount(
  tx: Db,
  asked: {
    name: string;
    email: string;
    role: OperatorRole;
    passwordHash: string;
    totpSecret: string;
    /** The step of the code that proved the authenticator. */
    step?: number;
    mustChangePassword?: boolean;
    now: Date;
  },
): Promise<number> {
  const { name, email, role, passwordHash, totpSecret, now } = asked;
  const { id } = await refusing({ accounts_email_once: 'alreadyOperator' }, () =>
    tx.sql
      .insertInto('accounts')
      .values({
        kind: 'operator',
        name,
        emailSealed: tx.vault.seal(email),
        emailIndex: tx.vault.index(email),
        passwordHash,
        status: 'active',
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await tx.sql
    .insertInto('operators')
    .values({
      accountId: id,
      role,
      totpSealed: tx.vault.seal(totpSecret),
      totpLastStep: asked.step ?? 0,
      mustChangePassword: asked.mustChangePassword ?? false,
      disabledAt: null,
      lastLoginAt: null,
    })
    .execute();
  return id;
}

export function alreadyOperator(): Fault {
  return fault('alreadyOperator', { fields: { email: 'alreadyOperator' } });
}
