import { evaluatorDeviceKey } from '@chulbal/contract/evaluation';
import { deviceKeyOf } from '@chulbal/domain/accounts/rules';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** The key of what an evaluator's device keeps of score sheets until the server has them. */
export function evaluationDeviceRoutes(api: AdminApi, { sessionSecrets }: AdminApiServices): void {
  api.mount(evaluatorDeviceKey, async ({ actor }) => ({
    key: deviceKeyOf(actor.evaluatorId, sessionSecrets.evaluator),
  }));
}
