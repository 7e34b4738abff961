import {
  addEvaluatorPasskey,
  beginEvaluatorPasskey,
  beginEvaluatorPasskeyLogin,
  finishEvaluatorPasskeyLogin,
} from '@chulbal/contract/passkeys/evaluators';
import { visitOf } from '../../lib/visit.server.ts';
import { answerPasskey } from '../../ui/passkeys/answer-passkey.server.ts';
import type { Route } from './+types/passkey-route';

/** `POST /pointer/passkey`: of evaluators. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const visit = visitOf(context);
  return answerPasskey(visit, request, {
    path: '/pointer/passkey',
    beginLogin: () => visit.attempt(beginEvaluatorPasskeyLogin),
    async logIn(input) {
      const done = await visit.attempt(finishEvaluatorPasskeyLogin, input);
      if (!done.ok) return done;
      const { pointerInfo, mustChangePassword: _gate, ...tokens } = done.data;
      visit.logIn('evaluator', tokens, pointerInfo);
      return { ok: true, data: { userId: pointerInfo.userId } };
    },
    begin: (who) => visit.attempt(beginEvaluatorPasskey, who),
    add: (input) => visit.attempt(addEvaluatorPasskey, input),
  });
}
