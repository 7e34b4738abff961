import { evaluatorDeviceKey } from '@chulbal/contract/evaluation/evaluation';
import { answerDeviceKey } from '../../lib/device-key.server.ts';
import type { Route } from './+types/device-key-route';

/** `GET /pointer/evaluation/device-key`: the key of the copies on the device, for memory only. */
export function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return answerDeviceKey(context, 'evaluator', ({ attempt }) => attempt(evaluatorDeviceKey));
}
