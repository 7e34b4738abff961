import type { Db } from '../db.ts';
import type { Expertise } from './list.rules.ts';

/** What an evaluator may be expert in: the fields of items (`teamItemPart`) of the newest season that has any. */
export async function listExpertise(db: Db): Promise<Expertise[]> {
  const newest = db.sql
    .selectFrom('seasonChoices')
    .innerJoin('seasons', 'seasons.id', 'seasonChoices.seasonId')
    .select('seasons.id')
    .where('seasonChoices.field', '=', field)
    .orderBy('seasons.year', 'desc')
    .limit(1);
  return db.sql
    .selectFrom('seasonChoices')
    .select(['code', 'label'])
    .where('field', '=', field)
    .where('seasonId', '=', newest)
    .orderBy('position')
    .execute();
}

const field = 'teamItemPart';
