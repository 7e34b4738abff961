import type { SeasonPlan } from '@chulbal/contract/seasons/plan';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_OF_WEEK = 7;

/**
 * A season's plan for another year: every instant as many whole weeks later as bring it nearest, so that it
 * falls on the same day of the week at the same time and everything keeps its distance. Tracks are new ones,
 * and the year in the season's name is the new one.
 */
export function movedToYear(plan: SeasonPlan, year: number): SeasonPlan {
  const later = movedBy(plan.year, year);
  const renamed = (text: string) => text.replaceAll(String(plan.year), String(year));
  return {
    ...plan,
    year,
    name: { ko: renamed(plan.name.ko), en: renamed(plan.name.en) },
    tracks: plan.tracks.map((track) => ({
      ...track,
      trackNo: null,
      stages: track.stages.map((stage) => ({
        ...stage,
        opensAt: later(stage.opensAt),
        closesAt: later(stage.closesAt),
        confirmBy: later(stage.confirmBy),
        announcesAt: later(stage.announcesAt),
        material: stage.material && {
          ...stage.material,
          opensAt: later(stage.material.opensAt),
          closesAt: later(stage.material.closesAt),
        },
      })),
    })),
  };
}

/**
 * Moves instants of a year to another: as many whole weeks later as bring them nearest. What is not there, or would be in
 * no calendar, is null.
 */
export function movedBy(from: number, to: number): (instant: string | null) => string | null {
  const by = weeksBetween(from, to) * DAYS_OF_WEEK * DAY_MS;
  return (instant) => instant && inReach(new Date(Date.parse(instant) + by));
}

function weeksBetween(from: number, to: number): number {
  return Math.round((Date.UTC(to, 0, 1) - Date.UTC(from, 0, 1)) / DAY_MS / DAYS_OF_WEEK);
}

/** Null for what no plan can hold. */
function inReach(instant: Date): string | null {
  const year = instant.getUTCFullYear();
  return year >= 2000 && year < 3100 ? instant.toISOString() : null;
}
