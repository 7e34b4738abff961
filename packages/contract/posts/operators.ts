import { z } from 'zod';
import { endpoint, noData, pageOf, pageQuery } from '../endpoint.ts';
import { instant, wholeNo } from '../fields.ts';
import { hofDraft } from '../hall-of-fame/hall-of-fame.ts';
import { heroDraft } from '../heroes.ts';
import { noticeDraft } from '../notices.ts';
import { pastDraft } from '../past-companies/past-companies.ts';
import { programDraft } from '../programs/programs.ts';
import { resourceDraft } from '../resources.ts';
import { type Board, boards } from './values.ts';

/** A post as it is written, of whichever board. */
export const postDraft = z.discriminatedUnion('board', [
  noticeDraft,
  programDraft,
  resourceDraft,
  heroDraft,
  pastDraft,
  hofDraft,
]);
export type PostDraft = z.output<typeof postDraft>;

export const board = z.enum(boards);
export type DraftOf<B extends Board> = Extract<PostDraft, { board: B }>;

/** Where a post stands: never published, waiting for its time, shown, or taken out of sight. */
export const postState = z.enum(['draft', 'scheduled', 'published', 'hidden']);
export type PostState = z.output<typeof postState>;

export const postRow = z.object({
  postNo: z.number().int(),
  kind: z.string(),
  title: z.string(),
  state: postState,
  pinned: z.boolean(),
  hasEnglish: z.boolean(),
  /** Something was written since the last publishing. */
  changed: z.boolean(),
  publishAt: instant.nullable(),
  updatedAt: instant,
});
export type PostRow = z.output<typeof postRow>;

export const listWrittenPosts = endpoint({
  method: 'GET',
  path: '/admin/post/query/list',
  access: 'operator',
  may: 'editContent',
  summary: 'Posts of a board, those being written too',
  input: z.strictObject({ ...pageQuery, board, keyword: z.string().trim().max(50, 'tooLong').optional() }),
  output: pageOf(postRow),
});

/** `draft` is what is being written, or what is shown where nothing is. `editVersion` counts the saves. */
export const writtenPost = z.object({
  postNo: z.number().int(),
  state: postState,
  changed: z.boolean(),
  draft: postDraft,
  editVersion: z.number().int(),
  version: z.number().int(),
  publishAt: instant.nullable(),
  savedAt: instant,
});
export type WrittenPost = z.output<typeof writtenPost>;

export const getWrittenPost = endpoint({
  method: 'GET',
  path: '/admin/post/query/written',
  access: 'operator',
  may: 'editContent',
  summary: 'A post as it is written',
  input: z.strictObject({ postNo: wholeNo }),
  output: writtenPost,
});

export const postVersion = z.object({
  version: z.number().int(),
  content: postDraft,
  publishAt: instant,
  publishedAt: instant,
  publishedBy: z.string(),
});
export type PostVersion = z.output<typeof postVersion>;

/** Everything that was shown of a post, the newest first. */
export const listPostVersions = endpoint({
  method: 'GET',
  path: '/admin/post/query/versions',
  access: 'operator',
  may: 'editContent',
  summary: 'Published versions of a post',
  input: z.strictObject({ postNo: wholeNo }),
  output: z.array(postVersion),
});

const mostBytes = 1024 ** 2;

/** Begins a post: nobody sees it before it is published. */
export const createPost = endpoint({
  method: 'POST',
  path: '/admin/post/command/create',
  access: 'operator',
  may: 'editContent',
  summary: 'Begin a post',
  mostBytes,
  input: z.strictObject({ draft: postDraft }),
  output: writtenPost,
});

/**
 * Keeps what is being written; what is shown stays. 4043 when somebody saved since `editVersion`, 400 for a draft of
 * another board.
 */
export const savePost = endpoint({
  method: 'POST',
  path: '/admin/post/command/save',
  access: 'operator',
  may: 'editContent',
  summary: 'Save what is written of a post',
  mostBytes,
  input: z.strictObject({ postNo: wholeNo, editVersion: z.number().int().min(0), draft: postDraft }),
  output: writtenPost,
});

/**
 * Shows what is written from `publishAt` on, at once where it is null. 400 with a field error without a Korean title
 * or text, with half an English one, with a picture without words, or for what its board asks beside; 4043 when
 * somebody saved since `editVersion`.
 */
export const publishPost = endpoint({
  method: 'POST',
  path: '/admin/post/command/publish',
  access: 'operator',
  may: 'editContent',
  summary: 'Publish a post',
  input: z.strictObject({
    postNo: wholeNo,
    editVersion: z.number().int().min(0),
    publishAt: instant.nullable(),
  }),
  output: writtenPost,
});

/** Takes a published post out of sight, or shows it again. 404 for one that was never published. */
export const setPostHidden = endpoint({
  method: 'POST',
  path: '/admin/post/command/hide',
  access: 'operator',
  may: 'editContent',
  summary: 'Hide or show a post',
  input: z.strictObject({ postNo: wholeNo, hidden: z.boolean() }),
  output: noData,
});
