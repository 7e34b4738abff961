import * as authenticators from '@chulbal/contract/authenticators';
import {
  beginAuthenticator,
  renewRecoveryCodes,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from '@chulbal/domain/accounts/authenticator.commands';
import { getAuthenticator } from '@chulbal/domain/authenticators/queries';
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
}
