import * as evaluators from '@chulbal/contract/evaluators/evaluators';
import * as ownLogin from '@chulbal/contract/evaluators/login';
import { sendCode } from '@chulbal/domain/accounts/codes.commands';
import { beginAuthenticator, setAuthenticator } from '@chulbal/domain/evaluators/authenticator.commands';
import { logInEvaluator, logOutEvaluator } from '@chulbal/domain/evaluators/log-in.commands';
import {
  changeEvaluatorPassword,
  resetEvaluatorPassword,
} from '@chulbal/domain/evaluators/password.commands';
import { getOwnEvaluator } from '@chulbal/domain/evaluators/queries';
import { rotateSession } from '@chulbal/domain/sessions/commands';
import { sessionReply } from '@chulbal/http/session-reply';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Log-in, refresh and own account of evaluators (pointers). */
export function sessionsRoutes(api: AdminApi, services: AdminApiServices): void {
  const { db } = services;
  const signer = services.signers.evaluator;
  const secret = services.sessionSecrets.evaluator;

  api.mount(evaluators.pointerLogin, async ({ input, address, now }) => {
    const { account, session, mustChangePassword } = await logInEvaluator(db, {
      ...input,
      address,
      now,
      secret,
    });
    const tokens = await sessionReply(signer, session, now);
    return { ...tokens, pointerInfo: { userId: account.id, name: account.name }, mustChangePassword };
  });
  api.mount(evaluators.pointerRefresh, async ({ input: { refreshToken }, now }) => {
    const session = await rotateSession(db, { kind: 'evaluator', refreshToken, now, secret });
    return sessionReply(signer, session, now);
  });
  api.mount(evaluators.pointerMe, ({ actor }) => getOwnEvaluator(db, actor));
  api.mount(evaluators.pointerLogout, async ({ actor, now }) => {
    await logOutEvaluator(db, actor, { now });
    return null;
  });
  api.mount(evaluators.pointerChangePassword, async ({ actor, input, language, now }) => {
    await changeEvaluatorPassword(db, actor, { ...input, language, now });
    return null;
  });
  api.mount(ownLogin.pointerSendCode, ({ input, address, language, now }) =>
    sendCode(db, {
      target: { purpose: 'resetPointerPassword', ...input },
      caller: { address, language, now },
    }),
  );
  api.mount(ownLogin.pointerResetPassword, async ({ input, address, language, now }) => {
    await resetEvaluatorPassword(db, { ...input, caller: { address, language, now } });
    return null;
  });
  api.mount(ownLogin.pointerBeginTotp, ({ actor, language }) => beginAuthenticator(db, actor, { language }));
  api.mount(ownLogin.pointerSetTotp, async ({ actor, input, language, now }) => {
    await setAuthenticator(db, actor, { ...input, language, now });
    return null;
  });
}
