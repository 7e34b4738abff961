import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';

/** A track of which somebody waits to be told that it opens. */
export const trackAlert = z.object({
  trackNo: z.number().int(),
  /** In which it is applied for: there it can be turned off, too. */
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  opensAt: instant,
});
export type TrackAlert = z.output<typeof trackAlert>;

/** What I asked to be told of and was not told yet, the track that opens first before. */
export const listTrackAlerts = endpoint({
  method: 'GET',
  path: '/api/contest/query/track-alerts',
  access: 'user',
  summary: 'Tracks I wait for',
  input: nothing,
  output: z.array(trackAlert),
});

/** Asks for one letter when applications of a track open, or for none any more. 404 for no track of a published season. */
export const setTrackAlert = endpoint({
  method: 'POST',
  path: '/api/contest/command/track-alert',
  access: 'user',
  summary: 'Tell me when a track opens',
  input: z.strictObject({ trackNo: wholeNo, on: z.boolean() }),
  output: noData,
});
