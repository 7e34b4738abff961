import * as contract from '@chulbal/contract/failed-messages';
import {
  sendKindAgain,
  sendMessageAgain,
  sendWaiting,
  setMessageAside,
} from '@chulbal/domain/failed-messages/commands';
import { listFailedMessages } from '@chulbal/domain/failed-messages/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Messages that could not be sent, and what is done about them. */
export function failedMessagesRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.listFailedMessages, ({ input, now }) => listFailedMessages(db, { ...input, now }));
  api.mount(contract.sendMessageAgain, async ({ actor, input, now }) => {
    await sendMessageAgain(db, actor, { ...input, now });
    return null;
  });
  api.mount(contract.sendKindAgain, async ({ actor, input, now }) => ({
    sent: await sendKindAgain(db, actor, { ...input, now }),
  }));
  api.mount(contract.sendWaiting, async ({ actor, input, now }) => ({
    sent: await sendWaiting(db, actor, { ...input, now }),
  }));
  api.mount(contract.setMessageAside, async ({ actor, input, now }) => {
    await setMessageAside(db, actor, { ...input, now });
    return null;
  });
}
