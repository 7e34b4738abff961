import { pointerLogin, pointerMe } from '@chulbal/contract/evaluators/evaluators';
import { z } from 'zod';
import { refusal } from '../../lib/command/reply.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/session-route';

const body = z.union([
  z.strictObject({ extend: z.literal(true) }),
  z.strictObject({ userId: z.string(), password: z.string(), totp: z.string().optional() }),
]);

/** `GET /pointer/session`: who is logged in in this browser by now. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who } = visitOf(context);
  const me = who('evaluator') ? await attempt(pointerMe) : null;
  return Response.json(
    { userId: me?.ok ? me.data.userId : null },
    { headers: { 'cache-control': 'no-store' } },
  );
}

/** `POST /pointer/session`: extends the session that is about to end, or logs in again over an open page. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { attempt, logIn, renew } = visitOf(context);
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  if ('extend' in sent.data) {
    const extended = await renew('evaluator');
    return Response.json({ extended }, { status: extended ? 200 : 401 });
  }
  const answer = await attempt(pointerLogin, sent.data);
  if (!answer.ok) return refusal(answer.error);
  const { pointerInfo, mustChangePassword: _, ...tokens } = answer.data;
  logIn('evaluator', tokens, pointerInfo);
  return Response.json({ userId: pointerInfo.userId });
}
