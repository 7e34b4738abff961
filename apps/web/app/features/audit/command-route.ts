import { reviewExports } from '@chulbal/contract/audit';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { ExportCommands } from './commands.ts';

const endpoints: { [K in keyof ExportCommands]: ExportCommands[K] } = { review: reviewExports };

/** `POST /console/exports/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
