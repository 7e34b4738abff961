import { saveSiteSettings } from '@chulbal/contract/site';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { SiteCommands } from './commands.ts';

const endpoints: { [K in keyof SiteCommands]: SiteCommands[K] } = { save: saveSiteSettings };

/** `POST /console/site/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
