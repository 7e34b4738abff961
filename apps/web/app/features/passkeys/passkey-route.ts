import { addPasskey, beginPasskey, beginPasskeyLogin, finishPasskeyLogin } from '@chulbal/contract/passkeys';
import { createCookie } from 'react-router';
import { z } from 'zod';
import { refusal } from '../../lib/command/reply.server.ts';
import { type Visit, visitOf } from '../../lib/visit.server.ts';
import { rememberWay } from '../social-logins/trip.server.ts';
import type { Route } from './+types/passkey-route';

const body = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('beginLogin') }),
  z.strictObject({ step: z.literal('logIn'), credential: finishPasskeyLogin.input.shape.credential }),
  z.strictObject({ step: z.literal('begin'), currentPassword: z.string() }),
  z.strictObject({ step: z.literal('add'), name: z.string(), credential: addPasskey.input.shape.credential }),
]);

const fiveMinutes = 5 * 60;

/** What this browser keeps between the two requests, out of reach of its scripts: whose answer it is. */
function attemptCookie({ origin }: Pick<Visit, 'origin'>) {
  const secure = origin.startsWith('https:');
  const path = '/auth/passkey';
  return createCookie('passkey', { httpOnly: true, sameSite: 'strict', secure, path, maxAge: fiveMinutes });
}

/** `POST /auth/passkey`: what a browser asks before and after an authenticator is asked, to log in and to add one. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = visitOf(context);
  const sent = body.safeParse(await request.json().catch(() => null));
  if (!sent.success) return Response.json(null, { status: 400 });
  const cookie = attemptCookie(visit);
  const kept: unknown = await cookie.parse(request.headers.get('cookie'));
  const attempt = typeof kept === 'string' ? kept : '';
  const headers = new Headers({ 'cache-control': 'no-store' });
  const { data } = sent;
  switch (data.step) {
    case 'beginLogin':
    case 'begin': {
      const begun = await (data.step === 'begin'
        ? visit.attempt(beginPasskey, { currentPassword: data.currentPassword })
        : visit.attempt(beginPasskeyLogin));
      if (!begun.ok) return refusal(begun.error);
      const { attempt: given, ...asked } = begun.data;
      headers.append('set-cookie', await cookie.serialize(given));
      return Response.json(asked, { headers });
    }
    case 'logIn': {
      const done = await visit.attempt(finishPasskeyLogin, { attempt, credential: data.credential });
      if (!done.ok) return refusal(done.error);
      const { userInfo, ...tokens } = done.data;
      visit.logIn('user', tokens, userInfo);
      headers.append('set-cookie', await rememberWay(visit, 'passkey'));
      headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }));
      return Response.json(null, { headers });
    }
    case 'add': {
      const { name, credential } = data;
      const done = await visit.attempt(addPasskey, { attempt, name, credential });
      if (!done.ok) return refusal(done.error);
      headers.append('set-cookie', await cookie.serialize('', { maxAge: 0 }));
      return Response.json(null, { headers });
    }
  }
}
