import { recuseTarget, reopenSheet, saveSheet, signStage, submitSheet } from '@chulbal/contract/evaluation';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { EvaluationCommands } from './commands.ts';

const endpoints: { [K in keyof EvaluationCommands]: EvaluationCommands[K] } = {
  save: saveSheet,
  submit: submitSheet,
  reopen: reopenSheet,
  recuse: recuseTarget,
  sign: signStage,
};

/** `POST /pointer/evaluation/command`: what an evaluator's screens ask for, by name, as that evaluator. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
