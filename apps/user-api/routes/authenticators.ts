import * as authenticators from '@chulbal/contract/authenticators';
import {
  beginAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from '@chulbal/domain/accounts/authenticator.commands';
import {
  askForReset,
  beginResetByPassword,
  getResetByLink,
  stopResetByLink,
} from '@chulbal/domain/accounts/authenticator-reset.commands';
import { getAuthenticator } from '@chulbal/domain/authenticators/queries';
import { beginResetByProvider } from '@chulbal/domain/social-logins/entry.commands';
import type { UserApi, UserApiServices } from '../services.ts';

/** One's own authenticator app and its recovery codes. */
export function authenticatorsRoutes(api: UserApi, { db }: UserApiServices): void {
  api.mount(authenticators.getAuthenticator, async ({ actor }) => {
    const { turnedOnAt, codesLeft } = await getAuthenticator(db, actor);
    return { turnedOnAt: turnedOnAt?.toISOString() ?? null, codesLeft };
  });

  api.mount(authenticators.beginAuthenticator, ({ actor, input, language, now }) =>
    beginAuthenticator(db, actor, { ...input, language, now }),
  );

  api.mount(authenticators.turnOnAuthenticator, async ({ actor, input, language, now }) => ({
    recoveryCodes: await turnOnAuthenticator(db, actor, { ...input, language, now }),
  }));

  api.mount(authenticators.turnOffAuthenticator, async ({ actor, input, language, now }) => {
    await turnOffAuthenticator(db, actor, { ...input, language, now });
    return null;
  });

  api.mount(authenticators.renewRecoveryCodes, async ({ actor, input, language, now }) => ({
    recoveryCodes: await renewRecoveryCodes(db, actor, { ...input, language, now }),
  }));

  api.mount(authenticators.beginAuthenticatorReset, ({ input, address, language, now }) => {
    const caller = { address, language, now };
    return 'ticket' in input
      ? beginResetByProvider(db, { ...input, caller })
      : beginResetByPassword(db, { ...input, caller });
  });

  api.mount(authenticators.askForAuthenticatorReset, ({ input, address, language, now }) =>
    askForReset(db, { ...input, caller: { address, language, now } }),
  );

  api.mount(authenticators.getAuthenticatorReset, ({ input }) => getResetByLink(db, input));

  api.mount(authenticators.stopAuthenticatorReset, async ({ input, now }) => {
    await stopResetByLink(db, { ...input, now });
    return null;
  });
}
