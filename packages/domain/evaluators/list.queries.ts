import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { EvaluatorState, listEvaluators } from '@chulbal/contract/evaluators/evaluators';
import type { EvaluatorSort } from '@chulbal/contract/evaluators/list';
import { sql } from 'kysely';
import { findListSeason } from '../applications/list/season.queries.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { maskedEmail, maskedPhone } from '../masks.ts';
import { escapeLike, searchable } from '../search.ts';
import { listExpertise } from './expertise.queries.ts';

/** More words than anybody types find nothing that fewer would not. */
const MOST_WORDS = 8;

/** What an evaluator is to whoever runs the stage, in SQL over `evaluators`. */
const state = sql<EvaluatorState>`case
  when evaluators.disabled_at is not null then 'disabled'
  when evaluators.must_change_password then 'invited'
  else 'active' end`;

/** In SQL what a list is sorted by, before names. */
const orders: Record<EvaluatorSort, ReturnType<typeof sql>> = {
  name: sql`accounts.name`,
  assigned: sql`coalesce(w.assigned, 0)`,
  '-assigned': sql`coalesce(w.assigned, 0) desc`,
  submitted: sql`coalesce(w.submitted::float / w.assigned, 2)`,
  '-submitted': sql`coalesce(w.submitted::float / w.assigned, -1) desc`,
  lastLogin: sql`evaluators.last_login_at nulls first`,
  '-lastLogin': sql`evaluators.last_login_at desc nulls last`,
};

/** A page of evaluators by name, e-mail and phone masked, with how many there are in each state. */
export async function listEvaluatorPage(
  db: Db,
  asked: Omit<InputOf<typeof listEvaluators>, 'sort'> & { sort?: EvaluatorSort },
): Promise<OutputOf<typeof listEvaluators>> {
  const { page, size, sort = 'name' } = asked;
  const found = matching(db, asked);
  const { total } = await found
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin(await workOfEvaluators(db), 'w.evaluatorId', 'evaluators.accountId')
    .selectAll('evaluators')
    .select(['w.assigned', 'w.submitted', 'w.stages', 'w.signed'])
    .select(['accounts.name', 'accounts.emailSealed', 'accounts.phoneSealed', state.as('state')])
    .orderBy(orders[sort])
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    content: rows.map((row) => ({
      evaluatorId: row.accountId,
      name: row.name,
      email: maskedEmail(db.vault.open(row.emailSealed)),
      phone: row.phoneSealed ? maskedPhone(db.vault.open(row.phoneSealed)) : '',
      affiliation: row.affiliation,
      affiliationIsSchool: row.affiliationIsSchool,
      affiliationSchoolNo: row.affiliationSchoolId,
      schoolNo: row.schoolId,
      schoolName: row.schoolName,
      department: row.department,
      employer: row.employer,
      expertise: row.expertise,
      loadLimit: row.loadLimit,
      state: row.state,
      invitedAt: row.invitedAt.toISOString(),
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      assigned: row.assigned ?? 0,
      submitted: row.submitted ?? 0,
      stages: row.stages ?? 0,
      signed: row.signed ?? 0,
    })),
    page,
    size,
    totalElements: Number(total),
    totalPages: Math.ceil(Number(total) / size),
    counts: await countStates(db),
    expertise: await listExpertise(db),
  };
}

type Searched = Pick<InputOf<typeof listEvaluators>, 'keyword' | 'state' | 'expertise'>;

function matching(db: Db, asked: Searched) {
  let found = db.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .where('accounts.status', '=', 'active');
  for (const word of (asked.keyword ?? '').split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)) {
    found = word.includes('@')
      ? found.where('accounts.emailIndex', '=', db.vault.index(word.toLowerCase()))
      : found.where('evaluators.searchText', 'like', `%${escapeLike(searchable(word))}%`);
  }
  if (asked.state) found = found.where(state, '=', asked.state);
  if (asked.expertise) found = found.where(sql<boolean>`evaluators.expertise @> ${json([asked.expertise])}`);
  return found;
}

async function countStates(db: Db): Promise<Record<EvaluatorState, number>> {
  const rows = await db.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .where('accounts.status', '=', 'active')
    .select([state.as('state'), sql<string>`count(*)`.as('count')])
    .groupBy(state)
    .execute();
  const counts = { invited: 0, active: 0, disabled: 0 };
  for (const row of rows) counts[row.state] = Number(row.count);
  return counts;
}

type Work = { evaluatorId: number; assigned: number; submitted: number; stages: number; signed: number };

/**
 * What evaluators have to judge in the newest published season and how far they are, as a table to be joined: a line for
 * everybody with teams. A team that was cancelled, or that they recused themselves from, is none of theirs.
 */
async function workOfEvaluators(db: Db) {
  const season = await findListSeason(db, {});
  const trackNos = season?.tracks.map(({ trackNo }) => trackNo) ?? [];
  return sql<Work>`(
    select a.evaluator_id, count(*)::int as assigned,
      count(*) filter (where s.state = 'submitted' and s.voided_at is null)::int as submitted,
      count(distinct (a.track_no, a.stage_no))::int as stages,
      (select count(*)::int from stage_signatures g where g.evaluator_id = a.evaluator_id
        and g.track_no = any(${trackNos}::bigint[])) as signed
    from assignments a join applications p on p.team_no = a.team_no and p.status = 'submitted'
      left join sheets s on s.track_no = a.track_no and s.stage_no = a.stage_no
        and s.evaluator_id = a.evaluator_id and s.team_no = a.team_no
    where a.track_no = any(${trackNos}::bigint[]) and a.state = 'active' and s.state is distinct from 'recused'
    group by a.evaluator_id)`.as<'w'>(sql.ref('w'));
}
