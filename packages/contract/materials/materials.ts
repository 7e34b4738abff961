import { z } from 'zod';
import { applicationSummary, deadline } from '../applications/applications.ts';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { reservePlace } from '../results/words.ts';

/** Tells the slots of a stage's material apart; the season gives them. */
const slotCode = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/, 'invalid');

/** A slot of a stage's material: `minFiles` 0 where a team may leave it out. */
export const materialSlot = z.object({
  code: z.string(),
  label: z.string(),
  hint: z.string(),
  extensions: z.array(z.string()),
  maxBytes: z.number().int(),
  minFiles: z.number().int(),
  maxFiles: z.number().int(),
});
export type MaterialSlot = z.output<typeof materialSlot>;

/** A file in a slot; `slot` is the slot's code. */
export const materialFile = z.object({
  serverFileName,
  slot: z.string(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string(),
});
export type MaterialFile = z.output<typeof materialFile>;

/** Where the handing in stands: by the server's clock, for this team; `grace`: only uploads begun before count. */
export const materialState = z.enum(['upcoming', 'open', 'grace', 'closed']);
export type MaterialState = z.output<typeof materialState>;

/** A proof of what was handed in: number of the team, version, arrival (Korean time), SHA-256 of every file. */
export const materialReceipt = z.object({
  version: z.number().int(),
  arrivedAt: instant,
  contentSha256: z.string(),
  files: z.array(materialFile.extend({ label: z.string() })),
});
export type MaterialReceipt = z.output<typeof materialReceipt>;

/** What a stage asks of a team that is its subject, in short. */
export const materialTask = z.object({
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  stageName: z.string(),
  role: z.enum(['leader', 'member']),
  state: materialState,
  deadline,
  /** Names of slots with fewer files than they need. */
  missing: z.array(z.string()),
  /** When the last version arrived; null before the first. */
  submittedAt: instant.nullable(),
  /** Files stand in the slots that are not handed in, or were taken out since. */
  changed: z.boolean(),
  /** The stage's result is out: what is handed in now is judged only where judging is opened again. */
  told: z.boolean(),
});
export type MaterialTask = z.output<typeof materialTask>;

/** Everything about one of them. `files` stand in the slots now; `receipt` is of the version that counts. */
export const materialView = materialTask.extend({
  number: z.string(),
  teamName: z.string(),
  slots: z.array(materialSlot),
  files: z.array(materialFile),
  receipt: materialReceipt.nullable(),
  versions: z.array(z.object({ version: z.number().int(), arrivedAt: instant })),
});
export type MaterialView = z.output<typeof materialView>;

/** What a team that I lead or belong to was told last of a stage. Of a team that left nothing is told but that. */
export const announcedResult = z.object({
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  stageName: z.string(),
  state: z.enum(['passed', 'failed', 'withdrawn']),
  /** Of a team that has not passed. */
  reserve: reservePlace.nullable(),
  announcedAt: instant,
  /** Until when its leader can still say something against it; null where that is over or was never possible. */
  appealUntil: instant.nullable(),
});
export type AnnouncedResult = z.output<typeof announcedResult>;

/** A result of a team that I lead, against which something can still be said. */
export const openAppeal = z.object({
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  stageName: z.string(),
  until: instant,
});
export type OpenAppeal = z.output<typeof openAppeal>;

/**
 * Every application I lead or belong to, or belonged to when it was withdrawn, this season's first; what stages ask of
 * their teams that are subjects, the nearest deadline first; and what they were told, the newest first. Pages show all
 * or nothing.
 */
export const myApplications = endpoint({
  method: 'GET',
  path: '/api/apply/query/my-applications',
  access: 'user',
  summary: 'My applications, what stages ask of them, and their results',
  input: nothing,
  output: z.object({
    applications: z.array(applicationSummary),
    materials: z.array(materialTask),
    results: z.array(announcedResult),
    appeals: z.array(openAppeal),
  }),
});

/** 1115 for another's team, 404 for a stage that asks for nothing, 1356 for a team that it does not ask. */
export const getMaterial = endpoint({
  method: 'GET',
  path: '/api/material/query/material',
  access: 'user',
  summary: 'What a stage asks of my team, and what was handed in',
  input: z.strictObject({ teamNo: wholeNo, stageNo: wholeNo }),
  output: materialView,
});

/**
 * The body is the file, as with `uploadFile`; `removeFile` takes it out again. Refused: 1355 for a team that the
 * stage does not ask, 1103, 1120, 1351 the slot is full, 1353 outside the period, 4020 to 4023.
 */
export const uploadMaterial = endpoint({
  method: 'POST',
  path: '/api/material/command/upload',
  access: 'user',
  summary: "Upload a file into a slot of a stage's material",
  input: z.strictObject({
    teamNo: wholeNo,
    stageNo: wholeNo,
    slot: slotCode,
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  output: materialFile,
  body: 'stream',
});

/**
 * Hands in what stands in the slots; until the deadline again and again, each time a new version. The same key
 * gives the same version. `serverFileNames` is what the leader saw: other files are 1352, a wrong number of
 * them 1351, a member 1354, a team that the stage does not ask 1355, outside the period 1353, an upload that has
 * not ended 4013.
 */
export const submitMaterial = endpoint({
  method: 'POST',
  path: '/api/material/command/submit',
  access: 'user',
  summary: "Hand in a stage's material",
  input: z.strictObject({
    teamNo: wholeNo,
    stageNo: wholeNo,
    idempotencyKey: z.uuid(),
    serverFileNames: z.array(serverFileName).max(140),
  }),
  output: materialView,
});
