import { deviceKey } from '@chulbal/contract/accounts';
import { answerDeviceKey } from '../../lib/device-key.server.ts';
import type { Route } from './+types/device-key-route';

/** `GET /apply/device-key`: the key of the copies on the device, for memory only. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerDeviceKey(context, 'user', ({ attempt }) => attempt(deviceKey));
}
