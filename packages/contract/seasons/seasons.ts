import { z } from 'zod';
import { documentSlots } from '../applications/parts.ts';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import type { sidos } from './values.ts';

export const stageKind = z.enum(['application', 'review', 'presentation', 'exhibition', 'final', 'material']);
export type StageKind = z.output<typeof stageKind>;

export const stageView = z.object({
  stageNo: z.number().int(),
  kind: stageKind,
  name: z.string(),
  description: z.string(),
  opensAt: instant,
  closesAt: instant,
  confirmBy: instant.nullable(),
  announcesAt: instant.nullable(),
});
export type StageView = z.output<typeof stageView>;

/** The seven file fields of the application (specification, section 3). */
export const documentSlot = z.enum(documentSlots);
export type DocumentSlot = (typeof documentSlots)[number];

/**
 * `everyone`: one of each person of the team, by name; `business`: needed when the team has a registered business;
 * `bonus`: when the bonus item of the same place is claimed.
 */
export const documentRule = z.object({
  slot: documentSlot,
  label: z.string(),
  hint: z.string(),
  requirement: z.enum(['always', 'everyone', 'business', 'bonus', 'optional']),
  extensions: z.array(z.string()),
  maxBytes: z.number().int(),
  maxFiles: z.number().int(),
});
export type DocumentRule = z.output<typeof documentRule>;

export const trackView = z.object({
  trackNo: z.number().int(),
  topTrackNo: z.number().int().nullable(),
  lane: z.number().int(),
  name: z.string(),
  target: z.string(),
  summary: z.string(),
  places: z.number().int(),
  teamMin: z.number().int(),
  teamMax: z.number().int(),
  deletionFloor: z.number().int(),
  graceMinutes: z.number().int(),
  oneTrackAYear: z.boolean(),
  /** The form that guardians of pupils under 14 sign, for anyone to download. */
  guardianForm: z.object({ serverFileName: z.string(), name: z.string() }).nullable(),
  schoolTypes: z.array(z.string()),
  businessMonths: z.number().int().nullable(),
  nationality: z.enum(['any', 'foreign']),
  quotas: z.array(z.object({ region: z.string(), places: z.number().int() })),
  stages: z.array(stageView),
  documents: z.array(documentRule),
});
export type TrackView = z.output<typeof trackView>;

/** Choices of select fields by field name (`teamItemPart`, `tmSchoolType` …); `parent` ties one to a choice of another. */
export const choice = z.object({ code: z.string(), label: z.string(), parent: z.string().nullable() });
export type Choice = z.output<typeof choice>;

export const seasonView = z.object({
  year: z.number().int(),
  name: z.string(),
  rulesVersion: z.number().int(),
  tracks: z.array(trackView),
  regions: z.array(z.object({ code: z.string(), name: z.string(), sidos: z.array(z.string()) })),
  choices: z.record(z.string(), z.array(choice)),
  bonuses: z.array(z.object({ aaNo: z.number().int(), name: z.string(), points: z.number().int() })),
});
export type SeasonView = z.output<typeof seasonView>;

/** The newest published season, or that of a year; 404 when there is none. Texts in the caller's language. */
export const getSeason = endpoint({
  method: 'GET',
  path: '/api/contest/query/season',
  access: 'public',
  summary: 'A season with its tracks, stages and rules',
  input: z.strictObject({ year: z.coerce.number().int().min(2000).max(9999).optional() }),
  output: seasonView,
  cacheSeconds: 5,
});

export const listSeasons = endpoint({
  method: 'GET',
  path: '/api/contest/query/seasons',
  access: 'public',
  summary: 'Published seasons, newest first',
  input: nothing,
  output: z.array(z.object({ year: z.number().int(), name: z.string(), finished: z.boolean() })),
  cacheSeconds: 5,
});

/** An iCalendar file of a track's stages, or of all tracks of the newest season. */
export const seasonCalendar = endpoint({
  method: 'GET',
  path: '/api/contest/query/calendar',
  access: 'public',
  summary: 'Stages as an iCalendar file',
  input: z.strictObject({ trackNo: wholeNo.optional() }),
  output: z.any(),
  reply: 'stream',
});

export type SidoCode = keyof typeof sidos;
