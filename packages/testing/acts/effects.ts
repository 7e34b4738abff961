import type { Ended, Notified } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { getResultFacts } from '@chulbal/domain/results/facts.queries';
import { isStale } from '@chulbal/domain/results/snapshot.queries';
import { review } from '../results.ts';

/** What an act may end for others, as it stands: by kind, the names of those that hold. */
export async function standing(db: Db): Promise<Record<Ended, Set<string>>> {
  const names = (rows: readonly { id: string | number }[]) => new Set(rows.map(({ id }) => String(id)));
  const sheets = db.sql.selectFrom('sheets').select('id').where('voidedAt', 'is', null);
  const signatures = db.sql.selectFrom('stageSignatures').select('evaluatorId as id');
  const waiting = await db.sql
    .selectFrom('resultRequests')
    .selectAll()
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  const stale = waiting && (await isStale(db, waiting, await getResultFacts(db, review)));
  const announcements = db.sql.selectFrom('announcements').select('id').where('state', '<>', 'withdrawn');
  const asked = db.sql.selectFrom('completionRequests').select('id').where('state', '<>', 'closed');
  return {
    sheets: names(await sheets.where('state', '<>', 'recused').execute()),
    signatures: names(await signatures.execute()),
    request: names(waiting && !stale ? [waiting] : []),
    announcement: names(await announcements.execute()),
    completion: names(await asked.execute()),
  };
}

/** The kinds of which something held before and does not any more. */
export function endedBy(before: Record<Ended, Set<string>>, after: Record<Ended, Set<string>>): Ended[] {
  return (Object.keys(before) as Ended[]).filter((kind) =>
    [...before[kind]].some((id) => !after[kind].has(id)),
  );
}

/** To whom messages were written that had not been there `before`. */
export async function notifiedBy(db: Db, before: ReadonlySet<number>): Promise<Notified[]> {
  const rows = (await db.sql.selectFrom('outbox').select(['id', 'toSealed']).orderBy('id').execute()).filter(
    ({ id }) => !before.has(id),
  );
  if (rows.length === 0) return [];
  const known = await addresses(db);
  return [...new Set(rows.map(({ toSealed }) => known.get(db.vault.open(toSealed)) ?? 'members'))];
}

export async function messages(db: Db): Promise<Set<number>> {
  return new Set(
    (await db.sql.selectFrom('outbox').select('id').orderBy('id').execute()).map(({ id }) => id),
  );
}

async function addresses(db: Db): Promise<Map<string, Notified>> {
  const accounts = await db.sql
    .selectFrom('accounts')
    .select(['id', 'kind', 'emailSealed', 'phoneSealed'])
    .execute();
  const leaders = await db.sql.selectFrom('applications').select('leaderId').execute();
  const leads = new Set(leaders.map(({ leaderId }) => leaderId));
  const told = { user: 'leader', evaluator: 'evaluators', operator: 'operators' } as const;
  const notifiedAs = (kind: keyof typeof told, id: number) =>
    kind === 'user' && !leads.has(id) ? 'members' : told[kind];
  return new Map(
    accounts.flatMap(({ id, kind, emailSealed, phoneSealed }) =>
      [emailSealed, phoneSealed].flatMap((sealed) =>
        sealed ? [[db.vault.open(sealed), notifiedAs(kind, id)] as const] : [],
      ),
    ),
  );
}
