import * as past from '@chulbal/contract/operator-past-companies';
import { decideNews } from '@chulbal/domain/past-companies/commands';
import { listToldNews } from '@chulbal/domain/past-companies/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What people told of companies of earlier exhibitions. */
export function pastCompaniesRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(past.listToldNews, ({ input, language }) => listToldNews(db, { ...input, language }));
  api.mount(past.decideToldNews, async ({ actor, input, now }) => {
    await decideNews(db, actor, { ...input, publicUrl, now });
    return null;
  });
}
