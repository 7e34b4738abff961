import * as contract from '@chulbal/contract/identity-checks/identity-checks';
import { fault } from '@chulbal/domain/fault';
import { beginIdentityCheck, finishIdentityCheck } from '@chulbal/domain/identity-checks/commands';
import { getMyIdentity } from '@chulbal/domain/identity-checks/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Proving who one is at the identity service, where one is configured. */
export function identityChecksRoutes(api: UserApi, { db, identity }: UserApiServices): void {
  function service() {
    if (!identity) throw fault('notFound');
    return identity;
  }

  api.mount(contract.getMyIdentity, ({ actor, now }) =>
    getMyIdentity(db, actor, { service: identity?.name ?? null, now }),
  );
  api.mount(contract.beginIdentityCheck, async ({ actor, input, now }) =>
    beginIdentityCheck(db, actor, { ...input, service: service(), now }),
  );
  api.mount(contract.finishIdentityCheck, async ({ actor, input, now }) =>
    finishIdentityCheck(db, actor, { ...input, service: service(), now }),
  );
}
