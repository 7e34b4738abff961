import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eachOf } from '@chulbal/domain/backups/streams';
import type { FileStore } from '@chulbal/domain/files/store';
import type { openPostgresDb } from '@chulbal/domain/postgres-db';

type PostgresDb = ReturnType<typeof openPostgresDb>;

/** Bytes of a file: from the picture of a certificate to a short plan. */
const sizes = [4_000, 12_000, 30_000, 80_000];
const FILES_EACH = 4;
const AT_ONCE = 12;

/**
 * Submitted applications of as many people into a database that holds the demo, each as heavy as the demo's own, and four
 * files to each, with their bytes in the store.
 */
export async function insertApplications(
  { pool }: PostgresDb,
  store: FileStore,
  count: number,
): Promise<void> {
  await pool.query(
    `with model as (
      select * from applications where status = 'submitted' order by team_no limit 1
    ), leaders as (
      insert into accounts (kind, name, email_sealed, email_index, password_hash, status, created_at, updated_at)
      select 'user', '팀장 ' || n, a.email_sealed, 'drill ' || n, 'none', 'active', now(), now()
      from generate_series(1, $1::int) n, accounts a where a.id = (select leader_id from model)
      returning id, substring(email_index from 7)::int as n
    ), teams as (
      insert into applications (
        season_id, track_no, stage_no, leader_id, status, number, serial, team_name, item_name, item_part, region_id,
        search_text, search_tokens, submission_version, submitted_at, fields_sealed, field_versions, draft_version,
        changed, saved_at, created_at)
      select m.season_id, m.track_no, m.stage_no, leaders.id, 'submitted', '9-' || (1000000 + n), 1000000 + n,
        m.team_name, m.item_name, m.item_part, m.region_id, m.search_text, m.search_tokens, 1, now(), m.fields_sealed,
        m.field_versions, 1, false, now(), now()
      from model m, leaders
      returning team_no, fields_sealed
    )
    insert into submissions (team_no, version, idempotency_key, rules_version, arrived_at, fields_sealed, files, content_sha256)
    select team_no, 1, 'drill', 1, now(), fields_sealed, '[]', repeat('a', 64) from teams`,
    [count],
  );
  const { rows } = await pool.query<{ team_no: string; leader_id: string }>(
    `select team_no, leader_id from applications where serial > 1000000 order by team_no`,
  );
  const names = rows.flatMap((row) => sizes.slice(0, FILES_EACH).map((size) => ({ ...row, size })));
  const written: { team: number; owner: number; name: string; size: number; sha256: string }[] = [];
  await eachOf(names, AT_ONCE, async ({ team_no, leader_id, size }) => {
    const name = randomBytes(16).toString('hex');
    const bytes = randomBytes(size);
    await store.write(name, Readable.from([bytes]));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    written.push({ team: Number(team_no), owner: Number(leader_id), name, size, sha256 });
  });
  await pool.query(
    `insert into files (server_file_name, team_no, owner_id, slot, name, extension, mime, size, sha256, status, is_public,
      started_at, stored_at, judged_by)
    select name, team, owner, 'business', '사업계획서.pdf', 'pdf', 'application/pdf', size, sha256, 'stored', false, now(),
      now(), (select max(judged_by) from files)
    from jsonb_to_recordset($1::jsonb) as g(team bigint, owner bigint, name text, size bigint, sha256 text)`,
    [JSON.stringify(written)],
  );
}
