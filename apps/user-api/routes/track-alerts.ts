import * as contract from '@chulbal/contract/seasons/track-alerts';
import { listTrackAlerts, setTrackAlert } from '@chulbal/domain/track-alerts/commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** Who wants to be told when a track opens. */
export function trackAlertsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(contract.listTrackAlerts, ({ actor, language }) => listTrackAlerts(db, actor, { language }));
  api.mount(contract.setTrackAlert, async ({ actor, input, language, now }) => {
    await setTrackAlert(db, actor, { ...input, language, now });
    return null;
  });
}
