import { z } from 'zod';
import { instant, line } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { misfits } from './misfits.ts';
import { documentSlot, stageKind } from './seasons.ts';

/** A text in both languages while it is edited: Korean is needed, English may still be missing. */
function texts(max: number) {
  const text = z
    .string()
    .trim()
    .max(max, 'tooLong')
    .refine((written) => !/\p{Cs}|(?![\n\r\t])\p{Cc}/u.test(written), 'invalid');
  return z.strictObject({ ko: text, en: text });
}

/** Years in which the calendars of both sides can count days. */
export const plannedInstant = instant.refine((text) => text >= '2000' && text < '3100', 'date');
const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'invalid');
const count = (max: number) => z.number().int().min(0).max(max);

export const plannedCriterion = z.strictObject({
  code,
  name: texts(60),
  points: count(100),
  help: texts(300),
  /** A sentence for each level, from the best down; each may be empty. */
  anchors: z
    .strictObject({ excellent: texts(200), good: texts(200), fair: texts(200), poor: texts(200) })
    .optional(),
});
export type PlannedCriterion = z.output<typeof plannedCriterion>;

/** The kinds of files that the server can look into; it takes no other. */
export const documentExtension = z.enum([
  'pdf',
  'hwp',
  'hwpx',
  'docx',
  'pptx',
  'xlsx',
  'png',
  'jpg',
  'jpeg',
  'webp',
]);

/**
 * A slot of a stage's material: what kind of files a team hands in, how many at least (0: as it likes) and at most.
 * `code` tells the slots of a stage apart.
 */
export const plannedMaterialSlot = z.strictObject({
  code,
  label: texts(60),
  hint: texts(200),
  extensions: z.array(documentExtension).max(20),
  maxBytes: z
    .number()
    .int()
    .min(1)
    .max(2 * 1024 ** 3),
  minFiles: count(20),
  maxFiles: z.number().int().min(1).max(20),
});
export type PlannedMaterialSlot = z.output<typeof plannedMaterialSlot>;

/** What a stage asks of its teams beside the application, and from when until when it is handed in. */
export const plannedMaterial = z.strictObject({
  opensAt: plannedInstant.nullable(),
  closesAt: plannedInstant.nullable(),
  slots: z.array(plannedMaterialSlot).max(7),
});
export type PlannedMaterial = z.output<typeof plannedMaterial>;

/** `stageNo` is the track's own number and never used again for another stage. */
export const plannedStage = z.strictObject({
  stageNo: z.number().int().min(1).max(99),
  kind: stageKind,
  name: texts(40),
  description: texts(500),
  opensAt: plannedInstant.nullable(),
  closesAt: plannedInstant.nullable(),
  confirmBy: plannedInstant.nullable(),
  announcesAt: plannedInstant.nullable(),
  rubric: z.array(plannedCriterion).max(12).nullable(),
  material: plannedMaterial.nullable().default(null),
});
export type PlannedStage = z.output<typeof plannedStage>;

export const plannedDocument = z.strictObject({
  slot: documentSlot,
  label: texts(60),
  hint: texts(200),
  requirement: z.enum(['always', 'everyone', 'business', 'bonus', 'optional']),
  extensions: z.array(documentExtension).max(20),
  maxBytes: z
    .number()
    .int()
    .min(1)
    .max(2 * 1024 ** 3),
  maxFiles: z.number().int().min(1).max(20),
});
export type PlannedDocument = z.output<typeof plannedDocument>;

/** `trackNo` is null for a track that has not been saved yet; parents are named by lane. */
export const plannedTrack = z.strictObject({
  trackNo: z.number().int().min(1).nullable(),
  topLane: z.number().int().min(1).max(9).nullable(),
  lane: z.number().int().min(1).max(9),
  name: texts(40),
  target: texts(100),
  summary: texts(500),
  eligibility: z.strictObject({
    schoolTypes: z.array(code).max(20),
    businessMonths: count(1200).nullable(),
    nationality: z.enum(['any', 'foreign']),
  }),
  places: count(100_000),
  teamMin: z.number().int().min(1).max(20),
  teamMax: z.number().int().min(1).max(20),
  deletionFloor: count(20),
  graceMinutes: count(1440),
  oneTrackAYear: z.boolean(),
  /** The form guardians sign, for a track that takes pupils under 14; stored with `uploadGuardianForm`. */
  guardianForm: z.strictObject({ serverFileName, name: line(255) }).nullable(),
  quotas: z.array(z.strictObject({ regionCode: code, places: count(100_000) })).max(17),
  stages: z.array(plannedStage).max(20),
  documents: z.array(plannedDocument).max(7),
});
export type PlannedTrack = z.output<typeof plannedTrack>;

/**
 * A season as the console edits it, whole. Numbers and codes tell its parts apart, so none comes twice and none
 * names what is not there. What publishing asks for beyond this is in `contradictions`.
 */
export const seasonPlan = z
  .strictObject({
    year: z.number().int().min(2000).max(2999),
    name: texts(60),
    regions: z
      .array(z.strictObject({ code, name: texts(40), sidos: z.array(z.string().regex(/^\d{1,2}$/)).max(17) }))
      .max(17),
    choices: z.record(
      code,
      z.array(z.strictObject({ code, parentCode: code.nullable(), label: texts(60) })).max(500),
    ),
    bonuses: z
      .array(z.strictObject({ aaNo: z.number().int().min(1).max(99), name: texts(80), points: count(10) }))
      .max(20),
    tracks: z.array(plannedTrack).max(9),
  })
  .superRefine((plan, context) => {
    for (const { path, message } of misfits(plan)) context.addIssue({ code: 'custom', path, message });
  });
export type SeasonPlan = z.output<typeof seasonPlan>;
