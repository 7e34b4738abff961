import { remindOfMaterial } from '@chulbal/contract/operator-materials';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { MaterialCommands } from './commands.ts';

const endpoints: { [K in keyof MaterialCommands]: MaterialCommands[K] } = { remind: remindOfMaterial };

/** `POST /console/materials/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
