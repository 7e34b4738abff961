import type { OutputOf } from '@chulbal/contract/endpoint';
import { addDays, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import { may } from '@chulbal/contract/operators/values';
import type { getOverview } from '@chulbal/contract/overview';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { sql } from 'kysely';
import { listUnsignedMonths } from '../../access-reviews/queries.ts';
import type { OperatorActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import type { ApplicationStage, nextClosing } from './overview.rules.ts';
import { countWaiting, type TrackCount } from './overview-counts.queries.ts';
import type { ListSeason } from './season.queries.ts';

type Attention = OutputOf<typeof getOverview>['attention'][number];

/**
 * What of a season waits for an operator, with the chips that find it; what there is nothing of is left out. Months
 * of exports that nobody has reviewed are shown to whoever may review them.
 */
export async function listAttention(
  db: Db,
  actor: OperatorActor,
  known: {
    season: ListSeason;
    view: SeasonView;
    next: ReturnType<typeof nextClosing<ApplicationStage>>;
    counts: readonly TrackCount[];
    failed: number;
    now: Date;
  },
): Promise<Attention[]> {
  const { season, view, next, counts, failed, now } = known;
  const confirmed = confirmedTracks(view, now);
  const confirming = confirmed.map(({ trackNo }) => trackNo);
  const waiting = await countWaiting(db, { seasonId: season.id, confirming, now });
  const own = await countWaiting(db, { seasonId: season.id, assignee: actor.operatorId, confirming, now });
  const inNext = next?.stages.map(({ trackNo }) => trackNo) ?? [];
  const drafts = counts
    .filter(({ trackNo }) => inNext.includes(trackNo))
    .reduce((sum, count) => sum + count.drafts, 0);
  const months = may(actor.role, 'reviewExports') ? await countUnreviewedMonths(db, now) : 0;
  const due = may(actor.role, 'workMembers')
    ? await countDueRequests(db, { operatorId: actor.operatorId, now })
    : { count: 0, mine: 0, at: null };
  const unsigned = may(actor.role, 'reviewAccess') ? await listUnsignedMonths(db, { now }) : [];
  const broken = may(actor.role, 'seeHealth') ? await countBroken(db) : 0;
  const all: Attention[] = [
    {
      kind: 'completionOverdue',
      count: waiting.completionOverdue,
      mine: own.completionOverdue,
      at: waiting.overdueSince?.toISOString() ?? null,
      query: 'completion=open',
    },
    {
      kind: 'completionAnswered',
      count: waiting.completionAnswered,
      mine: own.completionAnswered,
      at: null,
      query: 'completion=answered',
    },
    {
      kind: 'bonusPending',
      count: waiting.bonusPending,
      mine: own.bonusPending,
      at: null,
      query: 'status=submitted&bonus=pending',
    },
    {
      kind: 'unconfirmedMembers',
      count: waiting.unconfirmed,
      mine: own.unconfirmed,
      at: confirmed.flatMap(({ until }) => until ?? []).sort()[0] ?? null,
      query: `status=submitted&unconfirmed=yes&trackNo=${confirming.join(',')}`,
    },
    {
      kind: 'refusedFiles',
      count: waiting.refusedFiles,
      mine: own.refusedFiles,
      at: null,
      query: 'status=submitted&refusedFiles=yes',
    },
    {
      kind: 'closedBusiness',
      count: waiting.closedBusiness,
      mine: own.closedBusiness,
      at: null,
      query: 'status=submitted&closedBusiness=yes',
    },
    {
      kind: 'similarTeams',
      count: waiting.similar,
      mine: own.similar,
      at: null,
      query: 'status=submitted&similar=yes',
    },
    {
      kind: 'draftsBeforeDeadline',
      count: drafts,
      mine: 0,
      at: next?.closesAt.toISOString() ?? null,
      query: `status=draft&trackNo=${inNext.join(',')}`,
    },
    { kind: 'messagesFailed', count: failed, mine: 0, at: null, query: null },
    { kind: 'exportsUnreviewed', count: months, mine: 0, at: null, query: null },
    { kind: 'dataRequestsDue', ...due, query: null },
    { kind: 'accessUnreviewed', count: unsigned.length, mine: 0, at: null, query: null },
    { kind: 'invariantsBroken', count: broken, mine: 0, at: null, query: null },
  ];
  return all.filter(({ count }) => count > 0);
}

/** Tracks whose members may still confirm their entry, and until when; null where nothing ends it. */
function confirmedTracks({ tracks }: SeasonView, now: Date): { trackNo: number; until: string | null }[] {
  return tracks.flatMap(({ trackNo, stages }) => {
    const last = stages.findLast(({ kind }) => kind === 'application');
    if (!last || (last.confirmBy !== null && new Date(last.confirmBy) <= now)) return [];
    return [{ trackNo, until: last.confirmBy }];
  });
}

/** How many days before its last one a request about data is called due. */
const DUE_DAYS = 3;

/** Requests about data of which the last day is near or over (P-15), and when the first one ends. */
async function countDueRequests(
  db: Db,
  { operatorId, now }: { operatorId: number; now: Date },
): Promise<Pick<Attention, 'count' | 'mine' | 'at'>> {
  const { count, mine, first } = await db.sql
    .selectFrom('dataRequests')
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.countAll().filterWhere('ownerId', '=', operatorId).as('mine'),
      fn.min('dueOn').as('first'),
    ])
    .where('state', '=', 'open')
    .where('dueOn', '<=', addDays(koreanDay(now), DUE_DAYS))
    .executeTakeFirstOrThrow();
  return {
    count: Number(count),
    mine: Number(mine),
    at: first && koreanInstant(addDays(first, 1), '00:00').toISOString(),
  };
}

/** What did not hold when everything was looked at last. */
async function countBroken(db: Db): Promise<number> {
  const last = await db.sql
    .selectFrom('invariantRuns')
    .select('breaches')
    .where('finishedAt', 'is not', null)
    .orderBy('runNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.breaches.length ?? 0;
}

/** Korean months that are over, had exports and were not reviewed (P-09). */
async function countUnreviewedMonths(db: Db, now: Date): Promise<number> {
  const month = koreanDay(now).slice(0, 7);
  const { rows } = await sql<{ n: number }>`
    select count(distinct months.month) as n
    from (select to_char(started_at at time zone 'Asia/Seoul', 'YYYY-MM') as month from exports) as months
    where months.month < ${month}
      and not exists (select from export_reviews r where r.month = months.month)`.execute(db.sql);
  return Number(rows[0]?.n ?? 0);
}
