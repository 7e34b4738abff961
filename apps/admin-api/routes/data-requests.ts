import * as contract from '@chulbal/contract/data-requests';
import { getRetention as retention } from '@chulbal/contract/retention/operators';
import {
  answerDataRequest,
  enterDataRequest,
  extendDataRequest,
  noteDataRequest,
  takeDataRequest,
} from '@chulbal/domain/data-requests/commands';
import { getDataRequest, listDataRequests } from '@chulbal/domain/data-requests/queries';
import { getRetention } from '@chulbal/domain/retention/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Requests of people about their data, answered within the legal term; and what is kept until when. */
export function dataRequestsRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.listDataRequests, ({ input, now }) => listDataRequests(db, { ...input, now }));
  api.mount(contract.getDataRequest, ({ input, now }) => getDataRequest(db, { ...input, now }));
  api.mount(contract.enterDataRequest, ({ actor, input, now }) =>
    enterDataRequest(db, actor, { ...input, publicUrl, now }),
  );
  api.mount(contract.takeDataRequest, async ({ actor, input, now }) => {
    await takeDataRequest(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.noteDataRequest, async ({ actor, input, now }) => {
    await noteDataRequest(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.extendDataRequest, async ({ actor, input, now }) => {
    await extendDataRequest(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(contract.answerDataRequest, async ({ actor, input, now }) => {
    await answerDataRequest(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(retention, ({ language, now }) => getRetention(db, { language, now }));
}
