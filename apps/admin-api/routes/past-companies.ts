import * as past from '@chulbal/contract/past-companies/operators';
import { makePastEntries, undoPastBatch } from '@chulbal/domain/past-companies/batches.commands';
import { listBatches } from '@chulbal/domain/past-companies/batches.queries';
import { decideNews } from '@chulbal/domain/past-companies/commands';
import { bringInPastList, readPastList } from '@chulbal/domain/past-companies/list.commands';
import { listTeamNews } from '@chulbal/domain/past-companies/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Companies of earlier exhibitions: how they are brought in, and what people told of them. */
export function pastCompaniesRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(past.listTeamNews, ({ input, language }) => listTeamNews(db, { ...input, language }));
  api.mount(past.decideTeamNews, async ({ actor, input, now }) => {
    await decideNews(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(past.listPastBatches, ({ language, now }) => listBatches(db, { language, now }));
  api.mount(past.makePastEntries, ({ actor, input, now }) => makePastEntries(db, actor, { ...input, now }));
  api.mount(past.undoPastBatch, ({ actor, input, now }) => undoPastBatch(db, actor, { ...input, now }));
  api.mount(past.readPastList, ({ actor, input, now }) => readPastList(db, actor, { ...input, now }));
  api.mount(past.bringInPastList, ({ actor, input, now }) => bringInPastList(db, actor, { ...input, now }));
}
