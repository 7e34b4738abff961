import type { SeasonPlan } from '@chulbal/contract/seasons/plan';

/**
 * The plan as it is sent: a track that the server does not hold has no number yet, be it new or brought back
 * by undoing.
 */
export function withoutOwnNumbers(plan: SeasonPlan, held: SeasonPlan): SeasonPlan {
  const known = new Set(held.tracks.map(({ trackNo }) => trackNo));
  return {
    ...plan,
    tracks: plan.tracks.map((track) => (known.has(track.trackNo) ? track : { ...track, trackNo: null })),
  };
}

/** The numbers that the server gave to tracks of what was sent: by the number they had here. */
export function numbersGiven(sent: SeasonPlan, reply: SeasonPlan): Map<number, number> {
  const given = new Map<number, number>();
  for (const { lane, trackNo } of sent.tracks) {
    const number = reply.tracks.find((track) => track.lane === lane)?.trackNo;
    if (trackNo !== null && number && number !== trackNo) given.set(trackNo, number);
  }
  return given;
}

/** The plan with those numbers; the same object when there is nothing to change. */
export function renumbered(plan: SeasonPlan, numbers: ReadonlyMap<number, number>): SeasonPlan {
  if (!plan.tracks.some(({ trackNo }) => trackNo !== null && numbers.has(trackNo))) return plan;
  return {
    ...plan,
    tracks: plan.tracks.map((track) => ({
      ...track,
      trackNo: track.trackNo === null ? null : (numbers.get(track.trackNo) ?? track.trackNo),
    })),
  };
}
