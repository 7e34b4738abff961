import type { Look } from '@chulbal/contract/my-data';
import type { OperatorRole } from '@chulbal/contract/operators/values';
import { sql } from 'kysely';
import type { UserActor } from '../actor.ts';
import type { Db } from '../db.ts';

const MOST = 200;

type Row = {
  at: Date;
  action: string;
  actorKind: 'operator' | 'evaluator';
  role: OperatorRole | null;
  label: string;
  name: string;
  reason: string | null;
};

/** Showings by the action that the log has of them; what is not here showed nothing of a person. */
const kinds: Record<string, Look['what']> = {
  'people.reveal': 'contact',
  'member.reveal': 'account',
  'target.open': 'application',
  'target.read': 'document',
  'document.read': 'document',
  'applicant.reveal': 'program',
  'raffle.revealClaim': 'prize',
};

/**
 * Who opened a person's data or documents, from the entries that P-07 keeps: of the teams they are or were in, of their
 * programmes, and of what they won. An operator who is gone counts by the role they had last. Newest first, at most 200.
 */
export async function listLooks(db: Db, actor: UserActor): Promise<Look[]> {
  const found = await findLooks(db, actor);
  return found.map(({ name: _, ...look }) => look);
}

/** The same with the names of who looked, for operators; evaluators by number. */
export async function findLooks(
  db: Db,
  { userId }: Pick<UserActor, 'userId'>,
): Promise<(Look & { name: string })[]> {
  const { rows } = await sql<Row>`
    with mine as (
      select 'team' as kind, m.team_no::text as id, array_agg(m.tm_no::text) as keys
      from members m where m.user_id = ${userId} group by m.team_no
      union all
      select 'member', ${userId}::text, '{}'
      union all
      select 'program', post_no::text, array_agg(application_no::text)
      from program_applications where account_id = ${userId} group by post_no
      union all
      select 'event', event_no::text, array_agg(prize_code || ' ' || place)
      from prize_winners where user_id = ${userId} group by event_no
    )
    select e.at, e.action, e.actor_kind, o.role, e.reason, e.actor_name as name,
      case when e.object_kind in ('event', 'member') then '' else e.object_label end as label
    from mine
    join audit_entries e on e.object_kind = mine.kind and e.object_id = mine.id
    left join operators o on e.actor_kind = 'operator' and o.account_id = e.actor_id
    where e.category = 'disclosure' and e.action = any(${Object.keys(kinds)}) and case e.action
      when 'people.reveal' then e.after->>'tmNo' = any(mine.keys)
      when 'applicant.reveal' then e.after->>'applicationNo' = any(mine.keys)
      when 'raffle.revealClaim' then (e.after->>'prize') || ' ' || (e.after->>'place') = any(mine.keys)
      else true end
    order by e.sequence desc limit ${MOST}`.execute(db.sql);
  return rows.flatMap(({ at, action, actorKind, role, label, name, reason }) => {
    const what = kinds[action];
    const by = actorKind === 'evaluator' ? 'evaluator' : (role ?? 'viewer');
    return what ? [{ at: new Date(at).toISOString(), by, name, what, of: label, reason }] : [];
  });
}
