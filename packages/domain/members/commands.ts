import type { MemberField } from '@chulbal/contract/members';
import { tellOwner } from '../accounts/notices.commands.ts';
import { findAccountBy } from '../accounts/queries.ts';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { endSessionsOf } from '../sessions/commands.ts';
import { openContact } from './queries.ts';

/** A student as the log names them: by number, because nothing can be taken out of it when they leave (P-13). */
const member = (accountId: number | '') => ({ kind: 'member', id: accountId, label: '' });

/** Finds an account by its whole phone number or address; that somebody looked is on record, what for is not. */
export async function findMember(
  db: Db,
  actor: OperatorActor,
  asked: { by: 'phone' | 'email'; value: string; now: Date },
): Promise<{ accountId: number } | null> {
  const { by, value, now } = asked;
  return db.transaction(async (tx) => {
    const contact = by === 'phone' ? { phone: value } : { email: value };
    const found = await findAccountBy(tx, { kind: 'user', ...contact });
    await record(tx, actor, {
      category: 'access',
      action: 'member.find',
      object: member(found?.id ?? ''),
      after: { by, found: found !== null },
      now,
    });
    return found && { accountId: found.id };
  });
}

/** Shows one thing of a person, on record before it is shown (P-07). @throws notFound */
export async function revealMember(
  db: Db,
  actor: OperatorActor,
  asked: { accountId: number; field: MemberField; reason: string; now: Date },
): Promise<{ value: string }> {
  const { accountId, field, reason, now } = asked;
  return db.transaction(async (tx) => {
    const contact = await openContact(tx, accountId);
    await record(tx, actor, {
      category: 'disclosure',
      action: 'member.reveal',
      object: member(accountId),
      after: { shown: [field] },
      reason,
      now,
    });
    return { value: contact[field] };
  });
}

/** Logs a person out of every device and tells them by mail; gives how many sessions it ended. @throws notFound */
export async function endMemberSessions(
  db: Db,
  actor: OperatorActor,
  asked: { accountId: number; reason: string; now: Date },
): Promise<{ ended: number }> {
  const { accountId, reason, now } = asked;
  return db.transaction(async (tx) => {
    // Of two who press at once the second finds no session left.
    await tx.sql.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const { country } = await openContact(tx, accountId);
    const language = country === 'KR' ? 'ko' : 'en';
    const open = await tx.sql
      .selectFrom('sessionFamilies')
      .select('id')
      .where('accountId', '=', accountId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now)
      .execute();
    await endSessionsOf(tx, { accountId, reason: 'operator', now });
    if (open.length > 0) await tellOwner(tx, { accountId, notice: 'sessionsEnded', language, now });
    await record(tx, actor, {
      action: 'member.endSessions',
      object: member(accountId),
      after: { ended: open.length },
      reason,
      now,
    });
    return { ended: open.length };
  });
}
