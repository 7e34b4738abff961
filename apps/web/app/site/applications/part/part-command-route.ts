import { replyToCommand } from '../../../lib/command/reply.server.ts';
import { partEndpoints } from '../../../lib/command/site.server.ts';
import { visitOf } from '../../../lib/visit.server.ts';
import type { Route } from './+types/part-command-route';
import { heldSecrets } from './part-pages.server.ts';

/** `POST /apply/part/command`: what the script of a member's page asks for, with the link and the proof from cookies. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = visitOf(context);
  return replyToCommand(partEndpoints, request, visit, (await heldSecrets(visit, request)) ?? {});
}
