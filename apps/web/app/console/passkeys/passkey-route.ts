import {
  addOperatorPasskey,
  beginOperatorPasskey,
  beginOperatorPasskeyLogin,
  beginPasskeyConfirm,
  confirmByPasskey,
  finishOperatorPasskeyLogin,
} from '@chulbal/contract/passkeys/operators';
import { visitOf } from '../../lib/visit.server.ts';
import { answerPasskey } from '../../ui/passkeys/answer-passkey.server.ts';
import type { Route } from './+types/passkey-route';

/** `POST /console/passkey`: of operators. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = visitOf(context);
  return answerPasskey(visit, request, {
    path: '/console/passkey',
    beginLogin: () => visit.attempt(beginOperatorPasskeyLogin),
    async logIn(input) {
      const done = await visit.attempt(finishOperatorPasskeyLogin, input);
      if (!done.ok) return done;
      const { operatorInfo, ...tokens } = done.data;
      visit.logIn('operator', tokens, operatorInfo);
      return { ok: true, data: { userId: operatorInfo.userId } };
    },
    begin: () => visit.attempt(beginOperatorPasskey),
    add: (input) => visit.attempt(addOperatorPasskey, input),
    beginConfirm: () => visit.attempt(beginPasskeyConfirm),
    confirm: (input) => visit.attempt(confirmByPasskey, input),
  });
}
