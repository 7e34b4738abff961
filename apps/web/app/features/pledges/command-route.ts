import { refusePledge, signPledge } from '@chulbal/contract/pledges';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { PledgeCommands } from './commands.ts';

const endpoints: { [K in keyof PledgeCommands]: PledgeCommands[K] } = {
  sign: signPledge,
  refuse: refusePledge,
};

/** `POST /pointer/pledge/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
