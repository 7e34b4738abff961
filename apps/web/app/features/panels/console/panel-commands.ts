import type { endAssignments, getCoverage } from '@chulbal/contract/assignments';
import type {
  decideExclusion,
  declareRelation,
  dismissConflict,
  listConflicts,
  removeRelation,
  takeBackExclusion,
} from '@chulbal/contract/conflicts';
import type {
  getPanelBoard,
  listPanelPlans,
  proposePanels,
  publishPanels,
  savePanelDraft,
  saveStageSettings,
  undoPanels,
} from '@chulbal/contract/panels';
import { commandsAt } from '../../console/commands.ts';

/** What is asked and done about the panels of a stage. */
export type PanelCommands = {
  board: typeof getPanelBoard;
  saveSettings: typeof saveStageSettings;
  propose: typeof proposePanels;
  saveDraft: typeof savePanelDraft;
  publish: typeof publishPanels;
  undo: typeof undoPanels;
  plans: typeof listPanelPlans;
  coverage: typeof getCoverage;
  endAssignments: typeof endAssignments;
  conflicts: typeof listConflicts;
  declareRelation: typeof declareRelation;
  removeRelation: typeof removeRelation;
  decideExclusion: typeof decideExclusion;
  dismissConflict: typeof dismissConflict;
  takeBackExclusion: typeof takeBackExclusion;
};

export const panelCommand = commandsAt<PanelCommands>('/console/panels/command');
