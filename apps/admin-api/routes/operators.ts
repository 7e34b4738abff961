import * as operators from '@chulbal/contract/operators/operators';
import type { LoggedIn } from '@chulbal/domain/accounts/log-in.commands';
import { deviceKeyOf } from '@chulbal/domain/accounts/rules';
import {
  changeOperatorPassword,
  changeRole,
  resetLogIn,
  setStatus,
} from '@chulbal/domain/operators/commands';
import {
  inviteOperator,
  joinByLink,
  withdrawInvitation,
} from '@chulbal/domain/operators/invitations.commands';
import { confirmOperator, logInOperator, logOutOperator } from '@chulbal/domain/operators/log-in.commands';
import { getOwnOperator, listAllOperators, showInvitation } from '@chulbal/domain/operators/queries';
import { rotateSession } from '@chulbal/domain/sessions/commands';
import { sessionReply } from '@chulbal/http/session-reply';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Operators: their log-in, their own account, and what an owner decides about the others. */
export function operatorsRoutes(api: AdminApi, services: AdminApiServices): void {
  const { db, publicUrl } = services;
  const signer = services.signers.operator;
  const secret = services.sessionSecrets.operator;

  const loggedIn = async ({ account, session }: LoggedIn, now: Date) => {
    const tokens = await sessionReply(signer, session, now);
    return { ...tokens, operatorInfo: { userId: account.id, name: account.name } };
  };

  api.mount(operators.operatorLogin, async ({ input, address, now }) =>
    loggedIn(await logInOperator(db, { ...input, address, now, secret }), now),
  );
  api.mount(operators.operatorRefresh, async ({ input: { refreshToken }, now }) => {
    const session = await rotateSession(db, { kind: 'operator', refreshToken, now, secret });
    return sessionReply(signer, session, now);
  });
  api.mount(operators.getOperatorInvitation, ({ input, language, now }) =>
    showInvitation(db, { ...input, language, now }),
  );
  api.mount(operators.joinAsOperator, async ({ input, address, now }) =>
    loggedIn(await joinByLink(db, { ...input, address, now, secret }), now),
  );

  api.mount(operators.operatorDeviceKey, async ({ actor }) => ({
    key: deviceKeyOf(actor.operatorId, secret),
  }));
  api.mount(operators.operatorMe, ({ actor, now }) => getOwnOperator(db, actor, { now }));
  api.mount(operators.operatorLogout, async ({ actor, now }) => {
    await logOutOperator(db, actor, { now });
    return null;
  });
  api.mount(operators.operatorChangePassword, async ({ actor, input, language, now }) => {
    await changeOperatorPassword(db, actor, { ...input, language, now });
    return null;
  });
  api.mount(operators.confirmOperator, async ({ actor, input, now }) => {
    const until = await confirmOperator(db, actor, { ...input, now });
    return { confirmedUntil: until.toISOString() };
  });

  api.mount(operators.listOperators, () => listAllOperators(db));
  api.mount(operators.inviteOperator, async ({ actor, input, now }) => {
    await inviteOperator(db, actor, { ...input, publicUrl, now });
    return null;
  });
  api.mount(operators.withdrawInvitation, async ({ actor, input, now }) => {
    await withdrawInvitation(db, actor, { ...input, now });
    return null;
  });
  api.mount(operators.changeOperatorRole, async ({ actor, input, now }) => {
    await changeRole(db, actor, { ...input, now });
    return null;
  });
  api.mount(operators.setOperatorStatus, async ({ actor, input, now }) => {
    await setStatus(db, actor, { ...input, now });
    return null;
  });
  api.mount(operators.resetOperator, async ({ actor, input, now }) => {
    await resetLogIn(db, actor, { ...input, publicUrl, now });
    return null;
  });
}
