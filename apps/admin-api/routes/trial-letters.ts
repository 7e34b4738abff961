import * as contract from '@chulbal/contract/trial-letters';
import { sendTrialLetter } from '@chulbal/domain/trial-letters/commands';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Letters that an operator sends to themselves before they leave. */
export function trialLettersRoutes(api: AdminApi, { db, publicUrl }: AdminApiServices): void {
  api.mount(contract.sendTrialLetter, async ({ actor, input, now }) => {
    await sendTrialLetter(db, actor, { ...input, publicUrl, now });
    return null;
  });
}
