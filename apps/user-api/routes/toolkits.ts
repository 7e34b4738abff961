import * as contract from '@chulbal/contract/toolkits/toolkits';
import { storePlanPicture } from '@chulbal/domain/files/plan-pictures.commands';
import { drawPaper } from '@chulbal/domain/papers/draw-paper';
import { getSite } from '@chulbal/domain/site/queries';
import { saveCanvas } from '@chulbal/domain/toolkits/canvases.commands';
import { listMyCanvases } from '@chulbal/domain/toolkits/canvases.queries';
import { readPlanBundle } from '@chulbal/domain/toolkits/plan-bundle.rules';
import { savePlan } from '@chulbal/domain/toolkits/plans.commands';
import { listMyPlans } from '@chulbal/domain/toolkits/plans.queries';
import type { UserApi, UserApiServices } from '../services.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Tools whose contents people keep in their accounts. */
export function toolkitsRoutes(api: UserApi, { db, files: store, clock }: UserApiServices): void {
  api.mount(contract.myCanvases, ({ actor }) => listMyCanvases(db, actor));
  api.mount(contract.saveCanvas, ({ actor, input, now }) => saveCanvas(db, actor, { ...input, now }));
  api.mount(contract.canvasPdf, async ({ input, language, now }) => {
    const { brand } = await getSite(db, { language });
    const pdf = await drawPaper('canvas', input.canvas, { brand, language, at: now });
    return { stream: pdf, contentType: 'application/pdf', fileName: 'canvas.pdf', size: pdf.length };
  });

  api.mount(contract.myPlans, ({ actor }) => listMyPlans(db, actor));
  api.mount(contract.savePlan, ({ actor, input, now }) => savePlan(db, actor, { ...input, now }));
  api.mount(contract.uploadPlanPicture, async ({ actor, input, now, body }) => {
    return storePlanPicture(db, actor, store, { ...input, now, clock, body });
  });
  api.mount(contract.planFile, async ({ input, body, language, now }) => {
    const given = await readPlanBundle(body);
    const { brand } = await getSite(db, { language });
    const about = { brand, language, at: now };
    if (input.format === 'pdf') {
      const pdf = await drawPaper('plan', given, about);
      return { stream: pdf, contentType: 'application/pdf', fileName: 'plan.pdf', size: pdf.length };
    }
    const docx = await drawPaper('planDocx', given, about);
    return { stream: docx, contentType: docxType, fileName: 'plan.docx', size: docx.length };
  });
}
