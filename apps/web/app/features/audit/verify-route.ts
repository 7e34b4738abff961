import { verifyAudit } from '@chulbal/contract/audit';
import { visitOf } from '../../lib/visit.server.ts';
import { replyToCommand } from '../console/command-reply.server.ts';
import type { Route } from './+types/verify-route';

/** `POST /console/audit/verify` */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return replyToCommand({ verify: verifyAudit }, request, visitOf(context));
}
