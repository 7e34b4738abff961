import type {
  changeOperatorRole,
  inviteOperator,
  resetOperator,
  setOperatorStatus,
  withdrawInvitation,
} from '@chulbal/contract/operators';
import { commandsAt } from '../console/commands.ts';

/** What an owner decides about operators. */
export type OperatorCommands = {
  invite: typeof inviteOperator;
  withdraw: typeof withdrawInvitation;
  changeRole: typeof changeOperatorRole;
  setStatus: typeof setOperatorStatus;
  reset: typeof resetOperator;
};

export const operatorCommand = commandsAt<OperatorCommands>('/console/operators/command');
