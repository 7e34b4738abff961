import * as popups from '@chulbal/contract/popups/popups';
import * as posters from '@chulbal/contract/popups/posters';
import {
  deleteDisplay,
  orderDisplays,
  savePopup,
  savePoster,
  setDisplayHidden,
} from '@chulbal/domain/popups/commands';
import { listWrittenPopups, listWrittenPosters } from '@chulbal/domain/popups/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Popups and posters of the start page, as operators write them. */
export function popupsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(popups.listWrittenPopups, () => listWrittenPopups(db));
  api.mount(posters.listWrittenPosters, () => listWrittenPosters(db));
  api.mount(popups.savePopup, ({ actor, input, now }) => savePopup(db, actor, { ...input, now }));
  api.mount(posters.savePoster, ({ actor, input, now }) => savePoster(db, actor, { ...input, now }));
  api.mount(popups.setDisplayHidden, async ({ actor, input, now }) => {
    await setDisplayHidden(db, actor, { ...input, now });
    return null;
  });
  api.mount(popups.deleteDisplay, async ({ actor, input, now }) => {
    await deleteDisplay(db, actor, { ...input, now });
    return null;
  });
  api.mount(popups.orderDisplays, async ({ actor, input, now }) => {
    await orderDisplays(db, actor, { ...input, now });
    return null;
  });
}
