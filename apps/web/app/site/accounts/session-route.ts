import { deviceKey, login } from '@chulbal/contract/accounts';
import { listSocialProviders } from '@chulbal/contract/social-logins';
import { z } from 'zod';
import { refusal } from '../../lib/command/reply.server.ts';
import { visitOf } from '../../lib/visit.server.ts';
import type { Route } from './+types/session-route';

const body = z.strictObject({ loginId: z.string(), password: z.string(), totp: z.string().optional() });

/** `GET /auth/session`: who is logged in in this browser by now, and the providers that a log-in may go by. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { attempt, who } = visitOf(context);
  const providers = await attempt(listSocialProviders);
  // What the cookie says may be over: the API alone knows.
  const here = who() && (await attempt(deviceKey)).ok ? who() : null;
  return Response.json(
    { userId: here?.userId ?? null, providers: providers.ok ? providers.data : [] },
    { headers: { 'cache-control': 'no-store' } },
  );
}

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
