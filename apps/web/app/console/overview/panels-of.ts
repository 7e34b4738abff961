import type { Consequence, JudgingProgress, ProgressPanel } from '@chulbal/contract/evaluation/progress';

/** Of a judged stage how many panels end how, and those that come latest. */
export type StagePanels = {
  trackNo: number;
  stageNo: number;
  evenShare: number;
  counts: { consequence: Consequence; count: number }[];
  latest: ProgressPanel[];
};

/** Panels of a stage that are shown one by one. */
const MOST_SHOWN = 3;

/** The panels of each stage in short: the whole of two hundred people is too much for a page that is read again and again. */
export function panelsOf({ stages, panels }: Pick<JudgingProgress, 'stages' | 'panels'>): StagePanels[] {
  return stages.map(({ trackNo, stageNo, evenShare }) => {
    const own = panels.filter((panel) => panel.trackNo === trackNo && panel.stageNo === stageNo);
    const counts = [...Map.groupBy(own, ({ consequence }) => consequence)].map(([consequence, some]) => ({
      consequence,
      count: some.length,
    }));
    return { trackNo, stageNo, evenShare, counts, latest: own.slice(0, MOST_SHOWN) };
  });
}
