import { koreanDay } from '@chulbal/contract/korean-days';
import type { SeasonPlan } from '@chulbal/domain/seasons/commands';
import { encoreOffsets, LAST_SEASON_DAYS, stagePeriod } from './dates.ts';
import { demoSeasonPlan } from './season.ts';

/**
 * The season before last: it had applications, and its teams come back for an exhibition of their own that stands open
 * now. Nothing was judged on this portal, and its documents are no longer kept.
 */
export function encoreSeasonPlan(now: Date): SeasonPlan {
  const plan = demoSeasonPlan(now, 'lastYear');
  const year = plan.year - 1;
  const exhibition = stagePeriod(koreanDay(now), encoreOffsets.exhibition);
  const earlier = (instant: Date | null) =>
    instant && new Date(instant.getTime() + LAST_SEASON_DAYS * 24 * 3_600_000);
  return {
    ...plan,
    ...{ year, name: { ko: `${year} 시즌`, en: `Season ${year}` }, bonuses: [] },
    tracks: plan.tracks.map((track) => ({
      ...track,
      documents: [],
      stages: track.stages.flatMap((stage) => {
        const { kind, opensAt, closesAt, confirmBy } = stage;
        if (kind === 'application')
          return [
            {
              ...stage,
              opensAt: earlier(opensAt),
              closesAt: earlier(closesAt),
              confirmBy: earlier(confirmBy),
            },
          ];
        if (kind !== 'exhibition') return [];
        return [
          {
            ...stage,
            ...{ stageNo: 2, ...exhibition },
            name: { ko: '앙코르 전시', en: 'Encore exhibition' },
            description: {
              ko: '두 해 전에 출발한 팀이 다시 전시장에 서서 그동안의 길을 보여 줘요.',
              en: 'Teams that started two years ago are back to show how far they have come.',
            },
          },
        ];
      }),
    })),
  };
}
