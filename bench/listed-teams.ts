import { pick, randomNumbers } from '@chulbal/demo/random';
import { saveSummaries } from '@chulbal/domain/applications/summaries.commands';
import type { PostgresDb } from './postgres-db.ts';
import { insertTeams } from './submitted-teams.ts';

const BATCH = 2_500;
const surnames = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];

/**
 * Submitted teams `from` … `to` as for the public list, each with what the console shows beside: a line of the table
 * with up to three claims, decided in part, and three people of whom some have not confirmed.
 */
export async function insertListedTeams(
  database: PostgresDb,
  { from, to, seed }: { from: number; to: number; seed: number },
): Promise<void> {
  const { db, pool } = database;
  await insertTeams(database, { from, to, seed });
  const { rows } = await pool.query<{ team_no: string }>(
    'select team_no from applications where serial between $1 and $2 order by team_no',
    [from, to],
  );
  const random = randomNumbers(seed + from);
  const teamNos = rows.map(({ team_no }) => Number(team_no));
  for (let begin = 0; begin < teamNos.length; begin += BATCH) {
    const part = teamNos.slice(begin, begin + BATCH);
    await saveSummaries(
      db,
      part.map((teamNo) => ({
        teamNo,
        language: 'ko',
        leaderMasked: `${pick(random, surnames)}O진`,
        fileCount: 2 + Math.floor(random() * 5),
        claims: Array.from({ length: Math.floor(random() * 4) }, (_, place) => ({
          place,
          aaNo: place + 1,
          points: 1,
          sha256: String(teamNo),
        })),
      })),
    );
    await pool.query(insertMembers, [part, db.vault.seal('{}'), seed]);
  }
  // Times of submission spread over a month; a part of the claims is decided.
  await pool.query(
    `update applications set submitted_at = now() - (serial * 7919 % 43200) * interval '1 minute'
     where serial between $1 and $2`,
    [from, to],
  );
  await pool.query(
    `update application_desk set pending = 0, verified = claimed, points = least(3, claimed)
     where team_no % 3 = 0`,
  );
  for (const table of ['applications', 'application_desk', 'members']) {
    await pool.query(`vacuum (analyze) ${table}`);
  }
}

const insertMembers = `
  insert into members (
    team_no, season_id, track_no, exclusive_track, member_key, role, name, phone_index, school_name, fields_sealed,
    status, position, confirmed_at)
  select a.team_no, a.season_id, a.track_no, 0, 'member' || lpad(place::text, 2, '0'), case place when 0 then 2 else 1 end,
    '김' || chr(44032 + ((a.team_no * 37 + place * 11) % 11172)::int) || '진', a.team_no || '-' || place, '가온대학교',
    $2::bytea, 'active', place, case when place = 0 or (a.team_no + place + $3::int) % 5 > 0 then now() end
  from applications a, generate_series(0, 2) as place where a.team_no = any($1::bigint[])`;
