import { remindEvaluators } from '@chulbal/contract/operator-evaluation';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { OverviewCommands } from './commands.ts';

const endpoints: { [K in keyof OverviewCommands]: OverviewCommands[K] } = { remind: remindEvaluators };

/** `POST /console/overview/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
