import { activationPopup } from '@chulbal/contract/popups/popups';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/popups-route';

/** `GET /popups`: what the start page asks for once it stands. A failure is silent: then there are none. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const result = await visitOf(context).attempt(activationPopup, {});
  return Response.json(result.ok ? result.data : []);
}
