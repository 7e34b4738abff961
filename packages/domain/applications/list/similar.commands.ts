import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db.ts';
import { json } from '../../json.ts';
import type { SubmittedFile } from '../tables.ts';
import { ALIKE, likenesses, type Mark, type Match, marksOf } from './similar.rules.ts';

/** Any number that no other lock of ours has. */
const LOCK = 20_261_121;

/** Few at a time: on the embedded database everybody waits for a batch, some milliseconds a team among 1,500. */
const BATCH = 4;

/**
 * Compares teams that have submitted or were taken back since they were last compared with the submitted teams of
 * their season and its neighbours, and gives how many it took; 0 when there is nothing to do or another process is
 * at it. What looks alike is noted both ways round and never decided. For the worker, beside all requests.
 */
export async function compareTeams(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await sql<{
      alone: boolean;
    }>`select pg_try_advisory_xact_lock(${LOCK}) as alone`.execute(tx.sql);
    const teams = rows[0]?.alone ? await listUncompared(tx) : [];
    const teamNos = teams.map(({ teamNo }) => teamNo);
    if (teamNos.length === 0) return 0;
    await forget(tx, teamNos);
    const marks = teams.flatMap(({ teamNo, revision: _, ...team }) =>
      marksOf(team).map((mark) => ({ teamNo, ...mark })),
    );
    await writeMarks(tx, marks);
    await writeLikenesses(tx, await findMatches(tx, teamNos));
    await noteCompared(tx, teams);
    return teamNos.length;
  });
}

type Revision = { teamNo: number; revision: number };

/** Teams to compare, with what they submitted last; one that was taken back has nothing any more. */
async function listUncompared(
  tx: Db,
): Promise<(Revision & { teamName: string; itemName: string; files: SubmittedFile[] })[]> {
  const rows = await tx.sql
    .selectFrom('applicationDesk as d')
    .innerJoin('applications as a', 'a.teamNo', 'd.teamNo')
    .leftJoin('submissions as s', (join) =>
      join
        .onRef('s.teamNo', '=', 'a.teamNo')
        .onRef('s.version', '=', 'a.submissionVersion')
        .on('a.status', '=', 'submitted'),
    )
    .select(['d.teamNo', 'd.revision', 'a.teamName', 'a.itemName', 's.files'])
    .whereRef('d.comparedRevision', '<>', 'd.revision')
    .orderBy('d.teamNo')
    .limit(BATCH)
    .execute();
  return rows.map(({ teamNo, revision, teamName, itemName, files }) => ({
    teamNo,
    revision,
    teamName: (files && teamName) ?? '',
    itemName: (files && itemName) ?? '',
    files: files ?? [],
  }));
}

/**
 * Up to which revision these teams were compared. A line that somebody is just writing is left out and compared
 * again: waiting for it while holding others could be for ever.
 */
async function noteCompared(tx: Db, teams: readonly Revision[]): Promise<void> {
  const free = await tx.sql
    .selectFrom('applicationDesk')
    .select('teamNo')
    .where(
      'teamNo',
      'in',
      teams.map(({ teamNo }) => teamNo),
    )
    .forUpdate()
    .skipLocked()
    .execute();
  const isFree = new Set(free.map(({ teamNo }) => teamNo));
  await sql`
    update application_desk as d set compared_revision = t.revision
    from jsonb_to_recordset(${JSON.stringify(teams.filter(({ teamNo }) => isFree.has(teamNo)))}::jsonb)
      as t("teamNo" bigint, revision int)
    where d.team_no = t."teamNo"`.execute(tx.sql);
}

async function forget(tx: Db, teamNos: readonly number[]): Promise<void> {
  await tx.sql.deleteFrom('likenessMarks').where('teamNo', 'in', teamNos).execute();
  await tx.sql
    .deleteFrom('similarTeams')
    .where(({ or, eb }) => or([eb('teamNo', 'in', teamNos), eb('otherNo', 'in', teamNos)]))
    .execute();
}

async function writeMarks(tx: Db, marks: readonly ({ teamNo: number } & Mark)[]): Promise<void> {
  if (marks.length > 0) await tx.sql.insertInto('likenessMarks').values(marks).execute();
}

/** Marks of these teams beside equal or similar ones of others, found by their indexes. */
async function findMatches(tx: Db, teamNos: readonly number[]): Promise<Match[]> {
  const least = Math.min(...Object.values(ALIKE)) / 100;
  await sql`select set_config('pg_trgm.similarity_threshold', ${String(least)}, true)`.execute(tx.sql);
  const { rows } = await sql<Match>`
    with own as (
      select m.team_no, m.kind, m.mark, s.year from likeness_marks m
      join applications a on a.team_no = m.team_no join seasons s on s.id = a.season_id
      where m.team_no = any(${teamNos}::bigint[])
    ), matches as (
      select own.team_no, own.year, o.team_no as other_no, own.kind, 100 as alike
      from own join likeness_marks o on o.kind = 'file' and o.mark = own.mark
      where own.kind = 'file'
      union all
      select own.team_no, own.year, o.team_no, own.kind, round(similarity(o.mark, own.mark) * 100)::int
      from own join likeness_marks o on o.kind <> 'file' and o.kind = own.kind and o.mark % own.mark
      where own.kind <> 'file'
    )
    select matches.team_no as "teamNo", matches.other_no as "otherNo", matches.kind, matches.alike
    from matches join applications a on a.team_no = matches.other_no join seasons s on s.id = a.season_id
    where matches.other_no <> matches.team_no and abs(s.year - matches.year) <= 1
      and (${enough})`.execute(tx.sql);
  return rows.map((row) => ({ ...row, teamNo: Number(row.teamNo), otherNo: Number(row.otherNo) }));
}

const enough = sql.join(
  [
    sql<SqlBool>`matches.kind = 'file'`,
    ...Object.entries(ALIKE).map(
      ([kind, least]) => sql<SqlBool>`(matches.kind = ${kind} and matches.alike >= ${least})`,
    ),
  ],
  sql` or `,
);

async function writeLikenesses(tx: Db, matches: readonly Match[]): Promise<void> {
  const found = likenesses(matches);
  const both = new Map(
    found.flatMap(({ teamNo, otherNo, why }) => [
      [`${teamNo} ${otherNo}`, { teamNo, otherNo, why: json(why) }],
      [`${otherNo} ${teamNo}`, { teamNo: otherNo, otherNo: teamNo, why: json(why) }],
    ]),
  );
  if (both.size === 0) return;
  await tx.sql
    .insertInto('similarTeams')
    .values([...both.values()])
    .execute();
}
