import type { OutputOf } from '@chulbal/contract/endpoint';
import type { getClosing as endpoint } from '@chulbal/contract/my-data';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { CLOSING_DAYS } from './closing.rules.ts';
import { getMyData } from './held.queries.ts';

type StandingTeam = {
  teamNo: number;
  teamName: string;
  trackNo: number;
  stageNo: number;
  led: boolean;
  tmNo: number | null;
};

/** Teams that stand: submitted, in a season that is not over. `led` first hands over; of the others one is taken out. */
export async function listStandingTeams(db: Db, actor: UserActor): Promise<StandingTeam[]> {
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('seasons as s', 's.id', 'a.seasonId')
    .leftJoin('members as m', (join) =>
      join.onRef('m.teamNo', '=', 'a.teamNo').on('m.userId', '=', actor.userId).on('m.status', '=', 'active'),
    )
    .select(['a.teamNo', 'a.teamName', 'a.trackNo', 'a.stageNo', 'a.leaderId', 'm.tmNo'])
    .where('a.status', '=', 'submitted')
    .where('s.status', '<>', 'finished')
    .where((eb) => eb.or([eb('a.leaderId', '=', actor.userId), eb('m.tmNo', 'is not', null)]))
    .orderBy('a.teamNo')
    .execute();
  return rows.map(({ teamName, leaderId, ...team }) => ({
    ...team,
    teamName: teamName ?? '',
    led: leaderId === actor.userId,
  }));
}

/** What closing the account comes to: see the endpoint. */
export async function getClosing(
  db: Db,
  actor: UserActor,
  { now }: { now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const teams = await listStandingTeams(db, actor);
  const { held } = await getMyData(db, actor, { language: 'ko', now });
  const keptUntil = held.find(({ kind }) => kind === 'application')?.until ?? null;
  return { days: CLOSING_DAYS, teams: teams.map(({ tmNo: _, ...team }) => team), keptUntil };
}
