import { changePledgeText, getPledgeText } from '@chulbal/contract/pledges';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/pledge-text-route';
import type { PledgeTextCommands } from './pledge-text-commands.ts';

const endpoints: { [K in keyof PledgeTextCommands]: PledgeTextCommands[K] } = {
  read: getPledgeText,
  change: changePledgeText,
};

/** `POST /console/pledges/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
