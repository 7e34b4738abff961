import { decideTie, waiveSheets, waiveSignature } from '@chulbal/contract/result-decisions';
import { getTeamScores } from '@chulbal/contract/result-judges';
import {
  confirmFinalising,
  declineFinalising,
  previewResult,
  requestFinalising,
  requestWithdrawal,
  saveResultRules,
} from '@chulbal/contract/results';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { ResultCommands } from './commands.ts';

const endpoints: { [K in keyof ResultCommands]: ResultCommands[K] } = {
  preview: previewResult,
  saveRules: saveResultRules,
  waive: waiveSignature,
  waiveSheets,
  decideTie,
  request: requestFinalising,
  withdraw: requestWithdrawal,
  confirm: confirmFinalising,
  decline: declineFinalising,
  scores: getTeamScores,
};

/** `POST /console/results/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
