import type { InputOf, OutputOf } from '@chulbal/contract/endpoint';
import type { EvaluatorState, listEvaluators } from '@chulbal/contract/evaluators/evaluators';
import type { EvaluatorSort } from '@chulbal/contract/evaluators/list';
import { sql } from 'kysely';
import { maskedEmail, maskedPhone } from '../applications/masks.rules.ts';
import type { Db } from '../db.ts';
import { json } from '../json.ts';
import { escapeLike, searchable } from '../search.ts';
import { listExpertise } from './expertise.queries.ts';
import { workOfEvaluators } from './work.queries.ts';

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
