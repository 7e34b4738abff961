import { exhibitionMoments } from '@chulbal/contract/exhibition/values';
import { initialOf } from '@chulbal/domain/companies/rules';
import type { Db } from '@chulbal/domain/db';
import { companyContent } from '@chulbal/testing/companies';
import { createMarket, marketNow } from '@chulbal/testing/market';
import type { PostgresDb } from './postgres-db.ts';
import { settle } from './settle.ts';
import { insertTeams } from './submitted-teams.ts';

/** The number of the exhibition of `openMarketNow`, the first of its database. */
export const igNo = 1;

/** An exhibition without companies whose market is open at the time of the run; for `startBenchDatabase`. */
export async function openMarketNow(db: Db): Promise<void> {
  const market = await createMarket(db, { companies: 0 });
  if (market.igNo !== igNo) throw new Error('It is not the first exhibition.');
  const { plan } = await db.sql.selectFrom('exhibitions').select('plan').executeTakeFirstOrThrow();
  if (!plan) throw new Error('The exhibition has no plan.');
  const later = Date.now() - marketNow.getTime();
  const moved = { ...plan };
  for (const moment of exhibitionMoments) {
    moved[moment] = new Date(new Date(plan[moment] ?? 0).getTime() + later).toISOString();
  }
  const text = JSON.stringify(moved);
  await db.sql.updateTable('exhibitions').set({ plan: text }).execute();
  await db.sql.updateTable('exhibitionVersions').set({ plan: text }).execute();
}

/** Teams `from` … `to` (counted from 1) with a page each that everybody sees. The same seed gives the same rows. */
export async function insertCompanies(
  database: PostgresDb,
  asked: { from: number; to: number; seed: number },
): Promise<void> {
  const { db, pool } = database;
  await insertTeams(database, asked);
  const teams = await db.sql
    .selectFrom('applications')
    .select(['teamNo', 'teamName'])
    .where('serial', '>=', asked.from)
    .where('serial', '<=', asked.to)
    .orderBy('serial')
    .execute();
  const rows = teams.map(({ teamNo, teamName }) => ({ team: teamNo, initial: initialOf(teamName ?? '') }));
  await pool.query(insertRows, [igNo, JSON.stringify(companyContent('한걸음')), JSON.stringify(rows)]);
  await settle(pool, 'companies');
}

const insertRows = `
  with shown as (
    insert into companies (
      ig_no, team_no, track_no, region, draft, edit_version, changed, saved_at, saved_by, submitted_version, last_state,
      submitted_at, approved_version, team_name_ko, title_ko, company_type, initial, search_text, search_tokens)
    select $1, a.team_no, a.track_no, r.code, $2::jsonb, 1, false, now(), a.leader_id, 1, 'approved',
      now(), 1, a.team_name, a.item_name, case when a.serial % 2 = 0 then 'living' else 'education' end, g.initial,
      a.search_text, a.search_tokens
    from jsonb_to_recordset($3::jsonb) as g(team bigint, initial text)
    join applications a on a.team_no = g.team
    join regions r on r.id = a.region_id
    order by a.serial
    returning ic_no, saved_by
  )
  insert into company_versions (ic_no, version, content, idempotency_key, submitted_by, submitted_at, state,
    reviewed_by, reviewed_at, notes)
  select ic_no, 1, $2::jsonb, gen_random_uuid(), saved_by, now(), 'approved', saved_by, now(), '[]' from shown`;
