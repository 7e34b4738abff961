import type { ApplicationRow } from '@chulbal/contract/applications/operators';
import type { Language } from '@chulbal/contract/language';
import { sql } from 'kysely';
import type { Db } from '../../db.ts';
import type { ListSeason } from './season.queries.ts';

/**
 * The lines of the console's table for these applications of a season, in this order. One query. A draft that was
 * never submitted has neither names nor people here.
 */
export async function readRows(
  db: Db,
  season: ListSeason,
  { teamNos, language }: { teamNos: readonly number[]; language: Language },
): Promise<ApplicationRow[]> {
  if (teamNos.length === 0) return [];
  const rows = await selectRows(db, teamNos);
  const byNumber = new Map(rows.map((row) => [row.teamNo, rowView(row, season, language)]));
  return teamNos.flatMap((teamNo) => byNumber.get(teamNo) ?? []);
}

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(db: Db, teamNos: readonly number[]) {
  return db.sql
    .selectFrom('applications as a')
    .leftJoin('applicationDesk as d', 'd.teamNo', 'a.teamNo')
    .leftJoin('accounts as assignee', 'assignee.id', 'd.assigneeId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('members as m')
          .select(({ fn }) => [
            fn.countAll<number>().as('people'),
            fn.countAll<number>().filterWhere('m.confirmedAt', 'is', null).as('unconfirmed'),
          ])
          .whereRef('m.teamNo', '=', 'a.teamNo')
          .where('m.status', '=', 'active')
          .as('m'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('completionRequests as c')
          .select(['c.state', 'c.dueAt'])
          .whereRef('c.teamNo', '=', 'a.teamNo')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['a.teamNo', 'a.number', 'a.status', 'a.trackNo', 'a.teamName', 'a.itemName', 'a.itemPart'])
    .select(['a.regionId', 'a.submissionVersion', 'a.submittedAt'])
    .select([
      'd.leaderMasked',
      'd.fileCount',
      'd.claimed',
      'd.pending',
      'd.verified',
      'd.rejected',
      'd.points',
    ])
    .select(['d.assigneeId', 'assignee.name as assigneeName', 'm.people', 'm.unconfirmed'])
    .select(['c.state as completionState', 'c.dueAt'])
    .select(sql<number>`(select count(*) from similar_teams s where s.team_no = a.team_no)`.as('similar'))
    .where('a.teamNo', 'in', teamNos)
    .execute();
}

function rowView(row: Selected, season: ListSeason, language: Language): ApplicationRow {
  const track = season.tracks.find(({ trackNo }) => trackNo === row.trackNo);
  const region = season.regions.find(({ regionId }) => regionId === row.regionId);
  const part = season.itemParts.find(({ code }) => code === row.itemPart);
  return {
    teamNo: row.teamNo,
    number: row.number,
    status: row.status,
    trackNo: row.trackNo,
    lane: track?.lane ?? 0,
    trackName: track?.name[language] ?? '',
    teamName: row.teamName ?? '',
    itemName: row.itemName ?? '',
    itemPart: part?.label[language] ?? row.itemPart ?? '',
    region: region?.name[language] ?? null,
    leaderName: row.leaderMasked ?? '',
    memberCount: Number(row.people ?? 0),
    unconfirmed: Number(row.unconfirmed ?? 0),
    bonus: {
      claimed: row.claimed ?? 0,
      pending: row.pending ?? 0,
      verified: row.verified ?? 0,
      rejected: row.rejected ?? 0,
      points: row.points ?? 0,
    },
    files: row.fileCount ?? 0,
    completion:
      row.completionState && row.dueAt
        ? { state: row.completionState, dueAt: row.dueAt.toISOString() }
        : null,
    similar: Number(row.similar),
    submissionVersion: row.submissionVersion,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    assignee:
      row.assigneeId !== null && row.assigneeName !== null
        ? { operatorId: row.assigneeId, name: row.assigneeName }
        : null,
  };
}
