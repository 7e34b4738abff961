import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  finishPasskeyLogin,
} from '@chulbal/contract/passkeys/passkeys';
import { visitOf } from '../../lib/visit.server.ts';
import { answerPasskey } from '../../ui/passkeys/answer-passkey.server.ts';
import { rememberWay } from '../social-logins/trip.server.ts';
import type { Route } from './+types/passkey-route';

/** `POST /auth/passkey`: of students. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = visitOf(context);
  return answerPasskey(visit, request, {
    path: '/auth/passkey',
    beginLogin: () => visit.attempt(beginPasskeyLogin),
    async logIn(input) {
      const done = await visit.attempt(finishPasskeyLogin, input);
      if (!done.ok) return done;
      const { userInfo, ...tokens } = done.data;
      visit.logIn('user', tokens, userInfo);
      return { ok: true, data: { userId: userInfo.userId } };
    },
    begin: ({ currentPassword }) => visit.attempt(beginPasskey, { currentPassword }),
    add: (input) => visit.attempt(addPasskey, input),
    remember: () => rememberWay(visit, 'passkey'),
  });
}
