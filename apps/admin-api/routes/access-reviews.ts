import * as contract from '@chulbal/contract/access-reviews';
import { signAccessReview } from '@chulbal/domain/access-reviews/commands';
import { getAccessReview } from '@chulbal/domain/access-reviews/queries';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The monthly review of who opened personal data, signed once. */
export function accessReviewsRoutes(api: AdminApi, { db }: AdminApiServices): void {
  api.mount(contract.getAccessReview, ({ actor, input, language, now }) =>
    getAccessReview(db, { ...input, operatorId: actor.operatorId, language, now }),
  );
  api.mount(contract.signAccessReview, async ({ actor, input, now }) => {
    await signAccessReview(db, actor, { ...input, now });
    return null;
  });
}
