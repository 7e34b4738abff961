import type { Language } from '@chulbal/contract/language';
import type { StageKind } from '@chulbal/contract/seasons/seasons';
import type { Db } from '../db.ts';
import { getPublished } from './queries.ts';
import { effectiveDeadline } from './rules.ts';

/** A deadline of all teams of a track: of one of its stages, or of the material that a stage asks for. */
export type Closing = {
  trackNo: number;
  lane: number;
  what: 'stage' | 'material';
  kind: StageKind;
  name: string;
  closesAt: Date;
};

/** Every deadline of the newest published season, or of that of a year, extensions counted. One query. Throws notFound. */
export async function listClosings(
  db: Db,
  { year, language }: { year?: number; language: Language },
): Promise<Closing[]> {
  const { rules, extensions } = await getPublished(db, year);
  return rules.tracks.flatMap((track) =>
    track.stages.flatMap((stage) => {
      const { trackNo, lane } = track;
      const of = { trackNo, lane, kind: stage.kind, name: stage.name[language] };
      const closing = (period: Parameters<typeof effectiveDeadline>[0], what: Closing['what']): Closing => ({
        ...of,
        what,
        closesAt: effectiveDeadline(period, track, extensions, null).closesAt,
      });
      const material = stage.material && {
        ...stage.material,
        stageNo: stage.stageNo,
        what: 'material' as const,
      };
      return [closing(stage, 'stage'), ...(material ? [closing(material, 'material')] : [])];
    }),
  );
}
