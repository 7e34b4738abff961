import * as mine from '@chulbal/contract/my-data';
import { getMyData } from '@chulbal/domain/my-data/held.queries';
import { listLooks } from '@chulbal/domain/my-data/looks.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** What is held about a person, and who looked at it. */
export function myDataRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(mine.myData, async ({ actor, language, now }) => getMyData(db, actor, { language, now }));
  api.mount(mine.listLooks, async ({ actor }) => listLooks(db, actor));
}
