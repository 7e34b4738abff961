import * as requests from '@chulbal/contract/data-requests';
import * as mine from '@chulbal/contract/my-data';
import { askAboutMyData } from '@chulbal/domain/data-requests/commands';
import { listMyDataRequests } from '@chulbal/domain/data-requests/queries';
import { closeAccount } from '@chulbal/domain/my-data/closing.commands';
import { getClosing } from '@chulbal/domain/my-data/closing.queries';
import { askForExport, openMyExport, readMyExport } from '@chulbal/domain/my-data/export.commands';
import { getMyExport } from '@chulbal/domain/my-data/export.queries';
import { getMyData } from '@chulbal/domain/my-data/held.queries';
import { listLooks } from '@chulbal/domain/my-data/looks.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** What is held about a person, who looked at it, and how they leave. */
export function myDataRoutes(api: UserApi, { db, files, publicUrl }: UserApiServices): void {
  api.mount(mine.myData, async ({ actor, language, now }) => getMyData(db, actor, { language, now }));
  api.mount(mine.listLooks, async ({ actor }) => listLooks(db, actor));
  api.mount(requests.listMyDataRequests, async ({ actor, now }) => listMyDataRequests(db, actor, { now }));
  api.mount(requests.askAboutMyData, async ({ actor, input, language, now }) => {
    await askAboutMyData(db, actor, { ...input, language, publicUrl, now });
    return null;
  });
  api.mount(mine.getClosing, async ({ actor, now }) => getClosing(db, actor, { now }));
  api.mount(mine.closeAccount, async ({ actor, input, language, now }) => {
    await closeAccount(db, actor, { ...input, language, publicUrl, now }, files);
    return null;
  });
  api.mount(mine.getMyExport, async ({ actor }) => getMyExport(db, actor));
  api.mount(mine.askForExport, async ({ actor, language, now }) =>
    askForExport(db, actor, { language, now }, files),
  );
  api.mount(mine.openMyExport, async ({ actor, input, now }) => {
    await openMyExport(db, actor, { ...input, now });
    return null;
  });
  api.mount(mine.downloadMyExport, async ({ actor, language, now }) => {
    const { stream, size, day } = await readMyExport(db, actor, { now }, files);
    const fileName = `${language === 'ko' ? '내-정보' : 'my-data'}-${day}.zip`;
    return { stream, size, contentType: 'application/zip', fileName };
  });
}
