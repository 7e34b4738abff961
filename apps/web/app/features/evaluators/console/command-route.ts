import {
  editEvaluator,
  inviteEvaluator,
  inviteEvaluators,
  readEvaluatorList,
  revealEvaluator,
  sendEvaluatorPassword,
  setEvaluatorStatus,
} from '@chulbal/contract/evaluators';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { EvaluatorCommands } from './commands.ts';

const endpoints: { [K in keyof EvaluatorCommands]: EvaluatorCommands[K] } = {
  invite: inviteEvaluator,
  edit: editEvaluator,
  setStatus: setEvaluatorStatus,
  sendPassword: sendEvaluatorPassword,
  reveal: revealEvaluator,
  readList: readEvaluatorList,
  inviteSeveral: inviteEvaluators,
};

/** `POST /console/evaluators/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
