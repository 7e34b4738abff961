import * as contract from '@chulbal/contract/health/health';
import { getHealth, listInvariants } from '@chulbal/domain/health/queries';
import { requestCheck } from '@chulbal/domain/invariants/commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** How servers, services and data are, for an owner. */
export function healthRoutes(api: AdminApi, { db, files }: AdminApiServices): void {
  api.mount(contract.getHealth, ({ language, now }) => getHealth(db, files, { language, now }));
  api.mount(contract.listInvariants, async ({ language }) => listInvariants(language));
  api.mount(contract.checkInvariants, async ({ actor, now }) => {
    await requestCheck(db, actor, { now });
    return null;
  });
}
