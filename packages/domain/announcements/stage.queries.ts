import type {
  getAnnouncements as getAnnouncementsEndpoint,
  previewAnnouncement as previewEndpoint,
} from '@chulbal/contract/announcements/announcements';
import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import { type Outcome, outcomeOf } from '@chulbal/contract/results/words';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { sentLine, withoutLinks } from '../outbox/links.rules.ts';
import { findVersion, type Stage } from '../results/final/queries.ts';
import type { FinalTeam } from '../results/final/rules.ts';
import { changedTeams, finalTeams, noticeOf, stageOf } from './queries.ts';
import { listNotifiable, type Notifiable } from './teams.queries.ts';
import { usualTemplates } from './templates.rules.ts';

/** Everything about announcing a stage's result, newest first. Throws notFound. */
export async function getAnnouncements(
  db: Db,
  actor: OperatorActor,
  asked: Stage,
): Promise<OutputOf<typeof getAnnouncementsEndpoint>> {
  const { rules, stage } = await stageOf(db, asked);
  const version = (await findVersion(db, asked))?.version ?? 0;
  const teams = version ? [...(await finalTeams(db, { ...asked, version })).values()] : [];
  const rows = await db.sql
    .selectFrom('announcements as a')
    .innerJoin('accounts as asking', 'asking.id', 'a.requestedBy')
    .leftJoin('accounts as confirming', 'confirming.id', 'a.confirmedBy')
    .selectAll('a')
    .select(['asking.name as requester', 'confirming.name as confirmer'])
    .select((eb) =>
      eb
        .selectFrom('announcementNotices as n')
        .whereRef('n.announcementId', '=', 'a.id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .as('notices'),
    )
    .where('a.trackNo', '=', asked.trackNo)
    .where('a.stageNo', '=', asked.stageNo)
    .orderBy('a.id', 'desc')
    .execute();
  const open = async (table: 'appeals' | 'verificationReports') => {
    const { count } = await db.sql
      .selectFrom(table)
      .where('trackNo', '=', asked.trackNo)
      .where('stageNo', '=', asked.stageNo)
      .where('state', '=', 'open')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  };
  return {
    lane: rules.track.lane,
    trackName: rules.track.name,
    stageName: stage.name,
    announcesAt: stage.announcesAt?.toISOString() ?? null,
    resultVersion: version,
    counts: countsOf(
      teams,
      await listNotifiable(
        db,
        teams.map(({ teamNo }) => teamNo),
      ),
    ),
    usualTemplates,
    announcements: await Promise.all(
      rows.map(async (row) => ({
        announcementId: row.id,
        resultVersion: row.resultVersion,
        state: row.state,
        releaseAt: row.releaseAt.toISOString(),
        releasedAt: row.releasedAt?.toISOString() ?? null,
        appealUntil: row.appealUntil?.toISOString() ?? null,
        verifyUntil: row.verifyUntil?.toISOString() ?? null,
        templates: row.templates,
        shows: row.shows,
        requestedBy: row.requester,
        requestedAt: row.requestedAt.toISOString(),
        confirmedBy: row.confirmer,
        withdrawReason: row.withdrawReason,
        notices: Number(row.notices ?? 0),
        teams: (await changedTeams(db, row)).length,
        mayConfirm: row.requestedBy !== actor.operatorId,
      })),
    ),
    openAppeals: await open('appeals'),
    openReports: await open('verificationReports'),
  };
}

function countsOf(
  teams: readonly FinalTeam[],
  known: ReadonlyMap<number, Notifiable>,
): Record<Outcome, number> {
  const counts = { passed: 0, reserve: 0, failed: 0, withdrawn: 0 };
  for (const team of teams) counts[outcomeOf({ ...team, isGone: !known.has(team.teamNo) })] += 1;
  return counts;
}

/** The messages of the newest result, each as its team would get it. Throws notFound; resultOutdated 4074 without a result. */
export async function previewAnnouncement(
  db: Db,
  _actor: OperatorActor,
  asked: InputOf<typeof previewEndpoint>,
): Promise<OutputOf<typeof previewEndpoint>> {
  const { page, size, templates, outcome, keyword } = asked;
  const { rules, stage } = await stageOf(db, asked);
  const version = (await findVersion(db, asked))?.version;
  if (!version) throw fault('resultOutdated');
  const teams = await finalTeams(db, { ...asked, version });
  // Whoever took the application back is not written to.
  const known = await listNotifiable(db, [...teams.keys()]);
  const outcomeNow = (team: FinalTeam) => outcomeOf({ ...team, isGone: !known.has(team.teamNo) });
  const wanted = [...teams.values()].filter((team) => outcome === undefined || outcomeNow(team) === outcome);
  const needle = keyword.toLowerCase();
  const found = wanted.flatMap((team) => {
    const to = known.get(team.teamNo);
    return to && `${to.number} ${to.teamName}`.toLowerCase().includes(needle) ? [{ team, to }] : [];
  });
  const content = found.slice((page - 1) * size, page * size).map(({ team, to }) => {
    const { subject, lines } = noticeOf(team, to, { rules, stage, templates });
    return {
      teamNo: team.teamNo,
      number: to.number,
      teamName: to.teamName,
      outcome: outcomeNow(team),
      language: to.language,
      subject: withoutLinks(subject),
      lines: lines.map(sentLine),
    };
  });
  return { content, page, size, totalElements: found.length, totalPages: Math.ceil(found.length / size) };
}
