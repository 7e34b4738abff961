import type { Fields } from '@chulbal/contract/applications/fields';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Draft, Place } from './draft.rules.ts';
import { LEADER_KEY } from './members.rules.ts';
import type { ApplicationsTable } from './tables.ts';

export type Application = Selectable<ApplicationsTable>;

/** An application with the asker's place in it. Only from `myTeams` does one come from a number (S-02). */
export type MyTeam = { application: Application; place: Place };

type Asked = { teamNo: number; lock?: boolean };

/**
 * The application, if the actor leads it or is linked to one of its active members; otherwise null, as if it
 * did not exist. `lock` holds its row until the transaction ends.
 */
export async function findMyTeam(db: Db, actor: UserActor, asked: Asked): Promise<MyTeam | null> {
  let query = myTeams(db, actor).where('applications.teamNo', '=', asked.teamNo);
  if (asked.lock) query = query.forUpdate('applications');
  const row = await query.executeTakeFirst();
  return row ? placed(row, actor) : null;
}

/** The same; throws teamNotFound (1115). */
export async function getMyTeam(db: Db, actor: UserActor, asked: Asked): Promise<MyTeam> {
  const mine = await findMyTeam(db, actor, asked);
  if (!mine) throw fault('teamNotFound');
  return mine;
}

/** For what only the leader may do; throws teamNotFound (1115), or noPermission (1354) to a member. */
export async function getLedTeam(db: Db, actor: UserActor, asked: Asked): Promise<Application> {
  const { application, place } = await getMyTeam(db, actor, asked);
  if (place.role !== 'leader') throw fault('noPermission');
  return application;
}

/**
 * My application in a track: one that I lead before one that I belong to, and only without either one that was
 * withdrawn, for until that is undone nothing else is begun there.
 */
export async function findMyTeamOfTrack(db: Db, actor: UserActor, trackNo: number): Promise<MyTeam | null> {
  const rows = await myTeams(db, actor)
    .where('applications.trackNo', '=', trackNo)
    .orderBy('applications.teamNo', 'desc')
    .execute();
  const all = rows.map((row) => placed(row, actor));
  const standing = all.filter(({ application }) => application.status !== 'cancelled');
  return standing.find(({ place }) => place.role === 'leader') ?? standing[0] ?? all[0] ?? null;
}

/** What is being written in an application. */
export function openDraft(db: Db, application: Application): Draft {
  const { fieldsSealed, fieldVersions, draftVersion } = application;
  return { fields: openFields(db, fieldsSealed), fieldVersions, version: draftVersion };
}

/** Sealed texts by path. */
export function openFields(db: Db, sealed: Uint8Array): Fields {
  return JSON.parse(db.vault.open(sealed)) as Fields;
}

/** The applications that the actor leads or is linked to an active member of: everything asked begins with it. */
export function myTeams(db: Db, actor: UserActor) {
  return teamsOf(db, actor, sql<boolean>`members.status = 'active'`);
}

/**
 * The same with the teams that were withdrawn while the actor was an active member of them: they are told that it takes
 * part no more, and may do nothing with it.
 */
export function myTeamsAndLeft(db: Db, actor: UserActor) {
  const left = sql<boolean>`(members.status = 'cancelled' and applications.status = 'cancelled' and exists (
    select from withdrawals w
    where w.team_no = members.team_no and w.ended_at is null and members.tm_no = any(w.members)))`;
  return teamsOf(db, actor, sql<boolean>`(members.status = 'active' or ${left})`);
}

function teamsOf(db: Db, actor: UserActor, isIn: RawBuilder<boolean>) {
  return db.sql
    .selectFrom('applications')
    .leftJoin('members', (join) =>
      join
        .onRef('members.teamNo', '=', 'applications.teamNo')
        .on('members.userId', '=', actor.userId)
        .on(isIn)
        .on('members.memberKey', '<>', LEADER_KEY),
    )
    .selectAll('applications')
    .select('members.memberKey as ownKey')
    .where(({ or, eb }) =>
      or([eb('applications.leaderId', '=', actor.userId), eb('members.tmNo', 'is not', null)]),
    );
}

/** A row of them with the place of its asker. */
export function placed(
  { ownKey, ...application }: Application & { ownKey: string | null },
  actor: UserActor,
): MyTeam {
  if (application.leaderId === actor.userId) return { application, place: { role: 'leader' } };
  return { application, place: { role: 'member', key: ownKey ?? '' } };
}
