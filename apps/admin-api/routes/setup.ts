import * as setup from '@chulbal/contract/setup';
import { assignSetup } from '@chulbal/domain/setup/commands';
import { getSetup } from '@chulbal/domain/setup/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** What is to be ready before a league begins. */
export function setupRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(setup.getSetup, ({ language, now }) => getSetup(db, { language, now }));
  api.mount(setup.assignSetup, async ({ actor, input, now }) => {
    await assignSetup(db, actor, { ...input, now });
    return null;
  });
}
