import { retention } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { json } from '../json.ts';
import { blankMembers } from './entries.commands.ts';

/** Teams that one transaction empties; others wait for none of them. */
const BATCH = 50;

/**
 * Empties drafts that were never handed in and, later, applications, as long after the last date of their season as the
 * retention table says (P-14): texts, people and files. Numbers, times and hashes stay, for results and the log name
 * them. One batch; gives how many teams it emptied.
 */
export async function sweepApplications(db: Db, store: FileStore, { now }: { now: Date }): Promise<number> {
  const { teamNos, names } = await db.transaction(async (tx) => {
    const due = await listDue(tx, now);
    const files = due.length === 0 ? [] : await emptyTeams(tx, { teamNos: due, now });
    return { teamNos: due, names: files };
  });
  for (const name of names) await store.remove(name);
  return teamNos.length;
}

async function listDue(tx: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ teamNo: number }>`
    with ends as (
      select t.season_id, max(greatest(s.closes_at, s.announces_at)) as ends_at
      from stages s join tracks t on t.track_no = s.track_no group by t.season_id
    )
    select a.team_no from applications a join ends e on e.season_id = a.season_id
    where a.emptied_at is null and e.ends_at + make_interval(months => case
      when a.submission_version = 0 then ${retention.draft.afterSeason}::int
      else ${retention.application.afterSeason}::int end) <= ${now}
    order by a.team_no limit ${BATCH} for update of a skip locked`.execute(tx.sql);
  return rows.map(({ teamNo }) => Number(teamNo));
}

/** Gives the stored files to remove. */
async function emptyTeams(
  tx: Db,
  { teamNos, now }: { teamNos: readonly number[]; now: Date },
): Promise<string[]> {
  const nothing = tx.vault.seal('{}');
  await tx.sql.deleteFrom('draftVersions').where('teamNo', 'in', teamNos).execute();
  await tx.sql.deleteFrom('memberParts').where('teamNo', 'in', teamNos).execute();
  await tx.sql
    .updateTable('submissions')
    .set({ fieldsSealed: nothing, files: json([]) })
    .where('teamNo', 'in', teamNos)
    .execute();
  await tx.sql
    .updateTable('applications')
    .set({ fieldsSealed: nothing, fieldVersions: json({}), emptiedAt: now })
    .where('teamNo', 'in', teamNos)
    .execute();
  await tx.sql
    .updateTable('applicationDesk')
    .set({ leaderMasked: '' })
    .where('teamNo', 'in', teamNos)
    .execute();
  const members = await tx.sql.selectFrom('members').select('tmNo').where('teamNo', 'in', teamNos).execute();
  await blankMembers(
    tx,
    members.map(({ tmNo }) => tmNo),
  );
  const files = await tx.sql
    .deleteFrom('files')
    .where('teamNo', 'in', teamNos)
    .returning('serverFileName')
    .execute();
  return files.map(({ serverFileName }) => serverFileName);
}
