import { login } from '@chulbal/contract/accounts';
import { z } from 'zod';
import { refusal } from '../../lib/command/reply.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/session-route';

const body = z.strictObject({ loginId: z.string(), password: z.string(), totp: z.string().optional() });

/** `POST /auth/session`: logs in again over an open page whose session has ended. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { attempt, logIn } = visitOf(context);
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  const answer = await attempt(login, sent.data);
  if (!answer.ok) return refusal(answer.error);
  const { userInfo, ...tokens } = answer.data;
  logIn('user', tokens, userInfo);
  return Response.json({ userId: userInfo.userId }, { headers: { 'cache-control': 'no-store' } });
}
