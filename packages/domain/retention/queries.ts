import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import { keptMs, type RetentionKey, retention, retentionRows } from '@chulbal/contract/retention';
import type { getRetention as endpoint } from '@chulbal/contract/retention-desk';
import { sql } from 'kysely';
import type { Db } from '../db.ts';

const DAY_MS = 86_400_000;

export type Due = Partial<Record<RetentionKey, number>>;

/** How much of each kind of data has to be destroyed by an instant, as the sweeps find it. One statement. */
export async function countDue(db: Db, { by }: { by: Date }): Promise<Due> {
  const before = (key: Parameters<typeof keptMs>[0]) => new Date(by.getTime() - keptMs(key));
  const { rows } = await sql<{ key: RetentionKey; due: string }>`
    with ends as (
      select t.season_id, max(greatest(s.closes_at, s.announces_at)) as ends_at
      from stages s join tracks t on t.track_no = s.track_no group by t.season_id
    ), teams as (
      select a.submission_version, e.ends_at from applications a join ends e on e.season_id = a.season_id
      where a.emptied_at is null
    )
    select 'account' as key, count(*) as due from account_closings where destroy_at <= ${by}
    union all select 'application', count(*) from teams where submission_version > 0
      and ends_at + make_interval(months => ${retention.application.afterSeason}::int) <= ${by}
    union all select 'draft', count(*) from teams where submission_version = 0
      and ends_at + make_interval(months => ${retention.draft.afterSeason}::int) <= ${by}
    union all select 'message', count(*) from outbox
      where status <> 'pending' and created_at < ${before('message')}
    union all select 'guardian', count(*) from guardian_consents
      where (state in ('waiting', 'refused') and until <= ${by}) or ended_at < ${before('guardian')}
    union all select 'code', (select count(*) from verification_codes where expires_at < ${before('code')})
      + (select count(*) from attempts where started_at < ${before('code')})
    union all select 'session', count(*) from session_families
      where expires_at < ${before('session')} or revoked_at < ${before('session')}
    union all select 'address', count(*) from known_addresses where seen_at < ${before('address')}
    union all select 'access', count(*) from audit_entries
      where swept_at is null and category = 'access' and at < ${before('access')}
    union all select 'disclosure', count(*) from audit_entries
      where swept_at is null and category in ('disclosure', 'export') and at < ${before('disclosure')}
    union all select 'quiz', count(*) from quiz_plays
      where user_id is not null and started_at < ${before('quiz')}
    union all select 'export', count(*) from data_exports where expires_at <= ${by}
    union all select 'prize', count(*) from prize_winners
      where claim_sealed is not null and sent_at < ${before('prize')}
    union all select 'dataRequest', count(*) from data_requests where answered_at < ${before('dataRequest')}
  `.execute(db.sql);
  return Object.fromEntries(rows.map(({ key, due }) => [key, Number(due)]));
}

/** The retention table with what is due within a day and within seven, and what the last sweep did. Four statements. */
export async function getRetention(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const today = await countDue(db, { by: new Date(now.getTime() + DAY_MS) });
  const week = await countDue(db, { by: new Date(now.getTime() + 7 * DAY_MS) });
  const last = await db.sql
    .selectFrom('sweeps')
    .select(['at', 'swept', 'left'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const swept: Partial<Record<string, number>> = last?.swept ?? {};
  return {
    rows: retentionRows.map(({ key, what, ground, period }) => ({
      ...{ key, what: what[language], ground: ground[language], period: period[language] },
      today: today[key as RetentionKey] ?? null,
      week: week[key as RetentionKey] ?? null,
      swept: swept[key] ?? null,
    })),
    sweptAt: last?.at.toISOString() ?? null,
    left: last?.left ?? 0,
  };
}
