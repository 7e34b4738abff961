import { confirmOperator } from '@chulbal/contract/operators/operators';
import { refusal } from '../../lib/command/reply.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/confirm-route';

/** `POST /console/confirm`: password and code, once more (S-11). */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const sent = await request.json().catch(() => null);
  const { password = '', totp = '' } = (sent ?? {}) as Record<string, string>;
  const result = await visitOf(context).attempt(confirmOperator, { password, totp });
  return result.ok ? Response.json(result.data) : refusal(result.error);
}
