import * as mine from '@chulbal/contract/my-data';
import { closeAccount } from '@chulbal/domain/my-data/closing.commands';
import { getClosing } from '@chulbal/domain/my-data/closing.queries';
import { getMyData } from '@chulbal/domain/my-data/held.queries';
import { listLooks } from '@chulbal/domain/my-data/looks.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** What is held about a person, who looked at it, and how they leave. */
export function myDataRoutes(api: UserApi, { db, files, publicUrl }: UserApiServices): void {
  api.mount(mine.myData, async ({ actor, language, now }) => getMyData(db, actor, { language, now }));
  api.mount(mine.listLooks, async ({ actor }) => listLooks(db, actor));
  api.mount(mine.getClosing, async ({ actor, now }) => getClosing(db, actor, { now }));
  api.mount(mine.closeAccount, async ({ actor, input, language, now }) => {
    await closeAccount(db, actor, { ...input, language, publicUrl, now }, files);
    return null;
  });
}
