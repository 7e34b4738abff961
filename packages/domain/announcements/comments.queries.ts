import type { getResultComments as resultCommentsEndpoint } from '@chulbal/contract/announcements/announcements';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Selectable } from 'kysely';
import type { Db } from '../db.ts';
import { listTeamComments } from '../evaluation/sheets.queries.ts';
import { countedAt, findVersion, type Stage } from '../results/final/queries.ts';
import type { AnnouncementsTable } from './tables.ts';

type Team = Stage & { teamNo: number };

/** What the newest result counts of what evaluators wrote to a team, and what an operator made of it for the next announcement. */
export async function getResultComments(
  db: Db,
  { now, ...team }: Team & { now: Date },
): Promise<OutputOf<typeof resultCommentsEndpoint>> {
  const newest = await findVersion(db, team);
  const at = newest ? await countedAt(db, { ...team, version: newest.version }) : now;
  const edited = await findEditedComment(db, team);
  return {
    given: await listTeamComments(db, { ...team, at }),
    edited: edited?.text ?? '',
    editedBy: edited?.editedBy ?? null,
  };
}

/**
 * The comments that came with a released announcement: of sheets as they were counted, and as an operator had edited them
 * then. What is written, judged again or edited since comes with the next one.
 */
export async function listToldComments(
  db: Db,
  team: Team,
  { id, shows, resultVersion }: Pick<Selectable<AnnouncementsTable>, 'id' | 'shows' | 'resultVersion'>,
): Promise<string[]> {
  if (shows.comments === 'none') return [];
  if (shows.comments === 'all') {
    const at = await countedAt(db, { ...team, version: resultVersion });
    return listTeamComments(db, { ...team, at });
  }
  const kept = await db.sql
    .selectFrom('announcedComments')
    .select('text')
    .where('announcementId', '=', id)
    .where('teamNo', '=', team.teamNo)
    .executeTakeFirst();
  const edited = kept ?? (await findEditedComment(db, team));
  return edited ? edited.text.split(/\n\s*\n/).filter((part) => part.trim() !== '') : [];
}

/** What an operator made of a team's comments; null when nobody has. */
export async function findEditedComment(
  db: Db,
  { trackNo, stageNo, teamNo }: Team,
): Promise<{ text: string; editedBy: string } | null> {
  const row = await db.sql
    .selectFrom('resultComments as c')
    .innerJoin('accounts', 'accounts.id', 'c.editedBy')
    .select(['c.text', 'accounts.name as editedBy'])
    .where('c.trackNo', '=', trackNo)
    .where('c.stageNo', '=', stageNo)
    .where('c.teamNo', '=', teamNo)
    .executeTakeFirst();
  return row ?? null;
}
