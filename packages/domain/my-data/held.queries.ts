import type { OutputOf } from '@chulbal/contract/endpoint';
import { addDays, addMonths, koreanDay, koreanInstant } from '@chulbal/contract/korean-days';
import type { Language } from '@chulbal/contract/language';
import { type Held, type HeldKind, heldRetention, type myData } from '@chulbal/contract/my-data';
import { retention } from '@chulbal/contract/retention/retention';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** What was found of a kind; without `endsAt` it has no day of its own. */
type Found = { kind: HeldKind; count: number; names: string[]; files: number; endsAt: Date | null };

/** All that is held about a person, by kind; what there is none of is left out. @throws 403 sessionOver. */
export async function getMyData(
  db: Db,
  actor: UserActor,
  asked: { language: Language; now: Date },
): Promise<OutputOf<typeof myData>> {
  const account = await db.sql
    .selectFrom('accounts')
    .select(['createdAt', 'passwordHash', 'emailIndex', 'phoneIndex'])
    .where('id', '=', actor.userId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!account) throw fault('sessionOver');
  const { rows } = await findHeld(db, actor.userId, asked.language);
  const held = [
    { kind: 'account' as const, count: 1, names: [], files: 0, endsAt: null },
    ...rows.filter(({ count }) => count > 0),
  ];
  return {
    joinedAt: account.createdAt.toISOString(),
    hasPassword: account.passwordHash !== null,
    held: held.map(heldView),
  };
}

function heldView({ kind, count, names, files, endsAt }: Found): Held {
  const until = endsAt === null ? null : destroyedAt(kind, new Date(endsAt));
  return { kind, count, names, files, until: until?.toISOString() ?? null };
}

/** The day after which data of a kind is destroyed whose season ends then. */
function destroyedAt(kind: HeldKind, seasonEndsAt: Date): Date | null {
  const row = retention[heldRetention[kind]];
  if (!('afterSeason' in row)) return null;
  return koreanInstant(addDays(addMonths(koreanDay(seasonEndsAt), row.afterSeason), 1), '00:00');
}

/** One statement, whatever there is. */
function findHeld(db: Db, userId: number, language: Language) {
  const title = sql.raw(language === 'en' ? 'title_en' : 'title_ko');
  return sql<Found>`
    with ends as (
      select t.season_id, max(greatest(s.closes_at, s.announces_at)) as ends_at
      from stages s join tracks t on t.track_no = s.track_no group by t.season_id
    ), mine as (
      select a.team_no, a.season_id, a.status, a.submission_version, a.team_name, e.ends_at
      from applications a left join ends e on e.season_id = a.season_id
      where a.leader_id = ${userId} or exists (
        select from members m where m.team_no = a.team_no and m.user_id = ${userId} and m.status <> 'removed')
    ), found as (
      select 1 as place, 'application' as kind, count(*) as count,
        coalesce(array_agg(team_name order by team_no) filter (where team_name is not null), '{}') as names,
        (select count(*) from files f where f.status = 'stored'
          and f.team_no in (select team_no from mine where submission_version > 0)) as files,
        max(ends_at) as ends_at
      from mine where submission_version > 0
      union all
      select 2, 'draft', count(*), '{}', (select count(*) from files f where f.status = 'stored'
          and f.team_no in (select team_no from mine where submission_version = 0)), max(ends_at)
      from mine where submission_version = 0
      union all
      select 3, 'session', count(*), '{}', 0, null from session_families where account_id = ${userId}
      union all
      select 4, 'message', count(*), '{}', 0, null from outbox
      where to_index in (select unnest(array[email_index, phone_index]) from accounts where id = ${userId})
      union all
      select 5, 'wallet', count(*), '{}', 0, max(e.ends_at)
      from wallets w join exhibitions x on x.ig_no = w.ig_no left join ends e on e.season_id = x.season_id
      where w.user_id = ${userId}
      union all
      select 6, 'ticket', count(*), '{}', 0, null from tickets where user_id = ${userId}
      union all
      select 7, 'program', count(*), coalesce(array_agg(coalesce(nullif(p.${title}, ''), p.title_ko) order by pa.application_no), '{}'), 0, null
      from program_applications pa join posts p on p.post_no = pa.post_no where pa.account_id = ${userId}
      union all
      select 8, 'toolkit', count(*), '{}', (select count(*) from files where owner_id = ${userId}
          and slot = 'plan' and status = 'stored'), null
      from shelf_papers where user_id = ${userId} and sealed is not null
      union all
      select 9, 'experience', (select count(*) from type_test_takes where user_id = ${userId})
        + (select count(*) from logo_finds where user_id = ${userId}), '{}', 0, null
      union all
      select 10, 'quiz', count(*), '{}', 0, null from quiz_plays where user_id = ${userId}
      union all
      select 11, 'news', count(*), '{}', 0, null from past_news where account_id = ${userId}
      union all
      select 12, 'passkey', count(*), '{}', 0, null from passkeys where account_id = ${userId}
      union all
      select 14, 'identity', count(*), '{}', 0, null from identities where account_id = ${userId}
      union all
      select 13, 'authenticator', count(*) + (select count(*) from authenticator_resets where account_id = ${userId}),
        '{}', 0, null from authenticators
      where account_id = ${userId} and secret_sealed is not null
      union all
      select 15, 'dataRequest', count(*), '{}', 0, null from data_requests where account_id = ${userId}
    )
    select kind, count, names, files, ends_at from found order by place`.execute(db.sql);
}
