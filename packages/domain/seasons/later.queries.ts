import { sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Completion, Extension } from './rules.ts';

/** What closes later than the rules say: stages extended, and of one track the teams that were asked for more. */
export async function listLater(
  db: Db,
  { seasonId, trackNo }: { seasonId: number; trackNo: number | undefined },
): Promise<{ extensions: Extension[]; completions: Completion[] }> {
  const rows = await db.sql
    .selectFrom('stageExtensions as e')
    .innerJoin('tracks', 'tracks.trackNo', 'e.trackNo')
    .select(['e.trackNo', 'e.stageNo', 'e.teamNo', 'e.closesAt'])
    .select([sql<number | null>`null::bigint`.as('requestId'), sql<string[] | null>`null::jsonb`.as('items')])
    .select([sql<string>`''`.as('message'), sql<string>`''`.as('state'), 'e.what'])
    .where('tracks.seasonId', '=', seasonId)
    .$if(trackNo !== undefined, (one) =>
      one.where('e.trackNo', '=', trackNo ?? 0).unionAll(
        db.sql
          .selectFrom('completionRequests as c')
          .innerJoin('applications as a', 'a.teamNo', 'c.teamNo')
          .select(['a.trackNo', 'a.stageNo', 'c.teamNo', 'c.dueAt as closesAt'])
          .select([sql<number | null>`c.id`.as('requestId'), sql<string[] | null>`c.items`.as('items')])
          .select([sql<string>`c.message`.as('message'), sql<string>`c.state`.as('state')])
          .select(sql<'stage'>`'stage'`.as('what'))
          .where('a.trackNo', '=', trackNo ?? 0)
          .where('c.state', '<>', 'closed'),
      ),
    )
    .execute();
  const extensions: Extension[] = [];
  const completions: Completion[] = [];
  for (const { requestId, items, teamNo, closesAt, message, state, what, ...stage } of rows) {
    if (requestId === null || teamNo === null) extensions.push({ ...stage, what, teamNo, closesAt });
    else {
      const answered = state === 'answered';
      completions.push({
        ...stage,
        requestId,
        teamNo,
        dueAt: closesAt,
        items: items ?? [],
        message,
        answered,
      });
    }
  }
  return { extensions, completions };
}
