import { type Selectable, sql } from 'kysely';
import type { Application } from '../applications/places.queries.ts';
import { confirmationDate } from '../applications/stage-views.rules.ts';
import type { Db } from '../db.ts';
import { deadlineFor, getTrackRules, type TrackRules } from '../seasons/queries.ts';
import { type EligibilityFacts, eligibilityOf, isOpen } from './rules.ts';
import type { EligibilityDecisionsTable } from './tables.ts';

export type Decision = Selectable<EligibilityDecisionsTable>;

/** The decision about a team that stands, or null. */
export async function findStanding(db: Db, teamNo: number): Promise<Decision | null> {
  const row = await db.sql
    .selectFrom('eligibilityDecisions')
    .selectAll()
    .where('teamNo', '=', teamNo)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Until when the members of a team can confirm. */
export function confirmBy(
  rules: TrackRules,
  { stageNo, teamNo, confirmUntil }: Pick<Application, 'stageNo' | 'teamNo' | 'confirmUntil'>,
): Date {
  const stage = rules.stages.find((one) => one.stageNo === stageNo);
  return confirmationDate(
    { confirmBy: stage?.confirmBy ?? null },
    deadlineFor(rules, stageNo, teamNo),
    confirmUntil,
  );
}

/** Teams of a track that are not ready to be judged. `teamNos`: only these. */
export type NotReady = {
  /** Under the confirmed minimum, and nobody has said that they are judged or not. */
  undecided: number[];
  /** With a request for completion that nobody has closed. */
  requested: number[];
};

/**
 * What of a track keeps its teams from being judged. Without `now` those count too whose members can still confirm:
 * nothing is final before that. Two queries.
 */
export async function listNotReady(
  db: Db,
  { rules, teamNos, now }: { rules: TrackRules; teamNos?: readonly number[]; now?: Date },
): Promise<NotReady> {
  const { trackNo, teamMin } = rules.track;
  const { rows: few } = await sql<{
    teamNo: unknown;
    stageNo: unknown;
    confirmUntil: Date | null;
    decision: Decision['decision'] | null;
    n: unknown;
  }>`
    select a.team_no as "teamNo", a.stage_no as "stageNo", a.confirm_until as "confirmUntil", e.decision, m.n
    from applications a
    cross join lateral (select count(*) as n from members where team_no = a.team_no and status = 'active'
      and confirmed_at is not null) as m
    left join eligibility_decisions e on e.team_no = a.team_no and e.ended_at is null
    where a.track_no = ${trackNo} and a.status = 'submitted' and a.ineligible_at is null and m.n < ${teamMin}
    order by a.team_no`.execute(db.sql);
  const requested = await db.sql
    .selectFrom('completionRequests as c')
    .innerJoin('applications as a', 'a.teamNo', 'c.teamNo')
    .select('a.teamNo')
    .distinct()
    .where('a.trackNo', '=', trackNo)
    .where('a.status', '=', 'submitted')
    .where('a.ineligibleAt', 'is', null)
    .where('c.state', '<>', 'closed')
    .orderBy('a.teamNo')
    .execute();
  const asked = teamNos && new Set(teamNos);
  const counts = (teamNo: number) => !asked || asked.has(teamNo);
  const isUndecided = (row: (typeof few)[number]) => {
    const team = { teamNo: Number(row.teamNo), stageNo: Number(row.stageNo), confirmUntil: row.confirmUntil };
    const { decision } = row;
    const facts: EligibilityFacts = {
      confirmed: Number(row.n),
      minimum: teamMin,
      confirmBy: confirmBy(rules, team),
      decision,
    };
    return now ? isOpen(eligibilityOf(facts, now)) : decision !== 'eligible';
  };
  return {
    undecided: few
      .filter(isUndecided)
      .map(({ teamNo }) => Number(teamNo))
      .filter(counts),
    requested: requested.map(({ teamNo }) => teamNo).filter(counts),
  };
}

/** Which of these teams of a track keep panels from being published (4085). */
export async function listKeepingBack(
  db: Db,
  asked: { rules: TrackRules; teamNos: readonly number[]; now: Date },
): Promise<number[]> {
  const { undecided, requested } = await listNotReady(db, asked);
  return [...new Set([...undecided, ...requested])];
}

/** How many teams of a season wait for a decision about their eligibility, and how many of these were given more time. */
export async function countOpenEligibility(
  db: Db,
  { trackNos, now }: { trackNos: readonly number[]; now: Date },
): Promise<number> {
  let count = 0;
  for (const trackNo of trackNos) {
    if (await hasResult(db, trackNo)) continue;
    count += (await listNotReady(db, { rules: await getTrackRules(db, trackNo), now })).undecided.length;
  }
  return count;
}

/** Whether any result of a track is final: from then on nothing is decided about eligibility. */
export async function hasResult(db: Db, trackNo: number): Promise<boolean> {
  const row = await db.sql
    .selectFrom('resultVersions')
    .select('trackNo')
    .where('trackNo', '=', trackNo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
