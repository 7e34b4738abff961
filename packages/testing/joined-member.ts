import type { UserActor } from '@chulbal/domain/actor';
import { mintUser } from '@chulbal/domain/actor';
import { answerInvitation } from '@chulbal/domain/applications/members/invitations.commands';
import type { Db } from '@chulbal/domain/db';
import { createAccount } from './accounts.ts';
import { createSubmitted, memberFieldsOf, publicUrl, seasonNow, type TestTeam } from './factories.ts';

export type JoinedTeam = TestTeam & { member: UserActor; memberEmail: string };

/** A submitted team of which one member has an account and has confirmed by their link; the other has neither. */
export async function createJoined(
  db: Db,
  given: NonNullable<Parameters<typeof createSubmitted>[1]> = {},
): Promise<JoinedTeam> {
  const account = await createAccount(db, { name: '정하람' });
  return joinTeam(db, account, { tmName: '정하람' }, given);
}

/** The same of somebody whose account is there. `own`: what else the leader writes of them. */
export async function joinTeam(
  db: Db,
  account: { id: number; name: string; email: string; phone: string },
  own: Partial<Record<string, string>> = {},
  given: NonNullable<Parameters<typeof createSubmitted>[1]> = {},
): Promise<JoinedTeam> {
  const { name: tmName, phone: tmPhone, email: tmEmail } = account;
  const fields = memberFieldsOf(1, { tmName, tmPhone, tmEmail, ...own });
  const team = await createSubmitted(db, { ...given, fields: { ...fields, ...given.fields } });
  const member = mintUser(account.id);
  const token = await linkTo(db, account.phone);
  await answerInvitation(db, member, { token, answer: 'confirm', language: 'ko', publicUrl, now: seasonNow });
  return { ...team, member, memberEmail: account.email };
}

async function linkTo(db: Db, phone: string): Promise<string> {
  const rows = await db.sql.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
  const sent = rows.find(({ toSealed }) => db.vault.open(toSealed) === phone);
  return /token=([\w-]{43})/.exec(sent ? db.vault.open(sent.bodySealed) : '')?.[1] ?? '';
}
