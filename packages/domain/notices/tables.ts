import type { NoticeDraft, NoticeType } from '@chulbal/contract/notices';
import type { ColumnType, Generated } from 'kysely';

/** A file as a notice names it. */
export type Attachment = { serverFileName: string; name: string; size: number };

/** What is shown once `publishAt` has come; `draft` is what is being written and nobody sees. */
export type NoticesTable = {
  noticeNo: Generated<number>;
  noticeType: NoticeType;
  pinned: boolean;
  hidden: boolean;
  /** Null before the first publishing. */
  publishAt: Date | null;
  titleKo: string;
  titleEn: string;
  /** Sanitised rich text. */
  bodyKo: string;
  bodyEn: string;
  hasEn: ColumnType<boolean, never, never>;
  attachments: Attachment[];
  /** Opaque names of all files that the shown text needs. */
  files: string[];
  draft: NoticeDraft | null;
  draftFiles: string[];
  /** Counts the saves of the draft. */
  editVersion: number;
  /** Counts the publishings. */
  version: number;
  titleText: string;
  bodyText: string;
  titleTokens: string[];
  bodyTokens: string[];
  createdBy: number;
  createdAt: Date;
  updatedAt: Date;
};

export type NoticeVersionsTable = {
  noticeNo: number;
  version: number;
  content: NoticeDraft;
  publishAt: Date;
  publishedBy: number;
  publishedAt: Date;
};

export type NoticesTables = { notices: NoticesTable; noticeVersions: NoticeVersionsTable };
