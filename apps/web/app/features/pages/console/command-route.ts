import { getPageVersion, publishPage, savePage, withdrawPage } from '@chulbal/contract/operator-pages';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { PageCommands } from './commands.ts';

const endpoints: { [K in keyof PageCommands]: PageCommands[K] } = {
  save: savePage,
  publish: publishPage,
  withdraw: withdrawPage,
  version: getPageVersion,
};

/** `POST /console/pages/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
