import { sql } from 'kysely';
import type { UserActor } from '../../actor.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import type { TrackRules } from '../../seasons/queries.ts';
import type { Elsewhere } from '../members.rules.ts';
import { type Application, myTeams, placed } from '../places.queries.ts';
import { exclusiveTrack } from '../refusal.queries.ts';
import { inDraft, readTeamFiles, type TeamFile, teamFiles } from '../team.queries.ts';

/** A team as its leader is about to submit it. */
export type SubmittingTeam = {
  application: Application;
  files: TeamFile[];
  /** Every submission there is, the first one first. */
  versions: { version: number; idempotencyKey: string; arrivedAt: Date }[];
  /** To whom the receipt is sent; null when the account was withdrawn. */
  leaderEmail: string | null;
};

/** Who is to be entered, as the database knows people. */
type Known = { phoneIndex: string; userId: number | null };

const teamVersions = sql<{ version: number; idempotencyKey: string; arrivedAt: string }[]>`(
  select coalesce(json_agg(json_build_object(
    'version', version, 'idempotencyKey', idempotency_key, 'arrivedAt', arrived_at) order by version), '[]')
  from submissions where team_no = applications.team_no)`;

/**
 * All that a submission asks of its team beforehand, in one statement. Throws teamNotFound (1115), or noPermission
 * (1354) to a member.
 */
export async function getSubmittingTeam(
  db: Db,
  actor: UserActor,
  { teamNo }: { teamNo: number },
): Promise<SubmittingTeam> {
  const row = await myTeams(db, actor)
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.id', '=', 'applications.leaderId').on('accounts.status', '=', 'active'),
    )
    .where('applications.teamNo', '=', teamNo)
    .select('accounts.emailSealed')
    .select([teamFiles.as('files'), teamVersions.as('versions')])
    .executeTakeFirst();
  if (!row) throw fault('teamNotFound');
  const { files, versions, emailSealed, ...mine } = row;
  const { application, place } = placed(mine, actor);
  if (place.role !== 'leader') throw fault('noPermission');
  return {
    application,
    files: readTeamFiles(files),
    versions: versions.map((one) => ({ ...one, arrivedAt: new Date(one.arrivedAt) })),
    leaderEmail: emailSealed && db.vault.open(emailSealed),
  };
}

/**
 * Holds these people and then the application's row until the transaction ends, in one statement, and gives how far
 * the application has come. Until then nobody else can enter these people: submissions that share a person wait for
 * each other here, in one order, instead of meeting in the unique indexes and deadlocking. Throws teamNotFound (1115).
 */
export async function lockTeam(
  tx: Db,
  { teamNo, people }: { teamNo: number; people: readonly Known[] },
): Promise<Pick<Application, 'status' | 'submissionVersion' | 'draftVersion'>> {
  const keys = people.flatMap(({ phoneIndex, userId }) => [
    ...[phoneIndex, ...(userId === null ? [] : [`user ${userId}`])],
  ]);
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const peopleHeld = sql<boolean>`(
    select count(*) from (
      select pg_advisory_xact_lock(hashtextextended(key, 0))
      from (
        select unnest(${keys}::text[]) as key
        union select 'person ' || person_index from identities where account_id = any(${userIds}::bigint[])
      ) as held order by key collate "C"
    ) as people) > 0`;
  const held = await tx.sql
    .selectFrom('applications')
    .select(['status', 'submissionVersion', 'draftVersion'])
    .where('teamNo', '=', teamNo)
    .where(peopleHeld)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw fault('teamNotFound');
  return held;
}

/**
 * What others may have changed until the team was held, in one statement: its uploads, and the active entries of its
 * people in other teams of the season. By the identity service a person is the same with another account: such an entry
 * comes with the account that they have here.
 */
export async function readStanding(
  tx: Db,
  {
    application: { teamNo, seasonId },
    rules,
    people,
  }: { application: Application; rules: TrackRules; people: readonly Known[] },
): Promise<{ files: Pick<TeamFile, 'serverFileName' | 'status'>[]; elsewhere: Elsewhere[] }> {
  const phones = people.map(({ phoneIndex }) => phoneIndex);
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const files = sql<Pick<TeamFile, 'serverFileName' | 'status'>[]>`(
    select coalesce(json_agg(json_build_object('serverFileName', server_file_name, 'status', status)), '[]')
    from files where team_no = ${teamNo} and ${inDraft})`;
  const elsewhere = sql<Elsewhere[]>`(
    select coalesce(json_agg(json_build_object(
      'trackNo', m.track_no, 'phoneIndex', m.phone_index, 'userId', coalesce(mine.account_id, m.user_id))), '[]')
    from members m
    left join identities theirs on theirs.account_id = m.user_id
    left join identities mine on mine.person_index = theirs.person_index and mine.account_id = any(${userIds}::bigint[])
    where m.season_id = ${seasonId} and m.exclusive_track = ${exclusiveTrack(rules)}
      and m.status = 'active' and m.team_no <> ${teamNo}
      and (m.phone_index = any(${phones}::text[]) or m.user_id = any(${userIds}::bigint[])
        or mine.account_id is not null))`;
  return tx.sql.selectNoFrom([files.as('files'), elsewhere.as('elsewhere')]).executeTakeFirstOrThrow();
}
