import * as accounts from '@chulbal/contract/accounts';
import { logIn } from '@chulbal/domain/accounts/log-in.commands';
import { getContact } from '@chulbal/domain/accounts/queries';
import { rotateSession } from '@chulbal/domain/sessions/commands';
import { sessionReply } from '@chulbal/http/session-reply';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Log-in and refresh of evaluators (pointers). */
export function sessionsRoutes(api: AdminApi, { db, signers, sessionSecrets }: AdminApiServices): void {
  const kind = 'evaluator';
  const secret = sessionSecrets[kind];

  api.mount(accounts.pointerLogin, async ({ input, address, now }) => {
    const { account, session } = await logIn(db, { kind, ...input, address, now, secret });
    const tokens = await sessionReply(signers[kind], session, now);
    return { ...tokens, pointerInfo: { userId: account.id, name: account.name } };
  });
  api.mount(accounts.pointerRefresh, async ({ input: { refreshToken }, now }) => {
    const session = await rotateSession(db, { kind, refreshToken, now, secret });
    return sessionReply(signers[kind], session, now);
  });
  api.mount(accounts.pointerMe, async ({ actor }) => {
    const { id, name } = await getContact(db, { accountId: actor.evaluatorId });
    return { userId: id, name };
  });
}
