import { judgingLetterKinds } from '@chulbal/contract/evaluation/values';
import type { StageSettings } from '@chulbal/contract/panels/panels';
import type { Db } from '../db.ts';

/** How a stage is judged where nobody has set anything. */
export const usualSettings: StageSettings = {
  panelSize: 7,
  blindNames: false,
  blindSchools: false,
  showsCounts: false,
  halfPoints: false,
  conflictLevel: 'school',
  letters: [...judgingLetterKinds],
};

/** How a stage is judged. A stage that is not judged has the usual settings too: ask its rubric. */
export async function stageSettings(
  db: Db,
  { trackNo, stageNo }: { trackNo: number; stageNo: number },
): Promise<StageSettings> {
  const row = await db.sql
    .selectFrom('judgedStages')
    .select([
      'panelSize',
      'blindNames',
      'blindSchools',
      'showsCounts',
      'halfPoints',
      'conflictLevel',
      'letters',
    ])
    .where('trackNo', '=', trackNo)
    .where('stageNo', '=', stageNo)
    .executeTakeFirst();
  return row ?? usualSettings;
}
