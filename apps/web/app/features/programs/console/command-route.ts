import {
  cancelApplicant,
  markAttendance,
  messageParticipants,
  revealApplicants,
} from '@chulbal/contract/operator-programs';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/command-route';
import type { ProgramCommands } from './commands.ts';

const endpoints: { [K in keyof ProgramCommands]: ProgramCommands[K] } = {
  reveal: revealApplicants,
  attendance: markAttendance,
  cancel: cancelApplicant,
  message: messageParticipants,
};

/** `POST /console/programs/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
