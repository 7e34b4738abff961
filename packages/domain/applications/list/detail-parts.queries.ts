import type { ApplicationDetail } from '@chulbal/contract/applications/rows';
import type { Db } from '../../db.ts';
import type { Application } from '../places.queries.ts';
import type { Claim, SubmittedFile } from '../tables.ts';
import type { Decision } from './detail.rules.ts';

/** Every submission of a team, the first one first. */
export async function listReceipts(
  db: Db,
  teamNo: number,
): Promise<{ version: number; arrivedAt: Date; contentSha256: string }[]> {
  return db.sql
    .selectFrom('submissions')
    .select(['version', 'arrivedAt', 'contentSha256'])
    .where('teamNo', '=', teamNo)
    .orderBy('version')
    .execute();
}

/** What a team claims in the submission that counts, and what was decided about its claims. */
export async function listDecisions(
  db: Db,
  teamNo: number,
): Promise<{ claims: Claim[]; decisions: Decision[] }> {
  const rows = await db.sql
    .selectFrom('applicationDesk as d')
    .leftJoin('bonusDecisions as b', 'b.teamNo', 'd.teamNo')
    .leftJoin('accounts', 'accounts.id', 'b.decidedBy')
    .select(['d.claims', 'b.place', 'b.claimSha256', 'b.decision', 'b.reason', 'b.decidedAt'])
    .select('accounts.name as decidedBy')
    .where('d.teamNo', '=', teamNo)
    .execute();
  const decisions = rows.flatMap(({ place, claimSha256, decision, reason, decidedAt, decidedBy }) =>
    place !== null && claimSha256 && decision && decidedAt
      ? [{ place, claimSha256, decision, reason: reason ?? '', decidedAt, decidedBy: decidedBy ?? '' }]
      : [],
  );
  return { claims: rows[0]?.claims ?? [], decisions };
}

/** When the files of a submission were stored, by name. */
export async function listStoredTimes(db: Db, files: readonly SubmittedFile[]): Promise<Map<string, Date>> {
  const rows = await db.sql
    .selectFrom('files')
    .select(['serverFileName', 'storedAt', 'startedAt'])
    .where('serverFileName', 'in', ['', ...files.map(({ serverFileName }) => serverFileName)])
    .execute();
  return new Map(rows.map((row) => [row.serverFileName, row.storedAt ?? row.startedAt]));
}

/** Files of a submission of which no copy without metadata could be made, with the reason. */
export async function listUncleaned(
  db: Db,
  files: readonly Pick<SubmittedFile, 'serverFileName'>[],
): Promise<Map<string, ApplicationDetail['files'][number]['uncleaned']>> {
  const rows = await db.sql
    .selectFrom('files')
    .leftJoin('cleanCopies', 'cleanCopies.serverFileName', 'files.serverFileName')
    .select(['files.serverFileName', 'cleanCopies.failure', 'files.refusal'])
    .where('files.serverFileName', 'in', ['', ...files.map(({ serverFileName }) => serverFileName)])
    .where((eb) => eb.or([eb('failure', 'is not', null), eb('refusal', 'is not', null)]))
    .execute();
  return new Map(
    rows.map(({ serverFileName, failure, refusal }) => [serverFileName, heldBy(refusal) ?? failure]),
  );
}

function heldBy(refusal: string | null): 'refused' | 'registrationNumber' | null {
  if (refusal === null) return null;
  return refusal === 'registrationNumber' ? refusal : 'refused';
}

/** What was asked of a team, newest first. */
export async function listCompletions(db: Db, teamNo: number): Promise<ApplicationDetail['completions']> {
  const rows = await db.sql
    .selectFrom('completionRequests as c')
    .innerJoin('accounts', 'accounts.id', 'c.askedBy')
    .select(['c.id', 'c.items', 'c.message', 'c.dueAt', 'c.state', 'c.askedAt', 'c.answeredAt'])
    .select('accounts.name as askedBy')
    .where('c.teamNo', '=', teamNo)
    .orderBy('c.id', 'desc')
    .execute();
  return rows.map(({ id, dueAt, askedAt, answeredAt, ...row }) => ({
    ...row,
    requestId: id,
    dueAt: dueAt.toISOString(),
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  }));
}

/** Later closings that count for the team, newest first. */
export async function listExtensions(
  db: Db,
  { trackNo, stageNo, teamNo }: Application,
): Promise<ApplicationDetail['extensions']> {
  const rows = await db.sql
    .selectFrom('stageExtensions')
    .select(['stageNo', 'closesAt', 'reason', 'createdAt'])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .where('what', '=', 'stage')
    .where(({ or, eb }) => or([eb('teamNo', 'is', null), eb('teamNo', '=', teamNo)]))
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ closesAt, createdAt, ...row }) => ({
    ...row,
    closesAt: closesAt.toISOString(),
    at: createdAt.toISOString(),
  }));
}

/** Submitted teams that look alike, the most alike first. */
export async function listSimilar(db: Db, teamNo: number): Promise<ApplicationDetail['similar']> {
  const rows = await db.sql
    .selectFrom('similarTeams as s')
    .innerJoin('applications as a', 'a.teamNo', 's.otherNo')
    .innerJoin('seasons', 'seasons.id', 'a.seasonId')
    .innerJoin('tracks', 'tracks.trackNo', 'a.trackNo')
    .select(['a.teamNo', 'a.number', 'a.teamName', 'a.itemName', 'tracks.lane', 'seasons.year', 's.why'])
    .where('s.teamNo', '=', teamNo)
    .where('a.status', '=', 'submitted')
    .execute();
  const most = (why: ApplicationDetail['similar'][number]['why']) =>
    Math.max(...why.map(({ alike }) => alike));
  return rows
    .map((row) => ({
      ...row,
      number: row.number ?? '',
      teamName: row.teamName ?? '',
      itemName: row.itemName ?? '',
    }))
    .sort((a, b) => most(b.why) - most(a.why) || b.teamNo - a.teamNo);
}

/** Why a team is out of its season; null where it is not. */
export async function findWithdrawal(
  db: Db,
  { teamNo, trackNo }: Application,
): Promise<ApplicationDetail['withdrawal']> {
  const row = await db.sql
    .selectFrom('withdrawals as w')
    .innerJoin('accounts', 'accounts.id', 'w.withdrawnBy')
    .select(['w.id', 'w.byWhom', 'w.reasonSealed', 'w.withdrawnAt', 'accounts.name'])
    .where('w.teamNo', '=', teamNo)
    .where('w.endedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    withdrawalId: row.id,
    by: row.byWhom,
    who: row.name,
    reason: db.vault.open(row.reasonSealed),
    at: row.withdrawnAt.toISOString(),
    mayUndo: !(await hasResultSince(db, { trackNo, since: row.withdrawnAt })),
  };
}

/** Whether a result of the track was finalised since: who was out then cannot come in again. */
export async function hasResultSince(
  db: Db,
  { trackNo, since }: { trackNo: number; since: Date },
): Promise<boolean> {
  const row = await db.sql
    .selectFrom('resultVersions')
    .select('trackNo')
    .where('trackNo', '=', trackNo)
    .where('finalisedAt', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
