import { previewJudgingLetters as lettersEndpoint } from '@chulbal/contract/evaluation/judging-letters';
import { needsOf } from '@chulbal/contract/evaluation/sheet-needs.rules';
import * as assignments from '@chulbal/contract/panels/assignments';
import * as conflicts from '@chulbal/contract/panels/conflicts';
import * as panels from '@chulbal/contract/panels/panels';
import { previewJudgingLetters } from '@chulbal/domain/judging-letters/queries';
import { getPanelBoard, proposePanels } from '@chulbal/domain/panels/board.queries';
import { listConflicts, listExclusionRequests } from '@chulbal/domain/panels/conflicts.queries';
import { getCoverage } from '@chulbal/domain/panels/coverage.queries';
import { dismissConflict, takeBackExclusion } from '@chulbal/domain/panels/dismissals.commands';
import { savePanelDraft, undoPanels } from '@chulbal/domain/panels/draft.commands';
import { decideExclusion } from '@chulbal/domain/panels/exclusions.commands';
import { listPlans } from '@chulbal/domain/panels/plans.queries';
import { publishPanels } from '@chulbal/domain/panels/publish.commands';
import { declareRelation, removeRelation } from '@chulbal/domain/panels/relations.commands';
import { saveStageSettings } from '@chulbal/domain/panels/settings.commands';
import { stageSettings } from '@chulbal/domain/panels/settings.queries';
import { getJudgedStage, listJudgedStages } from '@chulbal/domain/panels/stages.queries';
import { takeTeams } from '@chulbal/domain/panels/take.commands';
import { getStageRules } from '@chulbal/domain/results/facts.queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Who judges whom: conflicts, panels and what became of them. */
export function panelsRoutes(api: AdminApi, services: AdminApiServices): void {
  readingRoutes(api, services);
  planRoutes(api, services);
  conflictRoutes(api, services);
}

function readingRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(panels.listJudgedStages, ({ input, language, now }) =>
    listJudgedStages(db, { ...input, language, now }),
  );
  api.mount(panels.getStageSettings, async ({ input }) => {
    await getJudgedStage(db, input);
    return stageSettings(db, input);
  });
  api.mount(lettersEndpoint, ({ input, now }) => previewJudgingLetters(db, { ...input, publicUrl, now }));
  api.mount(panels.getPanelBoard, async ({ input, language, now }) => {
    const { saved, usual } = await getStageRules(db, input);
    return { ...(await getPanelBoard(db, { ...input, language, now })), needs: needsOf(saved ?? usual) };
  });
  api.mount(panels.proposePanels, ({ input }) =>
    proposePanels(db, { ...input, panelCount: input.panelCount ?? null }),
  );
  api.mount(panels.listPanelPlans, async ({ input }) => {
    await getJudgedStage(db, input);
    return listPlans(db, input);
  });
  api.mount(assignments.getCoverage, ({ input, language }) => getCoverage(db, { ...input, language }));
  api.mount(conflicts.listConflicts, ({ input }) => listConflicts(db, input));
  api.mount(conflicts.listExclusionRequests, ({ input }) => listExclusionRequests(db, input));
}

function planRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(panels.saveStageSettings, async ({ actor, input, now }) => {
    await saveStageSettings(db, actor, { ...input, now });
    return null;
  });
  api.mount(panels.savePanelDraft, ({ actor, input, now }) => savePanelDraft(db, actor, { ...input, now }));
  api.mount(panels.publishPanels, ({ actor, input, now }) => publishPanels(db, actor, { ...input, now }));
  api.mount(panels.undoPanels, ({ actor, input, now }) => undoPanels(db, actor, { ...input, now }));
  api.mount(assignments.endAssignments, ({ actor, input, now }) => takeTeams(db, actor, { ...input, now }));
}

function conflictRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(conflicts.declareRelation, ({ actor, input, now }) =>
    declareRelation(db, actor, { ...input, now }),
  );
  api.mount(conflicts.removeRelation, async ({ actor, input, now }) => {
    await removeRelation(db, actor, { ...input, now });
    return null;
  });
  api.mount(conflicts.dismissConflict, async ({ actor, input, now }) => {
    await dismissConflict(db, actor, { ...input, now });
    return null;
  });
  api.mount(conflicts.takeBackExclusion, async ({ actor, input, now }) => {
    await takeBackExclusion(db, actor, { ...input, now });
    return null;
  });
  api.mount(conflicts.decideExclusion, async ({ actor, input, now }) => {
    await decideExclusion(db, actor, { ...input, now });
    return null;
  });
}
