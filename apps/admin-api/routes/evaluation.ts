import * as contract from '@chulbal/contract/evaluation/evaluation';
import * as operators from '@chulbal/contract/evaluation/operators';
import * as progress from '@chulbal/contract/evaluation/progress';
import { deviceKeyOf } from '@chulbal/domain/accounts/rules';
import { openJudgedDocument } from '@chulbal/domain/evaluation/documents.commands';
import { handOver } from '@chulbal/domain/evaluation/hand-over.commands';
import { listHandOverOptions } from '@chulbal/domain/evaluation/hand-over.queries';
import { openTargets } from '@chulbal/domain/evaluation/list.commands';
import {
  remindEvaluators,
  unlockSignature,
  voidSheetById,
} from '@chulbal/domain/evaluation/operators.commands';
import { getJudgingProgress } from '@chulbal/domain/evaluation/panel-progress.queries';
import { getProgress, listSheetRows } from '@chulbal/domain/evaluation/progress.queries';
import { recuseTarget } from '@chulbal/domain/evaluation/recuse.commands';
import { reopenSheet, saveSheet, submitSheet } from '@chulbal/domain/evaluation/sheets.commands';
import { signStage } from '@chulbal/domain/evaluation/sign.commands';
import { getSignedSheets } from '@chulbal/domain/evaluation/signed.queries';
import { openTarget } from '@chulbal/domain/evaluation/target.commands';
import { fault } from '@chulbal/domain/fault';
import { openCleanCopy } from '@chulbal/domain/files/clean-copies.commands';
import { drawPaper } from '@chulbal/domain/papers/draw-paper';
import { getSite } from '@chulbal/domain/site/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What evaluators judge, and what operators see of it and do about it. */
export function evaluationRoutes(api: AdminApi, services: AdminApiServices): void {
  readingRoutes(api, services);
  writingRoutes(api, services);
  operatorRoutes(api, services);
}

function readingRoutes(api: AdminApi, { db, files }: AdminApiServices): void {
  api.mount(contract.listTargets, ({ actor, input, language, now }) =>
    openTargets(db, actor, { ...input, language, now }),
  );
  api.mount(contract.getTarget, ({ actor, input, language, now }) =>
    openTarget(db, actor, { ...input, language, now }),
  );
  api.mount(contract.readJudgedDocument, async ({ actor, input, language, now }) => {
    const document = await openJudgedDocument(db, actor, { ...input, language, now });
    const file = { contentType: document.mime, fileName: document.name };
    if (document.blind) return { ...(await openCleanCopy(db, files, { ...document, now })), ...file };
    const stored = await files.read(document.serverFileName);
    if (!stored) throw fault('notFound');
    return { ...stored, ...file };
  });
  api.mount(contract.scoreSheetPdf, async ({ actor, input, language, now }) => {
    const signed = await getSignedSheets(db, actor, { ...input, language, now });
    const { brand } = await getSite(db, { language });
    // Drawing loads PDF machinery and fonts of a few MB: only when somebody asks for a paper.
    const pdf = await drawPaper('scoreSheet', signed, { brand, language });
    const name = language === 'ko' ? '심사표' : 'score-sheets';
    return {
      stream: pdf,
      size: pdf.length,
      contentType: 'application/pdf',
      fileName: `${name} ${input.trackNo}-${input.stageNo}.pdf`,
    };
  });
}

function writingRoutes(api: AdminApi, { db, sessionSecrets }: AdminApiServices): void {
  api.mount(contract.evaluatorDeviceKey, async ({ actor }) => ({
    key: deviceKeyOf(actor.evaluatorId, sessionSecrets.evaluator),
  }));
  api.mount(contract.saveSheet, async ({ actor, input, now }) => ({
    sheet: await saveSheet(db, actor, { ...input, now }),
    serverNow: now.toISOString(),
  }));
  api.mount(contract.submitSheet, async ({ actor, input, now }) => ({
    ...(await submitSheet(db, actor, { ...input, now })),
    serverNow: now.toISOString(),
  }));
  api.mount(contract.reopenSheet, async ({ actor, input, now }) => ({
    sheet: await reopenSheet(db, actor, { ...input, now }),
    serverNow: now.toISOString(),
  }));
  api.mount(contract.recuseTarget, ({ actor, input, now }) => recuseTarget(db, actor, { ...input, now }));
  api.mount(contract.signStage, async ({ actor, input, now }) => {
    const { signedAt, sheetsSha256, sheets } = await signStage(db, actor, { ...input, now });
    return { signedAt: signedAt.toISOString(), sheetsSha256, sheets };
  });
}

function operatorRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(progress.getJudgingProgress, ({ input, language, now }) =>
    getJudgingProgress(db, { ...input, language, now }),
  );
  api.mount(progress.listHandOverOptions, ({ input, now }) => listHandOverOptions(db, { ...input, now }));
  api.mount(progress.handOver, ({ actor, input, now }) => handOver(db, actor, { ...input, now }));
  api.mount(operators.evaluationProgress, ({ actor, input, language, now }) =>
    getProgress(db, actor, { ...input, language, now }),
  );
  api.mount(operators.listStageSheets, ({ actor, input }) => listSheetRows(db, actor, input));
  api.mount(operators.remindEvaluators, async ({ actor, input, now }) => ({
    reminded: await remindEvaluators(db, actor, { ...input, publicUrl, now }),
  }));
  api.mount(operators.voidSheet, async ({ actor, input, now }) => {
    await voidSheetById(db, actor, { ...input, now });
    return null;
  });
  api.mount(operators.unlockSignature, async ({ actor, input, now }) => {
    await unlockSignature(db, actor, { ...input, now });
    return null;
  });
}
