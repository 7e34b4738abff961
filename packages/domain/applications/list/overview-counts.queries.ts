import { sql } from 'kysely';
import type { Db } from '../../db.ts';

/** Counts of a track in a region; `regionId` null where the leader's 시·도 counts as none. */
export type TrackCount = {
  trackNo: number;
  regionId: number | null;
  submitted: number;
  drafts: number;
  /** First submitted since the day began. */
  today: number;
};

/** Applications of a season by track and region. One query. */
export async function countByTrack(
  db: Db,
  { seasonId, dayBegan }: { seasonId: number; dayBegan: Date },
): Promise<TrackCount[]> {
  const { rows } = await sql<Record<keyof TrackCount, unknown>>`
    select a.track_no as "trackNo", a.region_id as "regionId",
      count(*) filter (where a.status = 'submitted') as submitted,
      count(*) filter (where a.status = 'draft') as drafts,
      count(*) filter (where a.status = 'submitted' and s.team_no is not null) as today
    from applications a
    left join submissions s on s.team_no = a.team_no and s.version = 1 and s.arrived_at >= ${dayBegan}
    where a.season_id = ${seasonId}
    group by 1, 2`.execute(db.sql);
  return rows.map((row) => ({
    trackNo: Number(row.trackNo),
    regionId: row.regionId === null ? null : Number(row.regionId),
    submitted: Number(row.submitted),
    drafts: Number(row.drafts),
    today: Number(row.today),
  }));
}

/** How many teams of a season submitted for the first time in each of `count` hours from `from` on. One query. */
export async function countByHour(
  db: Db,
  { seasonId, from, count }: { seasonId: number; from: Date; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ hour: number; n: number }>`
    select floor(extract(epoch from s.arrived_at - ${from}::timestamptz) / 3600)::int as hour, count(*) as n
    from submissions s join applications a on a.team_no = s.team_no
    where s.version = 1 and a.season_id = ${seasonId}
      and s.arrived_at >= ${from} and s.arrived_at < ${from}::timestamptz + ${count} * interval '1 hour'
    group by 1`.execute(db.sql);
  const byHour = new Map(rows.map(({ hour, n }) => [hour, Number(n)]));
  return Array.from({ length: count }, (_, hour) => byHour.get(hour) ?? 0);
}

/** How many teams of these tracks submitted for the first time since an instant. One query. */
export async function countSince(
  db: Db,
  { trackNos, since }: { trackNos: readonly number[]; since: Date },
): Promise<number> {
  const { n } = await db.sql
    .selectFrom('submissions as s')
    .innerJoin('applications as a', 'a.teamNo', 's.teamNo')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('s.version', '=', 1)
    .where('s.arrivedAt', '>', since)
    .where('a.trackNo', 'in', [0, ...trackNos])
    .executeTakeFirstOrThrow();
  return Number(n);
}

export type WaitingCounts = {
  bonusPending: number;
  completionAnswered: number;
  completionOverdue: number;
  /** Of the overdue requests the one that is due longest. */
  overdueSince: Date | null;
  unconfirmed: number;
  similar: number;
  refusedFiles: number;
  closedBusiness: number;
};

/**
 * Applications of a season with which something waits for an operator, of all or of those assigned to one. Members are
 * missed in the tracks of `confirming` alone: in others they can confirm no more. One query.
 */
export async function countWaiting(
  db: Db,
  asked: { seasonId: number; assignee?: number | null; confirming: readonly number[]; now: Date },
): Promise<WaitingCounts> {
  const { seasonId, assignee = null, confirming, now } = asked;
  const { rows } = await sql<Record<keyof WaitingCounts, unknown>>`
    with wanted as (
      select * from applications where season_id = ${seasonId} and (${assignee}::bigint is null
        or team_no in (select team_no from application_desk where assignee_id = ${assignee}))
    ), submitted as (
      select team_no, track_no from wanted where status = 'submitted'
    ), requests as (
      select distinct on (c.team_no) c.state, c.due_at
      from completion_requests c join wanted a on a.team_no = c.team_no
      order by c.team_no, c.id desc
    )
    select
      (select count(*) from submitted join application_desk d using (team_no) where d.pending > 0)
        as "bonusPending",
      (select count(*) from requests where state = 'answered') as "completionAnswered",
      (select count(*) from requests where state = 'open' and due_at < ${now}) as "completionOverdue",
      (select min(due_at) from requests where state = 'open' and due_at < ${now}) as "overdueSince",
      (select count(*) from submitted where track_no in (${sql.join([0, ...confirming])}) and team_no in
        (select team_no from members where status = 'active' and confirmed_at is null)) as unconfirmed,
      (select count(*) from submitted where team_no in (select team_no from similar_teams)) as similar,
      (select count(*) from submitted where team_no in
        (select team_no from files where refusal is not null and status = 'stored')) as "refusedFiles",
      (select count(*) from submitted join applications a using (team_no) join business_statuses b using (team_no)
        where b.submission_version = a.submission_version and b.state = 'closed') as "closedBusiness"
    `.execute(db.sql);
  const [row] = rows;
  return {
    bonusPending: Number(row?.bonusPending ?? 0),
    completionAnswered: Number(row?.completionAnswered ?? 0),
    completionOverdue: Number(row?.completionOverdue ?? 0),
    overdueSince: (row?.overdueSince as Date | null | undefined) ?? null,
    unconfirmed: Number(row?.unconfirmed ?? 0),
    similar: Number(row?.similar ?? 0),
    refusedFiles: Number(row?.refusedFiles ?? 0),
    closedBusiness: Number(row?.closedBusiness ?? 0),
  };
}
