import { deviceKey } from '@chulbal/contract/accounts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/device-key-route';

/** `GET /apply/device-key`: the key of the copies on the device, for the logged-in user and for memory only. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who } = visitOf(context);
  const result = await attempt(deviceKey);
  const user = who();
  const headers = { 'cache-control': 'no-store' };
  if (!result.ok || !user) return Response.json(null, { status: user ? 502 : 401, headers });
  return Response.json({ key: result.data.key, userId: user.userId }, { headers });
}
