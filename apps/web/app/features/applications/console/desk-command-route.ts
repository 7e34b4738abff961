import {
  assignApplications,
  closeCompletion,
  decideBonus,
  deleteView,
  remindMembers,
  requestCompletion,
  revealPeople,
  saveView,
} from '@chulbal/contract/operator-applications';
import { extendDeadline } from '@chulbal/contract/operator-seasons';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/desk-command-route';
import type { DeskCommands } from './desk-commands.ts';

const endpoints: { [K in keyof DeskCommands]: DeskCommands[K] } = {
  decideBonus,
  requestCompletion,
  closeCompletion,
  assign: assignApplications,
  remind: remindMembers,
  extend: extendDeadline,
  reveal: revealPeople,
  saveView,
  deleteView,
};

/** `POST /console/applications/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
