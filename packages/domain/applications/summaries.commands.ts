import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { MOST_POINTS } from './claims.rules.ts';
import type { Claim } from './tables.ts';

/** What the console's table needs to know of a submission. */
export type SummaryRow = {
  teamNo: number;
  language: Language;
  leaderMasked: string;
  fileCount: number;
  claims: Claim[];
};

/**
 * Keeps the rows of the console's table for these submissions, in one statement, however many there are. What was
 * decided about a claim that has not changed still stands; the teams will be compared anew. The assignee stays.
 */
export async function saveSummaries(tx: Db, rows: readonly SummaryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(
        "teamNo" bigint, language text, "leaderMasked" text, "fileCount" int, claims jsonb)
    )
    insert into application_desk (
      team_no, language, leader_masked, file_count, claims, claimed, pending, verified, rejected, points)
    select g."teamNo", g.language, g."leaderMasked", g."fileCount", g.claims, ${counted}
    from given g left join lateral ${decidedClaims(sql`g."teamNo"`, sql`g.claims`)} on true
    on conflict (team_no) do update set
      language = excluded.language, leader_masked = excluded.leader_masked, file_count = excluded.file_count,
      claims = excluded.claims, claimed = excluded.claimed, pending = excluded.pending,
      verified = excluded.verified, rejected = excluded.rejected, points = excluded.points, revision = application_desk.revision + 1
    `.execute(tx.sql);
}

/** Of an application that was taken back the table knows only that there is one. */
export async function clearSummary(tx: Db, teamNo: number): Promise<void> {
  await tx.sql
    .updateTable('applicationDesk')
    .set({ leaderMasked: '', fileCount: 0, claims: sql`'[]'::jsonb`, revision: sql`revision + 1` })
    .set({ claimed: 0, pending: 0, verified: 0, rejected: 0, points: 0 })
    .where('teamNo', '=', teamNo)
    .execute();
}

/** The people of a submitted team are others now: it will be compared anew. */
export async function noteOtherMembers(tx: Db, teamNo: number): Promise<void> {
  await tx.sql
    .updateTable('applicationDesk')
    .set({ revision: sql`revision + 1` })
    .where('teamNo', '=', teamNo)
    .execute();
}

/** Ends what these teams were asked to complete; answered requests too are over then. */
export async function closeRequests(
  tx: Db,
  { teamNos, now }: { teamNos: readonly number[]; now: Date },
): Promise<void> {
  await tx.sql
    .updateTable('completionRequests')
    .set({ state: 'closed', closedAt: now })
    .where('teamNo', 'in', teamNos)
    .where('state', '<>', 'closed')
    .execute();
}

/** Counts again what was decided about the claims of these teams, whose applications' rows are held. */
export async function recountBonuses(tx: Db, teamNos: readonly number[]): Promise<void> {
  await sql`
    update application_desk as d
    set claimed = counts.claimed, pending = counts.pending, verified = counts.verified,
      rejected = counts.rejected, points = counts.points
    from (
      select d.team_no, c.* from application_desk d, lateral ${decidedClaims(sql`d.team_no`, sql`d.claims`)}
      where d.team_no = any(${teamNos}::bigint[])
    ) as counts
    where d.team_no = counts.team_no`.execute(tx.sql);
}

const counted = sql`c.claimed, c.pending, c.verified, c.rejected, c.points`;

/** What became of claims: a decision is about the claim of that hash and no other. */
function decidedClaims(teamNo: ReturnType<typeof sql>, claims: ReturnType<typeof sql>) {
  return sql`(
    select count(*)::int as claimed,
      (count(*) filter (where b.decision is null))::int as pending,
      (count(*) filter (where b.decision = 'verified'))::int as verified,
      (count(*) filter (where b.decision = 'rejected'))::int as rejected,
      least(${MOST_POINTS}::int, coalesce(sum(one.points) filter (where b.decision = 'verified'), 0))::int as points
    from jsonb_to_recordset(${claims}) as one(place int, points int, sha256 text)
    left join bonus_decisions b
      on b.team_no = ${teamNo} and b.place = one.place and b.claim_sha256 = one.sha256
  ) as c`;
}
