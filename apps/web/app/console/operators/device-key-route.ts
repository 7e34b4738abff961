import { operatorDeviceKey } from '@chulbal/contract/operators/operators';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/device-key-route';

/** `GET /console/device-key`: the key of the copies on the device, for this operator and memory only. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who } = visitOf(context);
  const result = await attempt(operatorDeviceKey);
  const operator = who('operator');
  const headers = { 'cache-control': 'no-store' };
  if (!result.ok || !operator) return Response.json(null, { status: operator ? 502 : 401, headers });
  return Response.json({ key: result.data.key, userId: operator.userId }, { headers });
}
