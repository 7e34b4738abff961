import * as devices from '@chulbal/contract/devices';
import { endDevice, endOtherDevices } from '@chulbal/domain/accounts/devices.commands';
import { listDevices } from '@chulbal/domain/sessions/devices.queries';
import type { UserApi, UserApiServices } from '../services.ts';

/** Where somebody is logged in, and logging out there. */
export function devicesRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(devices.listDevices, ({ actor, now }) => listDevices(db, actor, { now }));

  api.mount(devices.endDevice, async ({ actor, input, now }) => {
    await endDevice(db, actor, { ...input, now });
    return null;
  });

  api.mount(devices.endOtherDevices, async ({ actor, now }) => {
    await endOtherDevices(db, actor, { now });
    return null;
  });
}
