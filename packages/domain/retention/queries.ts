import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { getRetention as endpoint } from '@chulbal/contract/retention/operators';
import { keptMs, type RetentionKey, retention, retentionRows } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import type { Db } from '../db.ts';

const MONTH_MS = 30 * 86_400_000;

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
    union all select 'webhook', count(*) from webhook_deliveries where at < ${before('webhook')}
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
    union all select 'file', count(*) from files f
      where (status = 'uploading' and started_at < ${before('file')})
        or (status = 'removed' and removed_at < ${before('file')}
          and not exists (select from submissions s where s.team_no = f.team_no
            and s.files @> jsonb_build_array(jsonb_build_object('serverFileName', f.server_file_name)))
          and not exists (select from material_submissions m where m.team_no = f.team_no
            and m.files @> jsonb_build_array(jsonb_build_object('serverFileName', f.server_file_name))))
    union all select 'wallet', count(*) from wallets w join exhibitions x on x.ig_no = w.ig_no
      join ends e on e.season_id = x.season_id
      where w.user_id is not null
        and e.ends_at + make_interval(months => ${retention.wallet.afterSeason}::int) <= ${by}
    union all select 'report', count(*) from verification_reports r
      where r.state <> 'open' and octet_length(r.reporter_sealed) > 0 and not exists (
        select from announcements a where a.track_no = r.track_no and a.stage_no = r.stage_no
          and a.state = 'released' and a.verify_until > ${by})
  `.execute(db.sql);
  return Object.fromEntries(rows.map(({ key, due }) => [key, Number(due)]));
}

/** The retention table with what is due now and within 30 days, and what was destroyed last, row by row. Four statements. */
export async function getRetention(
  db: Db,
  { language, now }: { language: Language; now: Date },
): Promise<OutputOf<typeof endpoint>> {
  const due = await countDue(db, { by: now });
  const month = await countDue(db, { by: new Date(now.getTime() + MONTH_MS) });
  const last = await db.sql
    .selectFrom('sweeps')
    .select(['at', 'left'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const swept = await listSwept(db);
  return {
    rows: retentionRows.map(({ key, what, ground, period, begins }) => ({
      ...{ key, what: what[language], ground: ground[language], period: period[language] },
      now: due[key as RetentionKey] ?? null,
      month: month[key as RetentionKey] ?? null,
      begins: begins?.[language] ?? null,
      swept: swept.get(key) ?? null,
    })),
    sweptAt: last?.at.toISOString() ?? null,
    left: last?.left ?? 0,
  };
}

/** Sweeps are an hour apart, and one that is broken off is made again by the next. */
const GRACE_MS = 3 * 3_600_000;

/**
 * What was due by then is gone, and what waited for the worker was seen to: some hours before it swept last. Measured by
 * that and not by the clock, so a copy of yesterday's database holds as it did yesterday. Long ago where it never swept.
 */
export async function longBeforeSweep(db: Db): Promise<Date> {
  const row = await db.sql
    .selectFrom('sweeps')
    .select('at')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return new Date((row?.at.getTime() ?? GRACE_MS) - GRACE_MS);
}

/** Of each row, the last remembered sweep that destroyed some of it. */
async function listSwept(db: Db): Promise<Map<string, { at: string; count: number }>> {
  const { rows } = await sql<{ key: string; at: Date; count: number }>`
    select distinct on (one.key) one.key, s.at, one.value::int as count
    from sweeps s, jsonb_each_text(s.swept) one where one.value::int > 0
    order by one.key, s.id desc`.execute(db.sql);
  return new Map(rows.map(({ key, at, count }) => [key, { at: new Date(at).toISOString(), count }]));
}
