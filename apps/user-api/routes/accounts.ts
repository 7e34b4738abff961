import * as accounts from '@chulbal/contract/accounts';
import { sendCode, verifyCode } from '@chulbal/domain/accounts/codes.commands';
import { findId, setConsent, updateProfile } from '@chulbal/domain/accounts/commands';
import { type LoggedIn, logIn } from '@chulbal/domain/accounts/log-in.commands';
import { changePassword, resetPassword } from '@chulbal/domain/accounts/password.commands';
import { getProfile, listTermTexts } from '@chulbal/domain/accounts/queries';
import { deviceKeyOf } from '@chulbal/domain/accounts/rules';
import { signUp } from '@chulbal/domain/accounts/sign-up.commands';
import { fault } from '@chulbal/domain/fault';
import { childConsent } from '@chulbal/domain/guardians/child.commands';
import { endSession, rotateSession } from '@chulbal/domain/sessions/commands';
import { loggedInReply, sessionReply } from '@chulbal/http/session-reply';
import type { UserApi, UserApiServices } from '../services.ts';

/** Sign-up, log-in, recovery, and one's own profile. */
export function accountsRoutes(api: UserApi, { db, signer, sessionSecret: secret }: UserApiServices): void {
  const loggedIn = (one: LoggedIn, now: Date) => loggedInReply(signer, one, now);

  api.mount(accounts.login, async ({ input, address, device, language, now }) => {
    return loggedIn(await logIn(db, { ...input, address, device, language, now, secret }), now);
  });

  api.mount(accounts.logout, async ({ actor, input, now }) => {
    if (input.userId === undefined) throw fault('missingUserId');
    if (input.userId !== actor.userId || !actor.familyId) throw fault('noPermission');
    await endSession(db, { familyId: actor.familyId, reason: 'logout', now });
    return null;
  });

  api.mount(accounts.refresh, async ({ input, now }) => {
    const { refreshToken } = input;
    return sessionReply(signer, await rotateSession(db, { kind: 'user', refreshToken, now, secret }), now);
  });

  api.mount(accounts.sendCode, async ({ input, address, language, now }) => {
    return sendCode(db, { target: input, caller: { address, language, now } });
  });

  api.mount(accounts.verifyCode, async ({ input, address, language, now }) => {
    await verifyCode(db, { ...input, caller: { address, language, now } });
    return { verified: true as const };
  });

  api.mount(accounts.listTerms, async ({ language, now }) => listTermTexts(db, { language, now }));

  api.mount(accounts.signUp, async ({ input, address, device, language, now }) => {
    const { guardianClaim, ...form } = input;
    const child = childConsent(guardianClaim);
    const caller = { address, device, language, now };
    return loggedIn(await signUp(db, { form, caller, secret, child }), now);
  });

  // A GET by specification; it uses up its code, so the browser posts and the web server asks (S-13).
  api.mount(accounts.findId, async ({ input, address, language, now }) => {
    return findId(db, { ...input, caller: { address, language, now } });
  });

  api.mount(accounts.resetPassword, async ({ input, address, language, now }) => {
    await resetPassword(db, { ...input, caller: { address, language, now } });
    return null;
  });

  api.mount(accounts.myProfile, async ({ actor, language, now }) => {
    return getProfile(db, { userId: actor.userId, language, now });
  });

  api.mount(accounts.updateProfile, async ({ actor, input, language, now }) => {
    await updateProfile(db, actor, { change: input, language, now });
    return getProfile(db, { userId: actor.userId, language, now });
  });

  api.mount(accounts.changePassword, async ({ actor, input, language, now }) => {
    await changePassword(db, actor, { ...input, language, now });
    return null;
  });

  api.mount(accounts.setConsent, async ({ actor, input, language, now }) => {
    await setConsent(db, actor, { ...input, now });
    return getProfile(db, { userId: actor.userId, language, now });
  });

  api.mount(accounts.deviceKey, async ({ actor }) => ({ key: deviceKeyOf(actor.userId, secret) }));
}
