import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { instant, secondCode, totp } from './fields.ts';

/** Empty where the account has no password and the log-in is fresh. */
const currentPassword = z.string().max(512, 'password').default('');

/** Ten of twelve digits each, shown once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const authenticator = z.object({
  /** Null while it is off. */
  turnedOnAt: instant.nullable(),
  codesLeft: z.number().int(),
});
export type AuthenticatorView = z.output<typeof authenticator>;

export const getAuthenticator = endpoint({
  method: 'GET',
  path: '/api/user/query/authenticator',
  access: 'user',
  summary: 'My authenticator app',
  input: nothing,
  output: authenticator,
});

/**
 * A new secret, after confirming who is asking; it counts once `turnOnAuthenticator` was given a code of it.
 *
 * @throws 4001 beside `currentPassword`; 4310 freshLogInNeeded; 4432 authenticatorOn; 429.
 */
export const beginAuthenticator = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-authenticator',
  access: 'user',
  summary: 'Begin to set my authenticator app up',
  input: z.strictObject({ currentPassword }),
  output: z.object({ totpSecret: z.string(), totpUri: z.string() }),
});

/**
 * Turns it on within half an hour, by a code of the new secret. Other sessions end.
 *
 * @throws 4430 beside `totp`; 4431 where nothing was begun of late; 4432 authenticatorOn; 429.
 */
export const turnOnAuthenticator = endpoint({
  method: 'POST',
  path: '/api/user/command/turn-on-authenticator',
  access: 'user',
  summary: 'Turn my authenticator app on',
  input: z.strictObject({ totp }),
  output: recoveryCodes,
});

/** @throws 4001 beside `currentPassword`; 4310; 4430 beside `totp`; 4433 authenticatorOff; 429. */
export const turnOffAuthenticator = endpoint({
  method: 'POST',
  path: '/api/user/command/turn-off-authenticator',
  access: 'user',
  summary: 'Turn my authenticator app off',
  input: z.strictObject({ currentPassword, totp: secondCode }),
  output: noData,
});

/** New recovery codes in place of those before. @throws as `turnOffAuthenticator`. */
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/user/command/renew-recovery-codes',
  access: 'user',
  summary: 'Make new recovery codes',
  input: z.strictObject({ currentPassword, totp: secondCode }),
  output: recoveryCodes,
});
