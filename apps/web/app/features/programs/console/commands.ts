import type {
  cancelApplicant,
  markAttendance,
  messageParticipants,
  revealApplicants,
} from '@chulbal/contract/operator-programs';
import { commandsAt } from '../../console/commands.ts';

export type ProgramCommands = {
  reveal: typeof revealApplicants;
  attendance: typeof markAttendance;
  cancel: typeof cancelApplicant;
  message: typeof messageParticipants;
};

export const programCommand = commandsAt<ProgramCommands>('/console/programs/command');
