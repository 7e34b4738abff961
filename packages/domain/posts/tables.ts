import type { PostDraft } from '@chulbal/contract/posts/operators';
import type { Attachment } from '@chulbal/contract/posts/posts';
import type { Board } from '@chulbal/contract/posts/values';
import type { ColumnType, Generated } from 'kysely';

/** What is shown once `publishAt` has come; `draft` is what is being written and nobody sees. */
export type PostsTable = {
  postNo: Generated<number>;
  board: Board;
  /** What it is about: a word of its board. */
  kind: string;
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
  /** What its board says beside the text. */
  details: PostDraft['details'];
  draft: PostDraft | null;
  /** Counts the saves of the draft. */
  editVersion: number;
  /** Counts the publishings. */
  version: number;
  titleTokens: string[];
  bodyTokens: string[];
  createdBy: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The searched texts of a post, apart from what is read of every post that a search meets. */
export type PostTextsTable = { postNo: number; titleText: string; bodyText: string };

export type PostVersionsTable = {
  postNo: number;
  version: number;
  content: PostDraft;
  publishAt: Date;
  publishedBy: number;
  publishedAt: Date;
};

export type PostsTables = {
  posts: PostsTable;
  postTexts: PostTextsTable;
  postVersions: PostVersionsTable;
};
