import * as passkeys from '@chulbal/contract/passkeys/passkeys';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  finishPasskeyLogin,
  removePasskey,
  renamePasskey,
} from '@chulbal/domain/passkeys/commands';
import { listPasskeys } from '@chulbal/domain/passkeys/queries';
import { siteAt } from '@chulbal/domain/passkeys/rules';
import { getSite } from '@chulbal/domain/site/queries';
import { loggedInReply } from '@chulbal/http/session-reply';
import type { UserApi, UserApiServices } from '../services.ts';

/** Logging in with passkeys, and keeping them. */
export function passkeysRoutes(api: UserApi, services: UserApiServices): void {
  const { db, signer, sessionSecret: secret, publicUrl } = services;
  const site = siteAt(publicUrl);

  api.mount(passkeys.listPasskeys, ({ actor }) => listPasskeys(db, actor));

  api.mount(passkeys.beginPasskey, async ({ actor, input, language, now }) => {
    const { brand } = await getSite(db, { language });
    return beginPasskey(db, actor, { ...input, site, brand, now });
  });

  api.mount(passkeys.addPasskey, async ({ actor, input, language, now }) => {
    await addPasskey(db, actor, { ...input, site, language, now });
    return null;
  });

  api.mount(passkeys.renamePasskey, async ({ actor, input }) => {
    await renamePasskey(db, actor, input);
    return null;
  });

  api.mount(passkeys.removePasskey, async ({ actor, input, language, now }) => {
    await removePasskey(db, actor, { ...input, language, now });
    return null;
  });

  api.mount(passkeys.beginPasskeyLogin, ({ address, now }) => beginPasskeyLogin(db, { site, address, now }));

  api.mount(passkeys.finishPasskeyLogin, async ({ input, address, device, language, now }) => {
    const caller = { address, device, language, now };
    const one = await finishPasskeyLogin(db, { ...input, site, caller, secret });
    return loggedInReply(signer, one, now);
  });
}
