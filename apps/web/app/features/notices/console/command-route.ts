import { createNotice, publishNotice, saveNotice, setNoticeHidden } from '@chulbal/contract/operator-notices';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { NoticeCommands } from './commands.ts';

const endpoints: { [K in keyof NoticeCommands]: NoticeCommands[K] } = {
  create: createNotice,
  save: saveNotice,
  publish: publishNotice,
  hide: setNoticeHidden,
};

/** `POST /console/notices/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
