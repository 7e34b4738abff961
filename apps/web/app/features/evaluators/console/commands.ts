import type {
  editEvaluator,
  inviteEvaluator,
  inviteEvaluators,
  readEvaluatorList,
  revealEvaluator,
  sendEvaluatorPassword,
  setEvaluatorStatus,
} from '@chulbal/contract/evaluators';
import { commandsAt } from '../../console/commands.ts';

/** What operators do with evaluators. */
export type EvaluatorCommands = {
  invite: typeof inviteEvaluator;
  edit: typeof editEvaluator;
  setStatus: typeof setEvaluatorStatus;
  sendPassword: typeof sendEvaluatorPassword;
  reveal: typeof revealEvaluator;
  readList: typeof readEvaluatorList;
  inviteSeveral: typeof inviteEvaluators;
};

export const evaluatorCommand = commandsAt<EvaluatorCommands>('/console/evaluators/command');
