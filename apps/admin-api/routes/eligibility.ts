import * as contract from '@chulbal/contract/eligibility';
import { decideEligibility, undoEligibility } from '@chulbal/domain/eligibility/commands';
import { listEligibility } from '@chulbal/domain/eligibility/list.queries';
import { previewEligibility, trySendEligibility } from '@chulbal/domain/eligibility/trial.commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Which teams are judged though, or not judged because, too few of their members have confirmed. */
export function eligibilityRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.listEligibility, ({ actor, input, language, now }) =>
    listEligibility(db, actor, { ...input, language, now }),
  );
  api.mount(contract.previewEligibility, ({ actor, input, now }) =>
    previewEligibility(db, actor, { ...input, until: instantOf(input.until), publicUrl, now }),
  );
  api.mount(contract.trySendEligibility, async ({ actor, input, now }) => {
    await trySendEligibility(db, actor, { ...input, until: instantOf(input.until), publicUrl, now });
    return null;
  });
  api.mount(contract.decideEligibility, ({ actor, input, now }) =>
    decideEligibility(db, actor, { ...input, until: instantOf(input.until), publicUrl, now }),
  );
  api.mount(contract.undoEligibility, async ({ actor, input, now }) => {
    await undoEligibility(db, actor, { ...input, publicUrl, now });
    return null;
  });
}

function instantOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
