import * as contract from '@chulbal/contract/toolkits';
import { getSite } from '@chulbal/domain/site/queries';
import { saveCanvas } from '@chulbal/domain/toolkits/commands';
import { listMyCanvases } from '@chulbal/domain/toolkits/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Tools whose contents people keep in their accounts. */
export function toolkitsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(contract.myCanvases, ({ actor }) => listMyCanvases(db, actor));
  api.mount(contract.saveCanvas, ({ actor, input, now }) => saveCanvas(db, actor, { ...input, now }));
  api.mount(contract.canvasPdf, async ({ input, language, now }) => {
    const { brand } = await getSite(db, { language });
    // The library that draws is large, and few processes ever need it.
    const { drawCanvas } = await import('@chulbal/domain/toolkits/canvas-pdf');
    const pdf = await drawCanvas(input.canvas, { brand, language, at: now });
    return { stream: pdf, contentType: 'application/pdf', fileName: 'canvas.pdf', size: pdf.length };
  });
}
