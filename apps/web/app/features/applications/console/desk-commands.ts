import type {
  assignApplications,
  closeCompletion,
  decideBonus,
  deleteView,
  remindMembers,
  requestCompletion,
  revealPeople,
  saveView,
} from '@chulbal/contract/operator-applications';
import type { extendDeadline } from '@chulbal/contract/operator-seasons';
import { commandsAt } from '../../console/commands.ts';

/** What the screens of applications ask of the server beside loading. */
export type DeskCommands = {
  decideBonus: typeof decideBonus;
  requestCompletion: typeof requestCompletion;
  closeCompletion: typeof closeCompletion;
  assign: typeof assignApplications;
  remind: typeof remindMembers;
  extend: typeof extendDeadline;
  reveal: typeof revealPeople;
  saveView: typeof saveView;
  deleteView: typeof deleteView;
};

export const deskCommand = commandsAt<DeskCommands>('/console/applications/command');
