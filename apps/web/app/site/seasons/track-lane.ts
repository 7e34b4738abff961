import type { SeasonView, TrackView } from '@chulbal/contract/seasons/seasons';

/** A track as far as its lane is drawn: without what it asks of an application. */
export type TrackLane = Pick<
  TrackView,
  'trackNo' | 'lane' | 'name' | 'target' | 'places' | 'teamMin' | 'teamMax' | 'stages'
>;

/** A season for pages that draw its lanes. A page is sent as text and again as data: the whole season is five times this. */
export type SeasonLanes = Pick<SeasonView, 'year' | 'name'> & { tracks: TrackLane[] };

/** What a page that draws the lanes hands on of a season. */
export function seasonLanes({ year, name, tracks }: SeasonView): SeasonLanes {
  return { year, name, tracks: tracks.map(trackLane) };
}

function trackLane(track: TrackView): TrackLane {
  const { trackNo, lane, name, target, places, teamMin, teamMax, stages } = track;
  return { trackNo, lane, name, target, places, teamMin, teamMax, stages };
}
