import * as pages from '@chulbal/contract/pages/operators';
import { publishPage, savePage, withdrawPage } from '@chulbal/domain/pages/commands';
import { getPageVersion, getWrittenPage, listPages } from '@chulbal/domain/pages/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Pages in versions, as operators write them. */
export function pagesRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(pages.listPages, ({ now }) => listPages(db, { now }));
  api.mount(pages.getWrittenPage, ({ input, now }) => getWrittenPage(db, { ...input, now }));
  api.mount(pages.getPageVersion, ({ input }) => getPageVersion(db, input));
  api.mount(pages.savePage, ({ actor, input, now }) => savePage(db, actor, { ...input, now }));
  api.mount(pages.publishPage, ({ actor, input, now }) => {
    const effectiveAt = input.effectiveAt === null ? null : new Date(input.effectiveAt);
    return publishPage(db, actor, { ...input, effectiveAt, now });
  });
  api.mount(pages.withdrawPage, async ({ actor, input, now }) => {
    await withdrawPage(db, actor, { ...input, now });
    return null;
  });
}
