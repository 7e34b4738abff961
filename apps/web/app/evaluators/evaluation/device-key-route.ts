import { evaluatorDeviceKey } from '@chulbal/contract/evaluation/evaluation';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/device-key-route';

/** `GET /pointer/evaluation/device-key`: the key of the copies on the device, for this evaluator and memory only. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who } = visitOf(context);
  const result = await attempt(evaluatorDeviceKey);
  const evaluator = who('evaluator');
  const headers = { 'cache-control': 'no-store' };
  if (!result.ok || !evaluator) return Response.json(null, { status: evaluator ? 502 : 401, headers });
  return Response.json({ key: result.data.key, userId: evaluator.userId }, { headers });
}
