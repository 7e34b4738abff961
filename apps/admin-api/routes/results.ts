import { getJudging } from '@chulbal/contract/overview';
import * as decisions from '@chulbal/contract/results/decisions';
import * as judges from '@chulbal/contract/results/judges';
import * as contract from '@chulbal/contract/results/results';
import { exportResultVersion } from '@chulbal/domain/results/export.commands';
import * as finalising from '@chulbal/domain/results/finalise.commands';
import { getJudges, getTeamScores } from '@chulbal/domain/results/judges.queries';
import { listJudging } from '@chulbal/domain/results/judging.queries';
import { reopenJudging } from '@chulbal/domain/results/reopen.commands';
import { decideTie, saveResultRules } from '@chulbal/domain/results/rules.commands';
import { listResultStages } from '@chulbal/domain/results/stages.queries';
import * as views from '@chulbal/domain/results/view.queries';
import { waiveSheets, waiveSignature } from '@chulbal/domain/results/waivers.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Results of judged stages: what they are and could be, and how two operators finalise them. */
export function resultsRoutes(api: AdminApi, { db, publicUrl, clock }: AdminApiServices): void {
  api.mount(contract.listResultStages, ({ input }) => listResultStages(db, input));
  api.mount(contract.getResult, ({ actor, input, now }) => views.getResult(db, actor, { ...input, now }));
  api.mount(contract.previewResult, ({ input }) => views.previewResult(db, input));
  api.mount(contract.getResultVersion, ({ input }) => views.getResultVersion(db, input));
  api.mount(judges.getTeamScores, ({ input }) => getTeamScores(db, input));
  api.mount(judges.judgeStatistics, ({ input }) => getJudges(db, input));
  api.mount(getJudging, ({ actor, input, language, now }) =>
    listJudging(db, actor, { ...input, language, now }),
  );

  api.mount(contract.saveResultRules, async ({ actor, input, now }) => {
    await saveResultRules(db, actor, { ...input, now });
    return null;
  });
  api.mount(decisions.waiveSignature, async ({ actor, input, now }) => {
    await waiveSignature(db, actor, { ...input, now });
    return null;
  });
  api.mount(decisions.waiveSheets, async ({ actor, input, now }) => {
    await waiveSheets(db, actor, { ...input, now });
    return null;
  });
  api.mount(decisions.reopenJudging, async ({ actor, input, now }) => {
    await reopenJudging(db, actor, { ...input, now });
    return null;
  });
  api.mount(decisions.decideTie, async ({ actor, input, now }) => {
    await decideTie(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.requestFinalising, async ({ actor, input, now }) => ({
    requestId: await finalising.requestFinalising(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(contract.requestWithdrawal, ({ actor, input, now }) =>
    finalising.requestWithdrawal(db, actor, { ...input, publicUrl, now }),
  );
  api.mount(contract.confirmFinalising, ({ actor, input, now }) =>
    finalising.confirmFinalising(db, actor, { requestId: input.resultRequestId, now }),
  );
  api.mount(contract.declineFinalising, async ({ actor, input, now }) => {
    const { resultRequestId: requestId, reason } = input;
    await finalising.declineFinalising(db, actor, { requestId, reason, now });
    return null;
  });
  api.mount(contract.exportResultVersion, ({ actor, input, now }) =>
    exportResultVersion(db, actor, { ...input, now, clock }),
  );
}
