import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import type { Completion, Extension } from './rules.ts';

type Later = { extensions: Extension[]; completions: Completion[] };

/** An extension, or with a `requestId` what a team was asked to complete; instants as JSON has them. */
type LaterRow = {
  trackNo: number;
  stageNo: number;
  teamNo: number | null;
  closesAt: string;
  requestId: number | null;
  items: string[] | null;
  message: string;
  state: string;
  givenAt: string;
  what: 'stage' | 'material';
};

/** What closes later than the rules say: stages extended, and of one track the teams that were asked for more. */
export async function listLater(
  db: Db,
  { seasonId, trackNo }: { seasonId: number; trackNo: number | undefined },
): Promise<Later> {
  const { later } = await db.sql
    .selectNoFrom(laterOf(sql`${seasonId}::bigint`, trackNo).as('later'))
    .executeTakeFirstOrThrow();
  return readLater(later);
}

/** The same as one column of a statement that reads the season, or tracks, too. */
export function laterOf(
  seasonId: RawBuilder<unknown>,
  trackNo: number | RawBuilder<unknown> | undefined,
): RawBuilder<LaterRow[]> {
  const track = sql`${trackNo ?? null}::bigint`;
  return sql`(
    select coalesce(json_agg(later), '[]') from (
      select e.track_no as "trackNo", e.stage_no as "stageNo", e.team_no as "teamNo", e.closes_at as "closesAt",
        null::bigint as "requestId", null::jsonb as items, '' as message, '' as state, e.what, e.created_at as "givenAt"
      from stage_extensions e join tracks t on t.track_no = e.track_no
      where t.season_id = ${seasonId} and t.track_no = coalesce(${track}, t.track_no)
      union all
      select a.track_no, a.stage_no, c.team_no, c.due_at, c.id, c.items, c.message, c.state, 'stage', c.asked_at
      from completion_requests c join applications a on a.team_no = c.team_no
      where a.track_no = ${track} and c.state <> 'closed'
    ) as later)`;
}

export function readLater(rows: readonly LaterRow[]): Later {
  const extensions: Extension[] = [];
  const completions: Completion[] = [];
  for (const {
    requestId,
    items,
    teamNo,
    message,
    state,
    what,
    closesAt: closing,
    givenAt: given,
    ...stage
  } of rows) {
    const closesAt = new Date(closing);
    const givenAt = new Date(given);
    if (requestId === null || teamNo === null) extensions.push({ ...stage, what, teamNo, closesAt, givenAt });
    else {
      const answered = state === 'answered';
      const asked = { requestId, teamNo, dueAt: closesAt, items: items ?? [], message, answered, givenAt };
      completions.push({ ...stage, ...asked });
    }
  }
  return { extensions, completions };
}
