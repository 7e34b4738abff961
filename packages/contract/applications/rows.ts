import { z } from 'zod';
import { instant } from '../fields.ts';
import { documentSlot, stageView } from '../seasons/seasons.ts';
import { applicationStatus, deadline } from './applications.ts';
import { businessStatus } from './tax-office.ts';
import { historyGroups } from './values.ts';

/** none: nothing claimed; pending: something to verify; verified, rejected: all decided, and at least one rejected. */
export const bonusState = z.enum(['none', 'pending', 'verified', 'rejected']);
export const completionState = z.enum(['open', 'answered', 'closed']);

/** A line of the table. Nothing personal is in it but the leader's masked name (최O진). */
export const applicationRow = z.object({
  teamNo: z.number().int(),
  number: z.string().nullable(),
  status: applicationStatus,
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  teamName: z.string(),
  itemName: z.string(),
  itemPart: z.string(),
  region: z.string().nullable(),
  leaderName: z.string(),
  memberCount: z.number().int(),
  unconfirmed: z.number().int(),
  bonus: z.object({
    claimed: z.number().int(),
    pending: z.number().int(),
    verified: z.number().int(),
    rejected: z.number().int(),
    /** Points verified so far. */
    points: z.number().int(),
  }),
  files: z.number().int(),
  completion: z.object({ state: completionState, dueAt: instant }).nullable(),
  similar: z.number().int(),
  submissionVersion: z.number().int(),
  submittedAt: instant.nullable(),
  assignee: z.object({ operatorId: z.number().int(), name: z.string() }).nullable(),
});
export type ApplicationRow = z.output<typeof applicationRow>;

/** A person of a team, masked by the server (P-11): 최O진, 010-****-2719, s***@example.com, 2004. */
export const maskedPerson = z.object({
  tmNo: z.number().int(),
  tmJang: z.number().int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  birth: z.string(),
  school: z.string(),
  grade: z.string(),
  major: z.string(),
  sido: z.string(),
  country: z.string(),
  status: z.enum(['active', 'refused', 'removed']),
  confirmedAt: instant.nullable(),
});

export const claimedBonus = z.object({
  /** Place of the item in the application, 0 to 2. */
  place: z.number().int(),
  aaNo: z.number().int(),
  name: z.string(),
  points: z.number().int(),
  history: z.string(),
  serverFileName: z.string().nullable(),
  state: z.enum(['pending', 'verified', 'rejected']),
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  reason: z.string().nullable(),
});

export const similarTeam = z.object({
  teamNo: z.number().int(),
  number: z.string(),
  teamName: z.string(),
  itemName: z.string(),
  lane: z.number().int(),
  year: z.number().int(),
  /** file: the very same bytes; teamName, itemName: alike by so many hundredths. */
  why: z.array(z.object({ kind: z.enum(['teamName', 'itemName', 'file']), alike: z.number().int() })),
});

export const completionRequest = z.object({
  requestId: z.number().int(),
  items: z.array(z.string()),
  message: z.string(),
  dueAt: instant,
  state: completionState,
  askedBy: z.string(),
  askedAt: instant,
  answeredAt: instant.nullable(),
});

/** Why a team is out, by whose word and who that was; `mayUndo` while nothing that came later depends on it. */
export const standingWithdrawal = z.object({
  withdrawalId: z.number().int(),
  by: z.enum(['operator', 'team']),
  who: z.string(),
  reason: z.string(),
  at: instant,
  mayUndo: z.boolean(),
});

export const historyGroup = z.enum(historyGroups);
export type HistoryGroup = (typeof historyGroups)[number];

/**
 * What happened, newest first: from submissions and the audit log. What the same person did in the same way on the
 * same day for the same reason is one event: `count` times, from `since` to `at`; `things` counts what it was done to,
 * as documents that were opened, where the log says so. `target.open` stands for seeing the team and opening its
 * documents.
 */
export const historyEvent = z.object({
  at: instant,
  since: instant,
  action: z.string(),
  group: historyGroup,
  who: z.string(),
  /** Whether `who` is an evaluator. */
  evaluator: z.boolean(),
  reason: z.string().nullable(),
  count: z.number().int(),
  things: z.number().int(),
});
export type HistoryEvent = z.output<typeof historyEvent>;

/** Everything about one application that its drawer shows; of drafts only that they exist. */
export const applicationDetail = z.object({
  row: applicationRow,
  year: z.number().int(),
  deadline,
  /** Answers of the team step in words, by field; choices by their label. */
  answers: z.array(z.object({ field: z.string(), text: z.string() })),
  /** What the tax office says of the business number; null state: not answered yet. Null where there is no number. */
  business: z.object({ state: businessStatus.nullable(), askedAt: instant.nullable() }).nullable(),
  people: z.array(maskedPerson),
  bonuses: z.array(claimedBonus),
  files: z.array(
    z.object({
      serverFileName: z.string(),
      slot: documentSlot,
      label: z.string(),
      name: z.string(),
      size: z.number().int(),
      sha256: z.string(),
      storedAt: instant,
      /** Why evaluators do not get it: of a blind stage, as its metadata could not be taken out; of any, as it is held back. */
      uncleaned: z.enum(['unreadable', 'tooLarge', 'tooSlow', 'refused', 'registrationNumber']).nullable(),
    }),
  ),
  receipts: z.array(z.object({ version: z.number().int(), arrivedAt: instant, contentSha256: z.string() })),
  completions: z.array(completionRequest),
  withdrawal: standingWithdrawal.nullable(),
  extensions: z.array(
    z.object({ stageNo: z.number().int(), closesAt: instant, reason: z.string(), at: instant }),
  ),
  similar: z.array(similarTeam),
  history: z.array(historyEvent),
  stages: z.array(stageView),
});
export type ApplicationDetail = z.output<typeof applicationDetail>;
