import type { OutputOf } from '@chulbal/contract/endpoint';
import { koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import type { getOverview as getOverviewEndpoint } from '@chulbal/contract/overview';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import type { OperatorActor } from '../../actor.ts';
import { listAudit } from '../../audit/queries.ts';
import type { Db } from '../../db.ts';
import { Fault } from '../../fault.ts';
import { countMessages } from '../../outbox/figures.queries.ts';
import { listClosings } from '../../seasons/closings.queries.ts';
import { getSeasonView } from '../../seasons/queries.ts';
import { listAttention } from './attention.queries.ts';
import { type ApplicationStage, hoursUntil, nextClosing, shiftToLastYear } from './overview.rules.ts';
import { countByHour, countByTrack, countSince, type TrackCount } from './overview-counts.queries.ts';
import { getListSeason, type ListSeason } from './season.queries.ts';

type Overview = OutputOf<typeof getOverviewEndpoint>;
type Asked = { year?: number | undefined; hours: number; language: Language; now: Date };

const HOUR_MS = 3_600_000;
const RECENT = 6;

/**
 * Where a season stands, every figure counted now, by a fixed number of queries; days are Korean. A team counts at
 * its first submission, while it is submitted. Of last year whole hours count, the running one too, each as far
 * from its deadline. Throws notFound without a published season.
 */
export async function getOverview(db: Db, actor: OperatorActor, asked: Asked): Promise<Overview> {
  const { language, now } = asked;
  const season = await getListSeason(db, asked);
  const view = await getSeasonView(db, { year: season.year, language });
  const stages = applicationStages(view);
  const nextOfAll = nextClosing(await listClosings(db, { year: season.year, language }), now);
  const next = nextClosing(stages, now);
  const dayBegan = koreanInstant(koreanDay(now), '00:00');
  const counts = await countByTrack(db, { seasonId: season.id, dayBegan });
  const messages = await countMessages(db, { since: dayBegan });
  const inNext =
    (nextOfAll?.stages ?? [])
      .filter(({ what, kind }) => what === 'stage' && kind === 'application')
      .map(({ trackNo }) => trackNo) ?? [];
  const lastHour = await countSince(db, { trackNos: inNext, since: new Date(now.getTime() - HOUR_MS) });
  return {
    year: season.year,
    name: view.name,
    next: nextOfAll && {
      closesAt: nextOfAll.closesAt.toISOString(),
      stages: nextOfAll.stages.map(({ lane, what, kind, name }) => ({ lane, what, kind, name })),
      lastHour,
    },
    regions: season.regions.map(({ code, name }) => ({ code, name: name[language] })),
    tracks: trackFigures(view, season, counts),
    hours: await hourFigures(db, season, { stages, ...asked }),
    attention: await listAttention(db, actor, { season, view, next, counts, failed: messages.failed, now }),
    outbox: { sentToday: messages.sent, pending: messages.pending, failed: messages.failed },
    recent: may(actor.role, 'readAudit')
      ? (await listAudit(db, { filter: {}, page: 1, size: RECENT })).content
      : [],
  };
}

/** The stages in which this season is applied for, with extensions for all teams. */
function applicationStages({ tracks }: SeasonView): ApplicationStage[] {
  return tracks.flatMap(({ trackNo, lane, stages }) =>
    stages
      .filter(({ kind }) => kind === 'application')
      .map(({ opensAt, closesAt }) => ({
        trackNo,
        lane,
        opensAt: new Date(opensAt),
        closesAt: new Date(closesAt),
      })),
  );
}

function trackFigures(
  view: SeasonView,
  { regions }: ListSeason,
  counts: readonly TrackCount[],
): Overview['tracks'] {
  const sum = (rows: readonly TrackCount[], of: 'submitted' | 'drafts' | 'today') =>
    rows.reduce((total, row) => total + row[of], 0);
  return view.tracks.map(({ trackNo, lane, name, places, stages }) => {
    const rows = counts.filter((row) => row.trackNo === trackNo);
    return {
      trackNo,
      lane,
      name,
      places,
      submitted: sum(rows, 'submitted'),
      drafts: sum(rows, 'drafts'),
      today: sum(rows, 'today'),
      stages,
      regions: regions.map(({ code, regionId }) => {
        const ofRegion = rows.filter((row) => row.regionId === regionId);
        return { code, submitted: sum(ofRegion, 'submitted'), today: sum(ofRegion, 'today') };
      }),
    };
  });
}

async function hourFigures(
  db: Db,
  season: ListSeason,
  { stages, hours: count, language, now }: Asked & { stages: readonly ApplicationStage[] },
): Promise<Overview['hours']> {
  const hours = hoursUntil(now, count);
  const from = hours[0] ?? now;
  const thisYear = await countByHour(db, { seasonId: season.id, from, count });
  const lastYear = await countLastYear(db, season, { stages, from, count, language, now });
  return hours.map((at, place) => ({
    at: at.toISOString(),
    submitted: thisYear[place] ?? 0,
    lastYear: lastYear?.[place] ?? null,
  }));
}

/** The same hours before the deadline of the season before; null where there was none. */
async function countLastYear(
  db: Db,
  { year }: ListSeason,
  asked: {
    stages: readonly ApplicationStage[];
    from: Date;
    count: number;
    language: Language;
    now: Date;
  },
): Promise<number[] | null> {
  const view = await getSeasonView(db, { year: year - 1, language: asked.language }).catch(
    (error: unknown) => {
      if (error instanceof Fault && error.error === 'notFound') return null;
      throw error;
    },
  );
  const shift = view && shiftToLastYear(asked.stages, applicationStages(view), asked.now);
  if (shift === null) return null;
  const before = await getListSeason(db, { year: year - 1 });
  const from = new Date(asked.from.getTime() + shift);
  return countByHour(db, { seasonId: before.id, from, count: asked.count });
}
