import type { Language } from '@chulbal/contract/language';
import { may } from '@chulbal/contract/operators/values';
import type { PendingWork } from '@chulbal/contract/overview';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { countOpenEligibility } from '../eligibility/queries.ts';
import { latestResult } from '../results/final/queries.ts';
import { countOpenTies } from '../results/open-ties.queries.ts';
import { listResultStages } from '../results/stages.queries.ts';

type Work = Pick<PendingWork, 'kind' | 'trackNo' | 'stageNo'> &
  Partial<Pick<PendingWork, 'count' | 'at' | 'by'>>;
type Stages = Awaited<ReturnType<typeof listResultStages>>;

/**
 * What of a season's judged stages waits for this operator, by lane and stage; what their role may do nothing about is
 * left out. A fixed number of queries, and some more for every stage that is judged and not final yet.
 */
export async function listPending(
  db: Db,
  actor: OperatorActor,
  { year, language, now }: { year?: number | undefined; language: Language; now: Date },
): Promise<PendingWork[]> {
  const stages = await listResultStages(db, { year });
  if (stages.length === 0) return [];
  const work = [
    ...(may(actor.role, 'workApplications') ? await toQualify(db, { stages, now }) : []),
    ...(may(actor.role, 'finaliseResults')
      ? [...(await toFinalise(db, actor, { stages, now })), ...(await toGiveOn(db, stages))]
      : []),
    ...(may(actor.role, 'announceResults') ? await toAnnounce(db, actor, stages) : []),
    ...(may(actor.role, 'decideAppeals') ? await toDecide(db, { stages, now }) : []),
  ];
  return stages.flatMap(({ trackNo, stageNo, trackName, stageName }) =>
    work
      .filter((one) => one.trackNo === trackNo && one.stageNo === stageNo)
      .map((one) => ({
        count: 1,
        at: null,
        by: null,
        ...one,
        trackName: trackName[language],
        stageName: stageName[language],
      })),
  );
}

/** Tracks without a result of which teams wait for a decision about their eligibility, at their first judged stage. */
async function toQualify(db: Db, { stages, now }: { stages: Stages; now: Date }): Promise<Work[]> {
  const work: Work[] = [];
  for (const [trackNo, [first]] of Map.groupBy(stages, (one) => one.trackNo)) {
    const count = await countOpenEligibility(db, { trackNos: [trackNo], now });
    if (first && count > 0) work.push({ kind: 'eligibilityOpen', trackNo, stageNo: first.stageNo, count });
  }
  return work;
}

/** Ties of stages whose judging is over, and results that wait for this operator's word. */
async function toFinalise(
  db: Db,
  actor: OperatorActor,
  { stages, now }: { stages: Stages; now: Date },
): Promise<Work[]> {
  const work: Work[] = [];
  for (const { trackNo, stageNo, closesAt, version, requested } of stages) {
    if (version > 0 || requested || new Date(closesAt) > now) continue;
    const count = await countOpenTies(db, { trackNo, stageNo });
    if (count > 0) work.push({ kind: 'tieUndecided', trackNo, stageNo, count });
  }
  const requests = await db.sql
    .selectFrom('resultRequests as r')
    .innerJoin('accounts as asking', 'asking.id', 'r.requestedBy')
    .select(['r.trackNo', 'r.stageNo', 'asking.name as by'])
    .where('r.state', '=', 'waiting')
    .where('r.requestedBy', '<>', actor.operatorId)
    .where(({ eb, or }) => or([eb('r.confirmerId', 'is', null), eb('r.confirmerId', '=', actor.operatorId)]))
    .execute();
  return [...work, ...requests.map((row) => ({ kind: 'resultRequested' as const, ...row }))];
}

/**
 * Teams that left after the newest final result of their track selected them: their place is given on by another version.
 * A result about which a request waits is left out.
 */
async function toGiveOn(db: Db, stages: Stages): Promise<Work[]> {
  const gone = await db.sql
    .selectFrom('applications')
    .select(['trackNo', 'teamNo'])
    .where('status', '=', 'cancelled')
    .where(
      'trackNo',
      'in',
      stages.map(({ trackNo }) => trackNo),
    )
    .execute();
  const work: Work[] = [];
  for (const [trackNo, teams] of Map.groupBy(gone, (one) => one.trackNo)) {
    const last = stages.findLast((one) => one.trackNo === trackNo && one.version > 0);
    if (!last || last.requested) continue;
    const { stageNo } = last;
    const selected = new Set(
      (await latestResult(db, { trackNo, stageNo }))?.ranking
        .filter(({ decision }) => decision === 'selected')
        .map(({ teamNo }) => teamNo),
    );
    const count = teams.filter(({ teamNo }) => selected.has(teamNo)).length;
    if (count > 0) work.push({ kind: 'selectedLeft', trackNo, stageNo, count });
  }
  return work;
}

/** Announcements that wait for this operator's word, and results of which nothing was made known or is about to be. */
async function toAnnounce(db: Db, actor: OperatorActor, stages: Stages): Promise<Work[]> {
  const rows = await db.sql
    .selectFrom('announcements as a')
    .innerJoin('accounts as asking', 'asking.id', 'a.requestedBy')
    .select(['a.trackNo', 'a.stageNo', 'a.resultVersion', 'a.state', 'a.releaseAt', 'a.requestedBy'])
    .select('asking.name as by')
    .where('a.state', '<>', 'withdrawn')
    .where(
      'a.trackNo',
      'in',
      stages.map(({ trackNo }) => trackNo),
    )
    .execute();
  const asked = rows.filter(
    ({ state, requestedBy }) => state === 'pending' && requestedBy !== actor.operatorId,
  );
  const untold = stages.filter(
    ({ trackNo, stageNo, version }) =>
      version > 0 &&
      !rows.some(
        (row) => row.trackNo === trackNo && row.stageNo === stageNo && row.resultVersion === version,
      ),
  );
  return [
    ...untold.map(({ trackNo, stageNo }) => ({ kind: 'resultUnannounced' as const, trackNo, stageNo })),
    ...asked.map(({ trackNo, stageNo, releaseAt, by }) => ({
      kind: 'announcementRequested' as const,
      trackNo,
      stageNo,
      at: releaseAt.toISOString(),
      by,
    })),
  ];
}

/** Appeals and reports that nobody has decided though their window, the newest that was opened, has closed. */
async function toDecide(db: Db, { stages, now }: { stages: Stages; now: Date }): Promise<Work[]> {
  const trackNos = stages.map(({ trackNo }) => trackNo);
  const { rows } = await sql<{
    kind: Work['kind'];
    trackNo: unknown;
    stageNo: unknown;
    n: unknown;
    at: Date;
  }>`
    with windows as (
      select track_no, stage_no, max(appeal_until) as appeals, max(verify_until) as reports
      from announcements where state = 'released' and track_no in (${sql.join(trackNos)}) group by 1, 2
    )
    select 'appealsOverdue' as kind, w.track_no, w.stage_no, count(*) as n, w.appeals as at
      from windows w join appeals o using (track_no, stage_no)
      where o.state = 'open' and w.appeals <= ${now} group by w.track_no, w.stage_no, w.appeals
    union all
    select 'reportsOverdue', w.track_no, w.stage_no, count(*), w.reports
      from windows w join verification_reports o using (track_no, stage_no)
      where o.state = 'open' and w.reports <= ${now} group by w.track_no, w.stage_no, w.reports`.execute(
    db.sql,
  );
  return rows.map(({ kind, n, at, ...row }) => ({
    kind,
    trackNo: Number(row.trackNo),
    stageNo: Number(row.stageNo),
    count: Number(n),
    at: at.toISOString(),
  }));
}
