import {
  changeOperatorRole,
  inviteOperator,
  resetOperator,
  setOperatorStatus,
  withdrawInvitation,
} from '@chulbal/contract/operators';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { OperatorCommands } from './commands.ts';

const endpoints: { [K in keyof OperatorCommands]: OperatorCommands[K] } = {
  invite: inviteOperator,
  withdraw: withdrawInvitation,
  changeRole: changeOperatorRole,
  setStatus: setOperatorStatus,
  reset: resetOperator,
};

/** `POST /console/operators/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
