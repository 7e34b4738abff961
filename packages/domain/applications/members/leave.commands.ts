import type { Db } from '../../db.ts';
import { refusing } from '../../fault.ts';
import { maskedName } from '../../masks.ts';
import { forgetMessages } from '../../outbox/commands.ts';
import { getTrackRules } from '../../seasons/queries.ts';
import { claimsOf } from '../claims.rules.ts';
import { type Application, openFields } from '../places.queries.ts';
import { clearSummary, closeRequests, saveSummaries } from '../summaries.commands.ts';
import { findLastSubmission } from '../team.queries.ts';

/** Who withdraws a team, and what they say. */
export type Leaving = { by: 'operator' | 'team'; accountId: number; reason: string; now: Date };

/**
 * Takes a submitted team out: its people are free for other teams, what it was asked to complete is no longer asked,
 * the console's table knows only that there is one. Its number, submissions and receipts stay.
 */
export async function leave(
  tx: Db,
  application: Application,
  leaving: Leaving,
): Promise<{ application: Application; withdrawalId: number }> {
  const { teamNo } = application;
  const { by, accountId, reason, now } = leaving;
  const freed = await tx.sql
    .updateTable('members')
    .set({ status: 'cancelled' })
    .where('teamNo', '=', teamNo)
    .where('status', '=', 'active')
    .returning('tmNo')
    .execute();
  // Links that were not sent yet would lead to nothing.
  await forgetMessages(tx, { about: freed.map(({ tmNo }) => `member:${tmNo}`) });
  await clearSummary(tx, teamNo);
  await closeRequests(tx, { teamNos: [teamNo], now });
  await tx.sql
    .updateTable('applications')
    .set({ status: 'cancelled', cancelledAt: now })
    .where('teamNo', '=', teamNo)
    .execute();
  const { id } = await tx.sql
    .insertInto('withdrawals')
    .values({
      teamNo,
      byWhom: by,
      reasonSealed: tx.vault.seal(reason),
      members: freed.map(({ tmNo }) => tmNo),
      withdrawnBy: accountId,
      withdrawnAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { application: { ...application, status: 'cancelled', cancelledAt: now }, withdrawalId: id };
}

/** Brings it back as it was when it left. Throws withdrawalFinal 4122 when somebody of it is in another team now. */
export async function comeBack(
  tx: Db,
  application: Application,
  members: readonly number[],
): Promise<Application> {
  const { teamNo, trackNo } = application;
  const taken = { members_phone_once: 'withdrawalFinal', members_user_once: 'withdrawalFinal' } as const;
  if (members.length > 0) {
    await refusing(taken, () =>
      tx.sql.updateTable('members').set({ status: 'active' }).where('tmNo', 'in', members).execute(),
    );
  }
  await tx.sql
    .updateTable('applications')
    .set({ status: 'submitted', cancelledAt: null })
    .where('teamNo', '=', teamNo)
    .execute();
  const submission = await findLastSubmission(tx, teamNo);
  const summaries = await tx.sql
    .selectFrom('applicationDesk')
    .select('language')
    .where('teamNo', '=', teamNo)
    .executeTakeFirst();
  if (!submission) throw new Error(`Team ${teamNo} was withdrawn without a submission.`);
  const fields = openFields(tx, submission.fieldsSealed);
  const { bonuses } = await getTrackRules(tx, trackNo);
  const leaderMasked = maskedName(fields['leader.tmName'] ?? '');
  const { files } = submission;
  const claims = claimsOf(fields, files, bonuses);
  const row = {
    teamNo,
    language: summaries?.language ?? 'ko',
    leaderMasked,
    fileCount: files.length,
    claims,
  };
  await saveSummaries(tx, [row]);
  return { ...application, status: 'submitted', cancelledAt: null };
}
