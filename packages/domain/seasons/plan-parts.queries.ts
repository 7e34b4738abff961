import type { Db } from '../db.ts';
import type { UsedStage } from './numbers.rules.ts';

/** A track that a season has or once had, without its stages where it has none. */
type UsedTrack = { trackNo: number };

/** Every stage that the tracks of a season have or once had; a track without any is there once, without number. */
export async function listUsedStages(db: Db, seasonId: number): Promise<(UsedStage & UsedTrack)[]> {
  const rows = await db.sql
    .selectFrom('tracks')
    .leftJoin('stages', 'stages.trackNo', 'tracks.trackNo')
    .select(['tracks.trackNo', 'stages.stageNo', 'stages.kind', 'stages.position'])
    .where('tracks.seasonId', '=', seasonId)
    .orderBy('tracks.trackNo')
    .orderBy('stages.stageNo')
    .execute();
  return rows.map(({ trackNo, stageNo, kind, position }) => ({
    trackNo,
    stageNo: stageNo ?? 0,
    kind: kind ?? '',
    planned: position !== null,
  }));
}

/** Which of these names are forms for guardians that operators uploaded. */
export async function listKnownForms(db: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db.sql
    .selectFrom('files')
    .select('serverFileName')
    .where('serverFileName', 'in', names)
    .where('slot', '=', 'guardianForm')
    .where('status', '=', 'stored')
    .execute();
  return rows.map(({ serverFileName }) => serverFileName);
}
