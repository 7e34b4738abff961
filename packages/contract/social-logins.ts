import { z } from 'zod';
import { consentInput, guardianClaim, userLogin } from './accounts.ts';
import { endpoint, noData, nothing } from './endpoint.ts';
import { country, email, givenPassword, instant, isoDate, line, phone, secondCode } from './fields.ts';

/** The name of a provider in addresses and settings: `/oauth/kakao`. */
export const providerName = z.string().regex(/^[a-z][a-z0-9]{1,19}$/);

/** Secrets that a browser holds between two requests: 32 random bytes, base64url. */
const secret = z.string().regex(/^[\w-]{43}$/);

export const socialProvider = z.object({ provider: providerName, name: z.string() });
export type SocialProviderView = z.output<typeof socialProvider>;

/** Who else may say who somebody is, in the order of the settings. Empty where none is configured. */
export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/api/user/query/social-providers',
  access: 'public',
  summary: 'Providers of social log-in',
  input: nothing,
  output: z.array(socialProvider),
  cacheSeconds: 10,
});

/** `address`: where the browser goes. `attempt`: what it keeps and brings back, so that nobody else's answer counts. */
const begun = z.object({ address: z.url(), attempt: z.string() });

/** @throws 4300 socialUnreachable; 404 for a provider that is not configured; 429. */
export const beginSocialLogin = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-social-login',
  access: 'public',
  summary: 'Begin logging in by a provider',
  input: z.strictObject({ provider: providerName }),
  output: begun,
});

/** Begins linking a provider to one's own account. @throws 4001 beside `currentPassword`; 4305 passwordNeeded. */
export const beginSocialLink = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-social-link',
  access: 'user',
  summary: 'Begin linking a provider to my account',
  input: z.strictObject({ provider: providerName, currentPassword: givenPassword }),
  output: begun,
});

/**
 * Ends what was begun with the provider's answer (`answer`: the query of its redirect). `new` is somebody whom nobody
 * knows: `ticket` lets them sign up within half an hour. `code` is somebody whose account has an authenticator: `ticket` is
 * for `finishSocialStep`, within ten minutes.
 *
 * @throws 4300 socialUnreachable, 4301 socialCancelled, 4302 socialFailed, 4303 socialTaken, 4304 socialAlready; 429.
 */
export const finishSocialLogin = endpoint({
  method: 'POST',
  path: '/api/user/command/finish-social-login',
  access: 'public',
  summary: 'Log in by the answer of a provider',
  input: z.strictObject({ provider: providerName, attempt: secret, answer: z.string().max(4096) }),
  output: z.discriminatedUnion('outcome', [
    userLogin.extend({ outcome: z.literal('loggedIn') }),
    z.object({ outcome: z.literal('code'), ticket: z.string() }),
    z.object({ outcome: z.literal('new'), ticket: z.string() }),
    z.object({ outcome: z.literal('linked') }),
  ]),
});

/** Ends such a log-in with a code. @throws 4430 secondCodeWrong beside `totp`; 4431 secondStepOver; 429. */
export const finishSocialStep = endpoint({
  method: 'POST',
  path: '/api/user/command/finish-social-step',
  access: 'public',
  summary: 'End a log-in by a provider with a code',
  input: z.strictObject({ ticket: secret, totp: secondCode }),
  output: userLogin,
});

/** What the provider told of somebody who may sign up. @throws 4302 when the ticket is used or has run out. */
export const getSocialTicket = endpoint({
  method: 'GET',
  path: '/api/user/query/social-ticket',
  access: 'public',
  summary: 'What a provider told of a new person',
  input: z.strictObject({ ticket: secret }),
  output: z.object({
    provider: providerName,
    name: z.string(),
    /** As the provider has checked it: signing up with it needs no code. */
    email: z.string().nullable(),
    confirmedAt: instant,
  }),
});

/** Signs up without a password. `emailRequestId` is needed for another address than the ticket's. Answers like a log-in. */
export const signUpBySocial = endpoint({
  method: 'POST',
  path: '/api/user/command/sign-up-by-social',
  access: 'public',
  summary: 'Create a user account by a provider',
  input: z.strictObject({
    ticket: secret,
    name: line(50),
    birthDate: isoDate,
    country,
    email,
    emailRequestId: z.uuid('required').optional(),
    phone,
    phoneRequestId: z.uuid('required'),
    consents: z.array(consentInput).max(20),
    guardianClaim: guardianClaim.optional(),
  }),
  output: userLogin,
});

export const waysIn = z.object({
  hasPassword: z.boolean(),
  social: z.array(socialProvider.extend({ linkedAt: instant.nullable(), usedAt: instant.nullable() })),
});
export type WaysIn = z.output<typeof waysIn>;

/** How I can log in: `linkedAt` is null for a provider that is not linked, `usedAt` until it is used. */
export const listWaysIn = endpoint({
  method: 'GET',
  path: '/api/user/query/ways-in',
  access: 'user',
  summary: 'How I can log in',
  input: nothing,
  output: waysIn,
});

/** Ends a link, and is fine when there is none. @throws 4306 lastWayIn where nothing else would be left. */
export const unlinkSocialLogin = endpoint({
  method: 'POST',
  path: '/api/user/command/unlink-social-login',
  access: 'user',
  summary: 'Unlink a provider',
  input: z.strictObject({ provider: providerName }),
  output: noData,
});
