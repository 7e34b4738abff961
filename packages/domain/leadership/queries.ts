import type { OutputOf } from '@chulbal/contract/endpoint';
import type { listLeadership as endpoint } from '@chulbal/contract/leadership';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';

/** Teams that somebody leads, with whom they can hand them to, and the offers they gave and got. Two queries. */
export async function listLeadership(
  db: Db,
  actor: UserActor,
  { now }: { now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const rows = await db.sql
    .selectFrom('applications as a')
    .innerJoin('seasons as s', 's.id', 'a.seasonId')
    .innerJoin('tracks as t', 't.trackNo', 'a.trackNo')
    .leftJoin('members as m', (join) =>
      join
        .onRef('m.teamNo', '=', 'a.teamNo')
        .on('m.status', '=', 'active')
        .on('m.role', '=', 1)
        .on('m.userId', 'is not', null)
        .on('m.confirmedAt', 'is not', null),
    )
    .select(['a.teamNo', 'a.teamName', 't.lane', 'm.tmNo', 'm.name'])
    .where('a.leaderId', '=', actor.userId)
    .where('a.status', '=', 'submitted')
    .where('s.status', '<>', 'finished')
    .orderBy('a.teamNo')
    .orderBy('m.position')
    .execute();
  const teams = [...Map.groupBy(rows, ({ teamNo }) => teamNo)].map(([teamNo, [first, ...others]]) => ({
    ...{ teamNo, teamName: first?.teamName ?? '', lane: first?.lane ?? 1 },
    members: [first, ...others].flatMap((row) =>
      row?.tmNo ? [{ tmNo: row.tmNo, name: row.name ?? '' }] : [],
    ),
  }));
  const offers = await db.sql
    .selectFrom('leadershipOffers as o')
    .innerJoin('applications as a', 'a.teamNo', 'o.teamNo')
    .innerJoin('tracks as t', 't.trackNo', 'a.trackNo')
    .innerJoin('members as m', 'm.tmNo', 'o.tmNo')
    .innerJoin('accounts as l', 'l.id', 'a.leaderId')
    .select([
      'o.teamNo',
      'o.expiresAt',
      'a.teamName',
      'a.leaderId',
      't.lane',
      'm.name',
      'l.name as leaderName',
    ])
    .where('a.status', '=', 'submitted')
    .where('o.expiresAt', '>', now)
    .where((eb) => eb.or([eb('a.leaderId', '=', actor.userId), eb('m.userId', '=', actor.userId)]))
    .orderBy('o.teamNo')
    .execute();
  return {
    teams,
    offers: offers.map(({ teamNo, teamName, lane, leaderId, leaderName, name, expiresAt }) => ({
      ...{ teamNo, teamName: teamName ?? '', lane, leaderName, memberName: name },
      mine: leaderId === actor.userId ? ('given' as const) : ('got' as const),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
