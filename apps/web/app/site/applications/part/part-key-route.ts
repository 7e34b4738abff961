import { partDeviceKey } from '@chulbal/contract/applications/member-parts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { Route } from './+types/part-key-route';
import { heldSecrets } from './part-pages.server.ts';

/** `GET /apply/part/device-key`: the key of what a member's device keeps, for memory only. Nobody's account. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const visit = visitOf(context);
  const headers = { 'cache-control': 'no-store' };
  const held = await heldSecrets(visit, request);
  const result = held && (await visit.attempt(partDeviceKey, held));
  if (!result?.ok) return Response.json(null, { status: 401, headers });
  return Response.json({ key: result.data.key, userId: 0 }, { headers });
}
