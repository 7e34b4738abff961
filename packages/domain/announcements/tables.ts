import type { AnnouncementShows, AnnouncementTemplates } from '@chulbal/contract/announcements/announcements';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/**
 * What is made known of a finalised result: pending until a second operator confirms, scheduled until its time, then
 * released. Of a stage at most one is open; what holds is the newest that was released.
 */
export type AnnouncementsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  resultVersion: number;
  state: 'pending' | 'scheduled' | 'released' | 'withdrawn';
  /** Not before the second operator has confirmed, whatever it says. */
  releaseAt: Date;
  templates: Json<AnnouncementTemplates>;
  shows: Json<AnnouncementShows>;
  /** Until when teams may appeal; null: not at all. */
  appealUntil: Date | null;
  /** Until when anybody may report something about a selected team; null: no list is made public. */
  verifyUntil: Date | null;
  requestedBy: number;
  requestedAt: Date;
  confirmedBy: number | null;
  confirmedAt: Date | null;
  releasedAt: Date | null;
  /** Whether every team was written to. */
  noticesDone: Generated<boolean>;
  withdrawnBy: number | null;
  withdrawnAt: Date | null;
  withdrawReason: string | null;
};

/** That a team's message about an announcement stands in the outbox. */
export type AnnouncementNoticesTable = { announcementId: number; teamNo: number; queuedAt: Date };

/** What a team reads of its evaluators' comments with the next announcement, as an operator has edited it. */
export type ResultCommentsTable = {
  trackNo: number;
  stageNo: number;
  teamNo: number;
  text: string;
  editedBy: number;
  editedAt: Date;
};

/**
 * What a released announcement told a team of its edited comments, empty where nothing was edited: kept when they are
 * edited again. Where no row is, `resultComments` holds.
 */
export type AnnouncedCommentsTable = { announcementId: number; teamNo: number; text: string };

type Decided = {
  state: 'open' | 'upheld' | 'rejected';
  answer: string | null;
  decidedBy: number | null;
  decidedAt: Date | null;
};

/** A team's objection to its result; one for each stage. */
export type AppealsTable = Decided & {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  teamNo: number;
  announcementId: number;
  textSealed: Buffer;
  madeBy: number;
  madeAt: Date;
};

/** What somebody reported about a selected team while the list was open to verification. */
export type VerificationReportsTable = Decided & {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  teamNo: number;
  /** Name and contact, sealed JSON; empty once nobody needs them any more. */
  reporterSealed: Buffer;
  textSealed: Buffer;
  madeAt: Date;
};

export type AnnouncementsTables = {
  announcements: AnnouncementsTable;
  announcementNotices: AnnouncementNoticesTable;
  resultComments: ResultCommentsTable;
  announcedComments: AnnouncedCommentsTable;
  appeals: AppealsTable;
  verificationReports: VerificationReportsTable;
};
