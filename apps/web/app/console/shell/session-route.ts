import { operatorLogin } from '@chulbal/contract/operators/operators';
import { z } from 'zod';
import { refusal } from '../../lib/command/reply.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/session-route';

const body = z.union([
  z.strictObject({ extend: z.literal(true) }),
  z.strictObject({ loginId: z.string(), password: z.string(), totp: z.string() }),
]);

/** `POST /console/session`: extends the session that is about to end, or logs in again over an open page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { attempt, logIn, renew } = visitOf(context);
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  if ('extend' in sent.data) {
    const extended = await renew('operator');
    return Response.json({ extended }, { status: extended ? 200 : 401 });
  }
  const answer = await attempt(operatorLogin, sent.data);
  if (!answer.ok) return refusal(answer.error);
  const { operatorInfo, ...tokens } = answer.data;
  logIn('operator', tokens, operatorInfo);
  return Response.json({ operator: operatorInfo });
}
