import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { stageKind } from '../seasons/seasons.ts';
import { exhibitionPlan } from './exhibition.ts';

/** A published season and its exhibition; `exhibition` null where none is begun. */
export const seasonExhibition = z.object({
  year: z.number().int(),
  seasonName: z.object({ ko: z.string(), en: z.string() }),
  exhibition: z
    .object({
      igNo: z.number().int(),
      name: z.object({ ko: z.string(), en: z.string() }),
      /** 0 before the first publishing. */
      version: z.number().int(),
      /** Something is written that is not published. */
      changed: z.boolean(),
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
      updatedAt: instant,
    })
    .nullable(),
});
export type SeasonExhibition = z.output<typeof seasonExhibition>;

export const listSeasonExhibitions = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/exhibitions',
  access: 'operator',
  may: 'seeConsole',
  summary: 'Published seasons with their exhibitions, newest first',
  input: nothing,
  output: z.array(seasonExhibition),
});

/** `plan` is what is being written; `stages` are the season's as they are in force. */
export const writtenExhibition = z.object({
  igNo: z.number().int(),
  igYear: z.number().int(),
  plan: exhibitionPlan,
  editVersion: z.number().int(),
  version: z.number().int(),
  changed: z.boolean(),
  updatedAt: instant,
  /** What every wallet of its market was filled with (won); null while nobody has one. */
  granted: z.number().int().nullable(),
  /** When its market closed by the plan in force; null until then. */
  closedAt: instant.nullable(),
  stages: z.array(
    z.object({
      trackNo: z.number().int(),
      lane: z.number().int(),
      trackName: z.object({ ko: z.string(), en: z.string() }),
      stageNo: z.number().int(),
      stageName: z.object({ ko: z.string(), en: z.string() }),
      kind: stageKind,
      judged: z.boolean(),
      opensAt: instant,
      closesAt: instant,
      announcesAt: instant.nullable(),
    }),
  ),
  /** Published plans, newest first. */
  versions: z.array(
    z.object({
      version: z.number().int(),
      reason: z.string(),
      publishedBy: z.string(),
      publishedAt: instant,
    }),
  ),
});
export type WrittenExhibition = z.output<typeof writtenExhibition>;

export const getWrittenExhibition = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/exhibition',
  access: 'operator',
  may: 'seeConsole',
  summary: 'An exhibition as it is being edited',
  input: z.strictObject({ igNo: wholeNo }),
  output: writtenExhibition,
});

/**
 * Begins the exhibition of a published season: with the usual rules in the season's exhibition stages, or copied from
 * another year with every instant moved to the same weekday and time. 400 with a field error where the season has one, or
 * where there is none to copy; 404 for no such season.
 */
export const beginExhibition = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/begin-exhibition',
  access: 'operator',
  may: 'editExhibition',
  summary: 'Begin the exhibition of a season',
  input: z.strictObject({
    year: z.number().int().min(2000).max(2999),
    copyFrom: z.number().int().min(2000).max(2999).nullable(),
  }),
  output: writtenExhibition,
});

/** Keeps what is being written; what is published stays. 4043 when somebody saved since `editVersion`. */
export const saveExhibition = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/save-exhibition',
  access: 'operator',
  may: 'editExhibition',
  summary: 'Save an edited exhibition',
  input: z.strictObject({ igNo: wholeNo, editVersion: z.number().int().min(0), plan: exhibitionPlan }),
  output: writtenExhibition,
});

/**
 * Puts what is written in force as the next version. The reason is needed from the second one on. 4130 with the
 * contradictions as detail; 4043 when somebody saved since `editVersion`.
 */
export const publishExhibition = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/publish-exhibition',
  access: 'operator',
  may: 'editExhibition',
  summary: 'Publish an exhibition',
  input: z.strictObject({
    igNo: wholeNo,
    editVersion: z.number().int().min(0),
    reason: z.string().trim().max(500, 'tooLong'),
  }),
  output: writtenExhibition,
});
