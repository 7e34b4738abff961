import { demoSeasonPlan } from '@chulbal/demo/season';
import type { Db } from '@chulbal/domain/db';
import { createSeason, publishSeason, type SeasonPlan } from '@chulbal/domain/seasons/commands';
import { writtenOnce } from './cached-rows.ts';

/**
 * A published season around `now`: the demo's five lanes, in an empty database with track numbers 1 to 5, of
 * which 1, 2 and 3 are open, 4 is in review and 5 upcoming. One certificate does for a team, so that tests of other
 * things need to name nobody. `change` edits the plan before it is written.
 */
export async function publishedSeason(
  db: Db,
  { now, change }: { now: Date; change?: (plan: SeasonPlan) => void },
): Promise<{ seasonId: number; trackNos: Map<number, number> }> {
  const plan = demoSeasonPlan(now);
  for (const { documents } of plan.tracks) {
    for (const slot of documents) if (slot.requirement === 'everyone') slot.requirement = 'always';
  }
  change?.(plan);
  return writtenOnce(db, JSON.stringify([plan, now]), async () => {
    const season = await createSeason(db, { plan, now });
    await publishSeason(db, { seasonId: season.seasonId, reason: '처음 게시', now });
    return season;
  });
}

/** A season around now of five tracks that are open at once and ask the same, so that each may be the one that everybody applies to. */
export async function openFiveTracks(db: Db): Promise<void> {
  await publishedSeason(db, {
    now: new Date(),
    change(plan) {
      const campus = plan.tracks.find(({ lane }) => lane === 3);
      if (!campus) throw new Error('The season has no third lane.');
      plan.tracks = [1, 2, 3, 4, 5].map((lane) => ({ ...campus, lane }));
    },
  });
}
