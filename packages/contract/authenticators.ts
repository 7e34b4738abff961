import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import { givenPassword, instant, secondCode, totp, verificationCode } from './fields.ts';

/** Of a link or a ticket: 32 random bytes, base64url. */
const linkSecret = z.string().regex(/^[\w-]{43}$/);

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

/** How a request of somebody stands who has lost phone and recovery codes; the first three are not over. */
export const resetState = z.enum(['asked', 'looked', 'waiting', 'removed', 'stopped', 'declined']);
export type ResetState = z.output<typeof resetState>;

/** `removesAt`: when the authenticator goes, once two operators have looked. */
const openReset = z.object({ askedAt: instant, removesAt: instant.nullable() });

/**
 * Sends a code to the phone of an account whose password is right, or for which a provider has spoken (`ticket`), and whose
 * second proof is lost. Where it was asked before, `open` says how that stands and no code is sent.
 *
 * @throws 4001 wrongCredentials; 4431 secondStepOver; 4433 authenticatorOff; 429.
 */
export const beginAuthenticatorReset = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-authenticator-reset',
  access: 'public',
  summary: 'Begin to ask for an authenticator to be removed',
  input: z.union([
    z.strictObject({
      loginId: z.string().trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
      password: givenPassword,
    }),
    z.strictObject({ ticket: linkSecret }),
  ]),
  output: z.object({
    code: z
      .object({ requestId: z.uuid(), expiresIn: z.number().int(), resendAfter: z.number().int() })
      .nullable(),
    open: openReset.nullable(),
  }),
});

/** Asks for it by the code; two operators look before anything happens. @throws 4005 codeWrong; 4433; 429. */
export const askForAuthenticatorReset = endpoint({
  method: 'POST',
  path: '/api/user/command/ask-for-authenticator-reset',
  access: 'public',
  summary: 'Ask for an authenticator to be removed',
  input: z.strictObject({ requestId: z.uuid(), code: verificationCode }),
  output: openReset,
});

/** What the link in the letters stops. @throws 4030 linkExpired. */
export const getAuthenticatorReset = endpoint({
  method: 'GET',
  path: '/api/user/query/authenticator-reset',
  access: 'public',
  summary: 'When an authenticator is to be removed',
  input: z.strictObject({ token: linkSecret }),
  output: z.object({ removesAt: instant }),
});

/** That was not me. @throws 4030 linkExpired. */
export const stopAuthenticatorReset = endpoint({
  method: 'POST',
  path: '/api/user/command/stop-authenticator-reset',
  access: 'public',
  summary: 'Stop the removal of an authenticator',
  input: z.strictObject({ token: linkSecret }),
  output: noData,
});
