import {
  createPost,
  getWrittenPost,
  listPostVersions,
  publishPost,
  savePost,
  setPostHidden,
} from '@chulbal/contract/operator-posts';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { PostCommands } from './commands.ts';

const endpoints: { [K in keyof PostCommands]: PostCommands[K] } = {
  create: createPost,
  save: savePost,
  publish: publishPost,
  hide: setPostHidden,
  written: getWrittenPost,
  versions: listPostVersions,
};

/** `POST /console/posts/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
