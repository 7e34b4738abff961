import type {
  createPost,
  getWrittenPost,
  listPostVersions,
  publishPost,
  savePost,
  setPostHidden,
} from '@chulbal/contract/operator-posts';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with posts, and what an open editor asks. */
export type PostCommands = {
  create: typeof createPost;
  save: typeof savePost;
  publish: typeof publishPost;
  hide: typeof setPostHidden;
  written: typeof getWrittenPost;
  versions: typeof listPostVersions;
};

export const postCommand = commandsAt<PostCommands>('/console/posts/command');
