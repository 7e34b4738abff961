import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { fieldChanges } from '../field-changes.ts';
import { instant, wholeNo } from '../fields.ts';
import { storedFile } from '../files/files.ts';
import { documentSlot, stageView } from '../seasons/seasons.ts';
import { partForLeader } from './part-progress.ts';

export const applicationStatus = z.enum(['draft', 'submitted', 'cancelled']);
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** `closesAt` with every extension that counts for this team; `graceUntil` after it for begun uploads. */
export const deadline = z.object({ opensAt: instant, closesAt: instant, graceUntil: instant });
export type Deadline = z.output<typeof deadline>;

/** A file as a submission keeps it. */
export const submittedFile = storedFile.omit({ storedAt: true });
export type SubmittedFile = z.output<typeof submittedFile>;

/**
 * How a draft differs from what was submitted. `changed` is true in both cases: `edited`, people wrote,
 * uploaded or removed something; `refused`, these members of the submission (their names) refused since.
 */
const unsent = { changed: z.boolean(), edited: z.boolean(), refused: z.array(z.string()) };

/**
 * What an operator asked the team of a submitted application to complete: `items` in words, until `dueAt` whatever
 * the deadline. After the ordinary deadline nothing else may change. `answered`: submitted again since.
 */
export const askedCompletion = z.object({
  items: z.array(z.string()),
  message: z.string(),
  dueAt: instant,
  answered: z.boolean(),
});
export type AskedCompletion = z.output<typeof askedCompletion>;

/** What an operator decided about a team of which too few had confirmed, and why: see `eligibilityDecision`. */
export const eligibilityNotice = z.object({
  decision: z.enum(['eligible', 'ineligible', 'moreTime']),
  reason: z.string(),
  until: instant.nullable(),
  decidedAt: instant,
});
export type EligibilityNotice = z.output<typeof eligibilityNotice>;

/** Since when a team is out of its season, by whose word, and why. */
export const withdrawalNotice = z.object({
  by: z.enum(['operator', 'team']),
  reason: z.string(),
  at: instant,
});
export type WithdrawalNotice = z.output<typeof withdrawalNotice>;

/**
 * What is being written (`fields`, `files`) and what was submitted. `version` counts the draft's saves.
 * `submission` and `members` (without the leader) are those of the standing submission: null and none before
 * it and after it was taken back.
 *
 * A linked member (`role: 'member'`) gets the team's fields and their own entry whole; of the leader and the
 * others only name and place. They may write the same; 1354 for anyone else's entry. Of what members wrote by their
 * own link the leader gets name and contact only.
 */
export const applicationView = z.object({
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  status: applicationStatus,
  role: z.enum(['leader', 'member']),
  number: z.string().nullable(),
  fields: z.record(z.string(), z.string()),
  version: z.number().int(),
  ...unsent,
  savedAt: instant,
  files: z.array(storedFile),
  deadline,
  completion: askedCompletion.nullable(),
  eligibility: eligibilityNotice.nullable(),
  withdrawal: withdrawalNotice.nullable(),
  /** Of a draft: when what had been submitted was cancelled. */
  cancelledAt: instant.nullable(),
  submission: z
    .object({
      version: z.number().int(),
      arrivedAt: instant,
      fields: z.record(z.string(), z.string()),
      files: z.array(submittedFile),
    })
    .nullable(),
  members: z.array(
    z.object({
      tmNo: z.number().int(),
      key: z.string(),
      name: z.string(),
      status: z.enum(['active', 'refused']),
      confirmedAt: instant.nullable(),
    }),
  ),
  /** Members who were asked to fill in their own part; the leader's alone. */
  parts: z.array(partForLeader),
});
export type ApplicationView = z.output<typeof applicationView>;

/**
 * My application in a track, or null before the first save. `refusal` says why none can be begun: 1102 already
 * in another track, 1353 not in the period, 4012 not eligible.
 */
export const myApplication = endpoint({
  method: 'GET',
  path: '/api/apply/query/my-application',
  access: 'user',
  summary: 'My application in a track',
  input: z.strictObject({ trackNo: wholeNo, stageNo: wholeNo }),
  output: z.object({
    application: applicationView.nullable(),
    deadline,
    refusal: z.object({ code: z.number().int(), message: z.string() }).nullable(),
    /** `childKey` of the people under 14 in it for whom a guardian has consented. */
    consented: z.array(z.string()),
  }),
});

/**
 * Saves changed fields; the first save (no `teamNo`) makes the draft. What somebody changed to another text since
 * `baseVersion` is not written but comes back in `conflicts` with `theirs`, which stands; to insist, save again.
 */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/api/apply/command/save-draft',
  access: 'user',
  summary: 'Save changed fields of a draft',
  input: z.strictObject({
    trackNo: wholeNo,
    stageNo: wholeNo,
    teamNo: wholeNo.optional(),
    baseVersion: z.number().int().min(0),
    changes: fieldChanges,
  }),
  output: z.object({
    teamNo: z.number().int(),
    version: z.number().int(),
    savedAt: instant,
    /** What others changed since `baseVersion`, to be shown. */
    merged: z.record(z.string(), z.string()),
    conflicts: z.array(z.object({ path: z.string(), mine: z.string(), theirs: z.string() })),
    /** Members under 14 without a guardian's consent: of what was written about them nothing is kept (P-02). */
    withheld: z.array(z.string()),
    /** Paths that a member wrote themselves: the leader's text was not taken, and is shown to the member to choose. */
    offered: z.array(z.string()),
  }),
});

/** Kept versions of a draft, newest first, at most 50; how many fields are filled in and how many files it had. */
export const listDraftVersions = endpoint({
  method: 'GET',
  path: '/api/apply/query/draft-versions',
  access: 'user',
  summary: 'Kept versions of a draft',
  input: z.strictObject({ teamNo: wholeNo }),
  output: z.array(
    z.object({
      version: z.number().int(),
      savedAt: instant,
      filled: z.number().int(),
      files: z.number().int(),
    }),
  ),
});

/** Puts a kept version back as the newest one, with its files as far as they are still there. */
export const restoreDraft = endpoint({
  method: 'POST',
  path: '/api/apply/command/restore-draft',
  access: 'user',
  summary: 'Load a kept version of a draft',
  input: z.strictObject({ teamNo: wholeNo, version: z.number().int().min(0) }),
  output: applicationView,
});

/** Empties the draft (its files too); of a submitted application, the changes since. Kept versions stay for undoing. */
export const deleteDraft = endpoint({
  method: 'POST',
  path: '/api/apply/command/delete-draft',
  access: 'user',
  summary: 'Delete what was saved as a draft',
  input: z.strictObject({ teamNo: wholeNo }),
  output: noData,
});

export const receiptView = z.object({
  teamNo: z.number().int(),
  number: z.string(),
  version: z.number().int(),
  latest: z.boolean(),
  versions: z.array(z.object({ version: z.number().int(), arrivedAt: instant })),
  year: z.number().int(),
  seasonName: z.string(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  teamName: z.string(),
  leaderName: z.string(),
  /** People of the team, the leader counted. */
  memberCount: z.number().int(),
  arrivedAt: instant,
  /** Of the last receipt of an application that was taken back since: when. */
  cancelledAt: instant.nullable(),
  /** It was withdrawn after the deadline, and cannot be submitted again. */
  withdrawn: z.boolean(),
  rulesVersion: z.number().int(),
  contentSha256: z.string(),
  files: z.array(
    z.object({
      slot: documentSlot,
      label: z.string(),
      serverFileName: z.string(),
      name: z.string(),
      size: z.number().int(),
      sha256: z.string(),
    }),
  ),
  stages: z.array(stageView),
  deadline,
});
export type ReceiptView = z.output<typeof receiptView>;

/**
 * Submits the draft as it stands at `version`, or again after changes; a newer draft is refused with 4010.
 * The same `idempotencyKey` gives the same receipt. What is missing: 4011 with the fields, 1118, 1119,
 * 1109, 1110, 1114; who is in another team: 1101, 1102, 1111, 1112; too late: 1353.
 */
export const submitApplication = endpoint({
  method: 'POST',
  path: '/api/apply/command/submit',
  access: 'user',
  summary: 'Submit an application',
  input: z.strictObject({ teamNo: wholeNo, version: z.number().int().min(1), idempotencyKey: z.uuid() }),
  output: receiptView,
});

/** Takes a submitted application back until the deadline; it becomes a draft again, the receipts stay. */
export const cancelApplication = endpoint({
  method: 'POST',
  path: '/api/apply/command/cancel',
  access: 'user',
  summary: 'Cancel an application',
  input: z.strictObject({ teamNo: wholeNo }),
  output: noData,
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/apply/query/receipt',
  access: 'user',
  summary: 'A receipt, by default the last',
  input: z.strictObject({ teamNo: wholeNo, version: wholeNo.optional() }),
  output: receiptView,
});

export const receiptPdf = endpoint({
  method: 'GET',
  path: '/api/apply/query/receipt-pdf',
  access: 'user',
  summary: 'A receipt as PDF',
  input: z.strictObject({ teamNo: wholeNo, version: wholeNo.optional() }),
  output: z.any(),
  reply: 'stream',
});

export const applicationSummary = z.object({
  teamNo: z.number().int(),
  year: z.number().int(),
  seasonName: z.string(),
  trackNo: z.number().int(),
  stageNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  role: z.enum(['leader', 'member']),
  status: applicationStatus,
  teamName: z.string().nullable(),
  number: z.string().nullable(),
  ...unsent,
  missing: z.number().int(),
  /** The first three of them: the item, and whose document it is where each person brings one. */
  missingItems: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
  /** Who of a submitted team has not confirmed while they still can: how many, whether the asker, until when. */
  confirming: z.object({ waiting: z.number().int(), own: z.boolean(), until: instant }).nullable(),
  savedAt: instant,
  submittedAt: instant.nullable(),
  deadline,
  completion: askedCompletion.nullable(),
  eligibility: eligibilityNotice.nullable(),
  withdrawal: withdrawalNotice.nullable(),
  cancelledAt: instant.nullable(),
  stages: z.array(stageView),
});
export type ApplicationSummary = z.output<typeof applicationSummary>;
