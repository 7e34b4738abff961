import * as evaluatorKeys from '@chulbal/contract/passkeys/evaluators';
import * as operatorKeys from '@chulbal/contract/passkeys/operators';
import * as evaluators from '@chulbal/domain/evaluators/passkeys.commands';
import * as operators from '@chulbal/domain/operators/passkeys.commands';
import { listPasskeysOf } from '@chulbal/domain/passkeys/queries';
import { siteAt } from '@chulbal/domain/passkeys/rules';
import { getSite } from '@chulbal/domain/site/queries';
import { sessionReply } from '@chulbal/http/session-reply';
import type { AdminApi, AdminApiServices } from '../services.ts';

/** Logging in with passkeys, and keeping them: operators and evaluators. */
export function passkeysRoutes(api: AdminApi, services: AdminApiServices): void {
  operatorPasskeys(api, services);
  evaluatorPasskeys(api, services);
}

function operatorPasskeys(api: AdminApi, { db, signers, sessionSecrets, publicUrl }: AdminApiServices): void {
  const site = siteAt(publicUrl);

  api.mount(operatorKeys.listOperatorPasskeys, ({ actor }) =>
    listPasskeysOf(db, { accountId: actor.operatorId }),
  );
  api.mount(operatorKeys.beginOperatorPasskey, async ({ actor, language, now }) => {
    const { brand } = await getSite(db, { language });
    return operators.beginOperatorPasskey(db, actor, { site, brand, now });
  });
  api.mount(operatorKeys.addOperatorPasskey, async ({ actor, input, language, now }) => {
    await operators.addOperatorPasskey(db, actor, { ...input, site, language, now });
    return null;
  });
  api.mount(operatorKeys.renameOperatorPasskey, async ({ actor, input, now }) => {
    await operators.renameOperatorPasskey(db, actor, { ...input, now });
    return null;
  });
  api.mount(operatorKeys.removeOperatorPasskey, async ({ actor, input, language, now }) => {
    await operators.removeOperatorPasskey(db, actor, { ...input, language, now });
    return null;
  });
  api.mount(operatorKeys.beginOperatorPasskeyLogin, ({ address, now }) =>
    operators.beginOperatorPasskeyLogin(db, { site, address, now }),
  );
  api.mount(operatorKeys.finishOperatorPasskeyLogin, async ({ input, address, language, now }) => {
    const secret = sessionSecrets.operator;
    const asked = { ...input, site, address, language, now, secret };
    const { account, session } = await operators.logInByOperatorPasskey(db, asked);
    const tokens = await sessionReply(signers.operator, session, now);
    return { ...tokens, operatorInfo: { userId: account.id, name: account.name } };
  });
  api.mount(operatorKeys.beginPasskeyConfirm, ({ actor, now }) =>
    operators.beginPasskeyConfirm(db, actor, { site, now }),
  );
  api.mount(operatorKeys.confirmByPasskey, async ({ actor, input, language, now }) => {
    const until = await operators.confirmByPasskey(db, actor, { ...input, site, language, now });
    return { confirmedUntil: until.toISOString() };
  });
}

function evaluatorPasskeys(
  api: AdminApi,
  { db, signers, sessionSecrets, publicUrl }: AdminApiServices,
): void {
  const site = siteAt(publicUrl);

  api.mount(evaluatorKeys.listEvaluatorPasskeys, ({ actor }) =>
    listPasskeysOf(db, { accountId: actor.evaluatorId }),
  );
  api.mount(evaluatorKeys.beginEvaluatorPasskey, async ({ actor, input, language, now }) => {
    const { brand } = await getSite(db, { language });
    return evaluators.beginEvaluatorPasskey(db, actor, { ...input, site, brand, now });
  });
  api.mount(evaluatorKeys.addEvaluatorPasskey, async ({ actor, input, language, now }) => {
    await evaluators.addEvaluatorPasskey(db, actor, { ...input, site, language, now });
    return null;
  });
  api.mount(evaluatorKeys.renameEvaluatorPasskey, async ({ actor, input, now }) => {
    await evaluators.renameEvaluatorPasskey(db, actor, { ...input, now });
    return null;
  });
  api.mount(evaluatorKeys.removeEvaluatorPasskey, async ({ actor, input, language, now }) => {
    await evaluators.removeEvaluatorPasskey(db, actor, { ...input, language, now });
    return null;
  });
  api.mount(evaluatorKeys.beginEvaluatorPasskeyLogin, ({ address, now }) =>
    evaluators.beginEvaluatorPasskeyLogin(db, { site, address, now }),
  );
  api.mount(evaluatorKeys.finishEvaluatorPasskeyLogin, async ({ input, address, language, now }) => {
    const secret = sessionSecrets.evaluator;
    const asked = { ...input, site, address, language, now, secret };
    const { account, session, mustChangePassword } = await evaluators.logInByEvaluatorPasskey(db, asked);
    const tokens = await sessionReply(signers.evaluator, session, now);
    return { ...tokens, pointerInfo: { userId: account.id, name: account.name }, mustChangePassword };
  });
}
