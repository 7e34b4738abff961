import * as contract from '@chulbal/contract/announcements/announcements';
import * as objections from '@chulbal/contract/announcements/objections';
import { makeAppeal, reportSelected } from '@chulbal/domain/announcements/objections.commands';
import { getMyResult } from '@chulbal/domain/announcements/queries';
import { listSelected, listVerifications } from '@chulbal/domain/announcements/selected.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Results that were released: a team's own, and the list that is open to verification. */
export function announcementsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(contract.myResult, ({ actor, input, language, now }) =>
    getMyResult(db, actor, { ...input, language, now }),
  );
  api.mount(objections.makeAppeal, async ({ actor, input, now }) => {
    await makeAppeal(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.listVerifications, ({ now }) => listVerifications(db, { now }));
  api.mount(contract.listSelected, ({ input, now }) => listSelected(db, { ...input, now }));
  api.mount(objections.reportSelected, async ({ input, address, now }) => {
    await reportSelected(db, { ...input, address, now });
    return null;
  });
}
