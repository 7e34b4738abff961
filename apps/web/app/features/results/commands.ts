import type { decideTie, waiveSheets, waiveSignature } from '@chulbal/contract/result-decisions';
import type { getTeamScores } from '@chulbal/contract/result-judges';
import type {
  confirmFinalising,
  declineFinalising,
  previewResult,
  requestFinalising,
  requestWithdrawal,
  saveResultRules,
} from '@chulbal/contract/results';
import { commandsAt } from '../console/commands.ts';

/** What the screens of results ask of the server beside loading. */
export type ResultCommands = {
  preview: typeof previewResult;
  saveRules: typeof saveResultRules;
  waive: typeof waiveSignature;
  waiveSheets: typeof waiveSheets;
  decideTie: typeof decideTie;
  request: typeof requestFinalising;
  withdraw: typeof requestWithdrawal;
  confirm: typeof confirmFinalising;
  decline: typeof declineFinalising;
  scores: typeof getTeamScores;
};

export const resultCommand = commandsAt<ResultCommands>('/console/results/command');
