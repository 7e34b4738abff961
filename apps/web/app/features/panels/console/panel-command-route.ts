import { endAssignments, getCoverage } from '@chulbal/contract/assignments';
import {
  decideExclusion,
  declareRelation,
  dismissConflict,
  listConflicts,
  removeRelation,
  takeBackExclusion,
} from '@chulbal/contract/conflicts';
import {
  getPanelBoard,
  listPanelPlans,
  proposePanels,
  publishPanels,
  savePanelDraft,
  saveStageSettings,
  undoPanels,
} from '@chulbal/contract/panels';
import { visitOf } from '../../../lib/visit.server.ts';
import { replyToCommand } from '../../console/command-reply.server.ts';
import type { Route } from './+types/panel-command-route';
import type { PanelCommands } from './panel-commands.ts';

const endpoints: { [K in keyof PanelCommands]: PanelCommands[K] } = {
  board: getPanelBoard,
  saveSettings: saveStageSettings,
  propose: proposePanels,
  saveDraft: savePanelDraft,
  publish: publishPanels,
  undo: undoPanels,
  plans: listPanelPlans,
  coverage: getCoverage,
  endAssignments,
  conflicts: listConflicts,
  declareRelation,
  removeRelation,
  decideExclusion,
  dismissConflict,
  takeBackExclusion,
};

/** `POST /console/panels/command` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand(endpoints, request, visitOf(context));
}
