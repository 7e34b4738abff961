import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { formFields, memberKeyOf } from '@chulbal/testing/factories';
import type { PostgresDb } from './postgres-db.ts';

/**
 * To every application of `insertTeams` what it was submitted with: the submission itself, four people, its row of
 * the console's table. Sealed texts are those of one team; only names and numbers differ.
 */
export async function insertContents({ db, pool }: PostgresDb): Promise<void> {
  const form = formFields({ members: 3 });
  const fields = db.vault.seal(JSON.stringify(form));
  const people = ['leader', ...[1, 2, 3].map((number) => `members.${memberKeyOf(number)}`)].map((prefix) => {
    const person = Object.entries(form).filter(([path]) => path.startsWith(`${prefix}.tm`));
    return Object.fromEntries(person.map(([path, text]) => [path.slice(prefix.length + 1), text]));
  });
  await pool.query(
    `insert into submissions (team_no, version, idempotency_key, rules_version, arrived_at, fields_sealed, files, content_sha256)
    select team_no, 1, 'bench', 1, submitted_at, $1::bytea, '[]', repeat('a', 64) from applications`,
    [fields],
  );
  for (const [position, person] of people.entries()) {
    await pool.query(
      `insert into members (team_no, season_id, track_no, exclusive_track, member_key, role, name, phone_index,
        school_name, fields_sealed, status, position)
      select team_no, season_id, track_no, 0, $1::text, $2::int, $3::text, 'bench ' || team_no || $1, '가온대학교',
        $4::bytea, 'active', $5::int from applications`,
      [
        position === 0 ? 'leader' : memberKeyOf(position),
        position === 0 ? 2 : 1,
        person.tmName,
        db.vault.seal(JSON.stringify(person)),
        position,
      ],
    );
  }
  await pool.query(
    `insert into application_desk (team_no, language, leader_masked, file_count, claims, claimed, pending, verified,
      rejected, points)
    select team_no, 'ko', '윤O준', 5, '[]', 0, 0, 0, 0, 0 from applications`,
  );
  await pool.query('vacuum (analyze) submissions, members, application_desk, applications');
}

/**
 * Gives so many files of so many bytes each to the first applications, two to each, with their bytes in the data
 * folder. Their SHA-256 are made up: nothing looks at them. Gives the paths.
 */
export async function insertFiles(
  { pool }: PostgresDb,
  { dataDir, source, count, size }: { dataDir: string; source: string; count: number; size: number },
): Promise<string[]> {
  const names = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  const paths = names.map((name) => join(dataDir, 'files', name.slice(0, 2), name.slice(2, 4), name));
  for (const path of paths) {
    await mkdir(dirname(path), { recursive: true });
    await copyFile(source, path);
  }
  await pool.query(
    `with given as (
      select name, (place - 1) / 2 as team, row_number() over () as place
      from unnest($1::text[]) with ordinality as names(name, place)
    ), teams as (
      select team_no, row_number() over (order by team_no) - 1 as team from applications
    ), lists as (
      select team_no, jsonb_agg(jsonb_build_object('slot', 'business', 'serverFileName', name, 'name',
        '사업계획서.pdf', 'size', $2::bigint, 'sha256', repeat('a', 64)) order by place) as files
      from given join teams using (team) group by team_no
    )
    update submissions set files = lists.files from lists where lists.team_no = submissions.team_no`,
    [names, size],
  );
  return paths;
}
