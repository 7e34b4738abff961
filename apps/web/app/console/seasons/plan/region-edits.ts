import type { SeasonPlan } from '@chulbal/contract/seasons/plan';

/** A 시·도 into a region, out of whichever it was in; or out of this one. */
export function toggleSido(plan: SeasonPlan, region: string, sido: string): SeasonPlan {
  const put = !plan.regions.some(({ code, sidos }) => code === region && sidos.includes(sido));
  const regions = plan.regions.map((one) => {
    const others = one.sidos.filter((code) => code !== sido);
    if (put && one.code === region)
      return { ...one, sidos: [...others, sido].sort((a, b) => Number(a) - Number(b)) };
    return others.length === one.sidos.length ? one : { ...one, sidos: others };
  });
  return { ...plan, regions };
}

/** Every one of these 시·도 that is in no region yet into this one. */
export function addRest(plan: SeasonPlan, region: string, all: readonly string[]): SeasonPlan {
  const placed = new Set(plan.regions.flatMap(({ sidos }) => sidos));
  return all.filter((code) => !placed.has(code)).reduce((now, sido) => toggleSido(now, region, sido), plan);
}

/** Without the region, and without the places that tracks kept for it. */
export function removeRegion(plan: SeasonPlan, region: string): SeasonPlan {
  return {
    ...plan,
    regions: plan.regions.filter(({ code }) => code !== region),
    tracks: plan.tracks.map((track) => ({
      ...track,
      quotas: track.quotas.filter(({ regionCode }) => regionCode !== region),
    })),
  };
}
