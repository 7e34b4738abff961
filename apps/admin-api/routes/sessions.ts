import * as accounts from '@chulbal/contract/accounts';
import * as operators from '@chulbal/contract/operators';
import { logIn } from '@chulbal/domain/accounts/log-in.commands';
import { getContact } from '@chulbal/domain/accounts/queries';
import { rotateSession } from '@chulbal/domain/sessions/commands';
import { sessionReply } from '@chulbal/http/session-reply';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Log-in and refresh of evaluators (pointers) and operators. */
export function sessionsRoutes(api: AdminApi, { db, signers, sessionSecrets }: AdminApiServices): void {
  const enter = async (
    kind: 'evaluator' | 'operator',
    input: { loginId: string; password: string; stayLoggedIn: boolean },
    address: string,
    now: Date,
  ) => {
    const asked = { kind, ...input, address, now, secret: sessionSecrets[kind] };
    const { account, session } = await logIn(db, asked);
    const tokens = await sessionReply(signers[kind], session, now);
    return { tokens, info: { userId: account.id, name: account.name } };
  };
  const refresh = async (kind: 'evaluator' | 'operator', refreshToken: string, now: Date) => {
    const session = await rotateSession(db, { kind, refreshToken, now, secret: sessionSecrets[kind] });
    return sessionReply(signers[kind], session, now);
  };
  const whoIs = async (accountId: number) => {
    const { id, name } = await getContact(db, { accountId });
    return { userId: id, name };
  };

  api.mount(accounts.pointerLogin, async ({ input, address, now }) => {
    const { tokens, info } = await enter('evaluator', input, address, now);
    return { ...tokens, pointerInfo: info };
  });
  api.mount(accounts.pointerRefresh, ({ input, now }) => refresh('evaluator', input.refreshToken, now));
  api.mount(accounts.pointerMe, ({ actor }) => whoIs(actor.evaluatorId));

  api.mount(operators.operatorLogin, async ({ input, address, now }) => {
    const { tokens, info } = await enter('operator', input, address, now);
    return { ...tokens, operatorInfo: info };
  });
  api.mount(operators.operatorRefresh, ({ input, now }) => refresh('operator', input.refreshToken, now));
  api.mount(operators.operatorMe, ({ actor }) => whoIs(actor.operatorId));
}
