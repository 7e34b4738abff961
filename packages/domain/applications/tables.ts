import type { BulkAct } from '@chulbal/contract/applications/bulk-acts';
import type { CompletionText } from '@chulbal/contract/applications/completion-texts';
import type { BusinessStatus } from '@chulbal/contract/applications/tax-office';
import type { Language } from '@chulbal/contract/language';
import type { DocumentSlot } from '@chulbal/contract/seasons/seasons';
import type { ColumnType, Generated } from 'kysely';
import type { MemberPartsTables } from './parts.tables.ts';

/** Null where nothing is given. */
type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;
type Json<T> = ColumnType<T, unknown, unknown>;

export type ApplicationStatus = 'draft' | 'submitted' | 'cancelled';

/**
 * One team's entry in a track. What is being written stands in `fieldsSealed` (it holds personal data);
 * what was submitted stands in `submissions`, and the columns of the public list are copied from there.
 */
export type ApplicationsTable = {
  teamNo: Generated<number>;
  seasonId: number;
  trackNo: number;
  stageNo: number;
  leaderId: number;
  status: ApplicationStatus;
  /** Lane and serial (3-0417), given at the first submission. */
  number: string | null;
  serial: number | null;
  /** From the last submission; null before it. */
  teamName: string | null;
  itemName: string | null;
  itemPart: string | null;
  regionId: number | null;
  /** Lower-case team and item name without spaces, their initial consonants behind. */
  searchText: string | null;
  /** Its single characters and pairs of neighbours, for the index. */
  searchTokens: string[] | null;
  submissionVersion: number;
  submittedAt: Date | null;
  cancelledAt: Date | null;
  /** Until when members may confirm though the stage's date is past, where an operator gave the team more time. */
  confirmUntil: OrNull<Date>;
  /** Since when the team is in no panel and no ranking, by an operator's decision about its eligibility. */
  ineligibleAt: OrNull<Date>;
  /** JSON of the draft's fields by path, sealed. */
  fieldsSealed: Buffer;
  /** Path → draft version in which the field last changed. */
  fieldVersions: Json<Record<string, number>>;
  draftVersion: number;
  /** Looked through for registration numbers: false of what is older than their refusal. */
  draftChecked: Generated<boolean>;
  /** Whether the draft holds changes that the last submission does not. */
  changed: boolean;
  savedAt: Date;
  createdAt: Date;
  /** Since when nothing of it is left but numbers, times and hashes, for its time was over. */
  emptiedAt: OrNull<Date>;
};

export type DraftVersionsTable = {
  teamNo: number;
  version: number;
  fieldsSealed: Buffer;
  savedBy: number;
  savedAt: Date;
  /** Files that stood in the draft when this version was written, or when a later step changed them with it. */
  fileNames: Generated<string[]>;
  draftChecked: Generated<boolean>;
};

/** A file as a submission keeps it: enough to prove later which bytes were handed in. */
export type SubmittedFile = {
  slot: DocumentSlot;
  serverFileName: string;
  /** Whose document it is, where a slot asks everyone. */
  person?: string | undefined;
  name: string;
  size: number;
  sha256: string;
};

export type SubmissionsTable = {
  id: Generated<number>;
  teamNo: number;
  version: number;
  idempotencyKey: string;
  rulesVersion: number;
  /** When the request's head reached the web server. */
  arrivedAt: Date;
  fieldsSealed: Buffer;
  files: Json<SubmittedFile[]>;
  /** SHA-256 of the canonical content, in hex. */
  contentSha256: string;
};

export type MembersTable = {
  tmNo: Generated<number>;
  teamNo: number;
  seasonId: number;
  trackNo: number;
  /** 0 where one track a year is the rule, so that phones are unique in the season; else the track. */
  exclusiveTrack: number;
  /** The member's key in the draft's paths; `leader` for the leader. */
  memberKey: string;
  /** `tmJang`: 2 leader, 1 member. */
  role: number;
  userId: number | null;
  name: string;
  phoneIndex: string;
  schoolId: number | null;
  schoolName: string;
  /** All of the member's fields as submitted, sealed JSON. */
  fieldsSealed: Buffer;
  /** What a linked member wrote about themselves since it was last submitted otherwise: sealed JSON by field. */
  ownTextsSealed: Buffer | null;
  status: 'active' | 'removed' | 'refused' | 'cancelled';
  position: number;
  confirmedAt: Date | null;
};

export type MemberInvitationsTable = {
  tokenHash: string;
  tmNo: number;
  createdAt: Date;
};

/** Last serial given in a track, so that numbers have no gaps and no doubles. */
export type TrackSerialsTable = { trackNo: number; last: number };

/** What an operator decided about one claimed bonus item. */
export type BonusDecisionsTable = {
  teamNo: number;
  /** 0 to 2, as in `additionList`. */
  place: number;
  /** Of the claim it is about: one that is changed afterwards is pending again. */
  claimSha256: string;
  decision: 'verified' | 'rejected';
  reason: string;
  decidedBy: number;
  decidedAt: Date;
};

export type CompletionRequestsTable = {
  id: Generated<number>;
  teamNo: number;
  /** Slots and parts that were asked for (`completionItem`). */
  items: Json<string[]>;
  message: string;
  dueAt: Date;
  state: 'open' | 'answered' | 'closed';
  askedBy: number;
  askedAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
};

export type Claim = { place: number; aaNo: number; points: number; sha256: string };

/**
 * What the console's table shows of a submission, kept beside it so that no line opens sealed data. `claimed` to
 * `points` are counted from the claims and their decisions.
 */
export type ApplicationDeskTable = {
  teamNo: number;
  assigneeId: number | null;
  /** In which the leader last submitted. */
  language: Language;
  leaderMasked: string;
  fileCount: number;
  claims: Json<Claim[]>;
  claimed: number;
  pending: number;
  verified: number;
  rejected: number;
  points: number;
  /** Counts what was written here of the submission. */
  revision: Generated<number>;
  /** The one up to which the team was compared with the others. */
  comparedRevision: Generated<number>;
};

/** By what teams are compared: a name without spaces in lower case, or the SHA-256 of a file. */
export type LikenessMarksTable = { teamNo: number; kind: Likeness['kind']; mark: string };

export type Likeness = { kind: 'teamName' | 'itemName' | 'file'; alike: number };

/** Teams that look alike, both ways round; shown, never decided by the machine. */
export type SimilarTeamsTable = { teamNo: number; otherNo: number; why: Json<Likeness[]> };

export type SavedViewsTable = {
  id: Generated<number>;
  operatorId: number;
  name: string;
  /** Query text of the table's address. */
  query: string;
  position: number;
};

/** What the tax office said of the business number of a submission; `none` where the team has none. */
export type BusinessStatusesTable = {
  teamNo: number;
  submissionVersion: number;
  state: BusinessStatus | 'none' | 'unanswered';
  askedAt: Date;
};

/** A team that left, or was taken out, after it had submitted; one of a team stands, which is one that has not ended. */
export type WithdrawalsTable = {
  id: Generated<number>;
  teamNo: number;
  byWhom: 'operator' | 'team';
  reasonSealed: Buffer;
  /** `tmNo` of everybody who was in the team then. */
  members: number[];
  withdrawnBy: number;
  withdrawnAt: Date;
  /** Taken back by an operator. */
  endedBy: OrNull<number>;
  endedAt: OrNull<Date>;
};

export type BulkActKind = BulkAct['kind'];

/** A decision as it stood before or stands now; null where the item was or is pending. */
export type BonusStanding = {
  decision: 'verified' | 'rejected';
  reason: string;
  decidedBy: number;
  /** An instant, so that it can be kept as JSON. */
  decidedAt: string;
} | null;

/** One item that a bulk act has decided: of which claim, and what stood before. */
export type BonusUndo = { teamNo: number; place: number; sha256: string; before: BonusStanding };

/** An application that a bulk act has given to somebody, and whose it was before. */
export type AssigneeUndo = { teamNo: number; before: number | null; after: number | null };

/** What a bulk act has changed; of messages nothing, for those cannot be taken back. */
export type BulkChanges =
  | { kind: 'bonus'; after: 'pending' | 'verified' | 'rejected'; items: BonusUndo[] }
  | { kind: 'assignee'; teams: AssigneeUndo[] }
  | { kind: 'messages' };

/** What was done to many applications at once. */
export type BulkActsTable = {
  id: Generated<number>;
  seasonId: number;
  kind: BulkActKind;
  doneBy: number;
  doneAt: Date;
  /** Applications that it changed, and of them one to name. */
  teams: number;
  teamNo: number | null;
  changes: Json<BulkChanges>;
  undoneBy: number | null;
  undoneAt: Date | null;
  /** Of an act that was undone, the applications that stayed as they are. */
  leftAlone: number | null;
};

/** A request for completion that operators keep under a name. */
export type CompletionTextsTable = {
  id: Generated<number>;
  name: string;
  items: Json<CompletionText['items']>;
  message: string;
  savedBy: number;
  savedAt: Date;
};

export type ApplicationsTables = MemberPartsTables & {
  withdrawals: WithdrawalsTable;
  businessStatuses: BusinessStatusesTable;
  applications: ApplicationsTable;
  draftVersions: DraftVersionsTable;
  submissions: SubmissionsTable;
  members: MembersTable;
  memberInvitations: MemberInvitationsTable;
  trackSerials: TrackSerialsTable;
  bonusDecisions: BonusDecisionsTable;
  completionRequests: CompletionRequestsTable;
  completionTexts: CompletionTextsTable;
  applicationDesk: ApplicationDeskTable;
  similarTeams: SimilarTeamsTable;
  likenessMarks: LikenessMarksTable;
  savedViews: SavedViewsTable;
  bulkActs: BulkActsTable;
};
