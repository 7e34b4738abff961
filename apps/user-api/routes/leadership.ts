import * as contract from '@chulbal/contract/leadership';
import { acceptLeadership, endLeadershipOffer, offerLeadership } from '@chulbal/domain/leadership/commands';
import { listLeadership } from '@chulbal/domain/leadership/queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Handing a team over to one of its members. */
export function leadershipRoutes(api: UserApi, { db, publicUrl }: UserApiServices): void {
  api.mount(contract.listLeadership, async ({ actor, now }) => listLeadership(db, actor, { now }));
  api.mount(contract.offerLeadership, async ({ actor, input, language, now }) => {
    await offerLeadership(db, actor, { ...input, language, publicUrl, now });
    return null;
  });
  api.mount(contract.endLeadershipOffer, async ({ actor, input, language, now }) => {
    await endLeadershipOffer(db, actor, { ...input, language, publicUrl, now });
    return null;
  });
  api.mount(contract.acceptLeadership, async ({ actor, input, language, now }) => {
    await acceptLeadership(db, actor, { ...input, language, publicUrl, now });
    return null;
  });
}
