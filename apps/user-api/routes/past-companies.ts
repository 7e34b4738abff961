import * as past from '@chulbal/contract/past-companies/past-companies';
import { tellNews } from '@chulbal/domain/past-companies/commands';
import { listMyNews } from '@chulbal/domain/past-companies/queries';
import { getPast, listPast, listPastLanes, listPastYears } from '@chulbal/domain/posts/past.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Companies of earlier exhibitions, and what people tell of them. */
export function pastCompaniesRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(past.getPastList, ({ input, language, now }) => listPast(db, { ...input, language, now }));
  api.mount(past.getPastYears, ({ input, language, now }) => listPastYears(db, { ...input, language, now }));
  api.mount(past.getPastLanes, ({ language, now }) => listPastLanes(db, { language, now }));
  api.mount(past.getPastDetail, ({ input, language, now }) => getPast(db, { ...input, language, now }));
  api.mount(past.tellPastNews, async ({ actor, input, now }) => {
    await tellNews(db, actor, { ...input, now });
    return null;
  });
  api.mount(past.myPastNews, ({ actor, language }) => listMyNews(db, actor, { language }));
}
