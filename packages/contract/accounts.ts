import { z } from 'zod';
import { endpoint, noData, nothing } from './endpoint.ts';
import {
  country,
  email,
  givenPassword,
  instant,
  isoDate,
  line,
  password,
  phone,
  secondCode,
  verificationCode,
} from './fields.ts';

export const userInfo = z.object({ userId: z.number().int(), name: z.string() });
export type UserInfo = z.output<typeof userInfo>;

/** `accessExpiresIn` and `refreshExpiresIn` in seconds; `persistent` asks for cookies that outlive the browser. */
export const sessionTokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessExpiresIn: z.number().int(),
  refreshExpiresIn: z.number().int(),
  persistent: z.boolean(),
});
export type SessionTokens = z.output<typeof sessionTokens>;

export const userLogin = sessionTokens.extend({ userInfo });

export const refreshInput = z.strictObject({ refreshToken: z.string().min(1).max(512) });

/**
 * Log-in ids are e-mail addresses. A wrong id and a wrong password get the same answer: 4001. Where both are right and the
 * account has an authenticator, 4052 asks for `totp`, and 4430 says that it was wrong.
 */
export const login = endpoint({
  method: 'POST',
  path: '/api/user/command/login',
  access: 'public',
  summary: 'Log in',
  input: z.strictObject({
    loginId: z.string().trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
    password: givenPassword,
    totp: secondCode.optional(),
    stayLoggedIn: z.boolean().default(false),
  }),
  output: userLogin,
});

/** Without a userId it rejects with 4002; the id must be the token's own. Repeating it is fine. */
export const logout = endpoint({
  method: 'POST',
  path: '/api/user/command/logout',
  access: 'user',
  summary: 'Log out of this session',
  input: z.strictObject({ userId: z.number().int().optional() }),
  output: noData,
});

/** Rotates the refresh token. The same token may be asked again within 10 s; reuse later ends the family (S-07). */
export const refresh = endpoint({
  method: 'POST',
  path: '/api/user/command/refresh',
  access: 'public',
  summary: 'Rotate the refresh token',
  input: refreshInput,
  output: sessionTokens,
});

export const codePurpose = z.enum([
  'signUpEmail',
  'signUpPhone',
  'findId',
  'resetPassword',
  'resetPointerPassword',
  'changeEmail',
  'changePhone',
  'guardian',
  'memberPhone',
  'memberEmail',
  'lostAuthenticator',
]);
export type CodePurpose = z.output<typeof codePurpose>;

/** What a child's browser holds once a guardian has consented (P-02): 32 random bytes, base64url. */
export const guardianClaim = z.string().regex(/^[\w-]{43}$/);

/**
 * Sends a code by e-mail or SMS, as the purpose says: e-mail for signUpEmail, resetPassword and changeEmail,
 * SMS for the others. The answer is the same whether or not an account exists (S-09).
 */
export const sendCode = endpoint({
  method: 'POST',
  path: '/api/user/command/send-code',
  access: 'public',
  summary: 'Send a verification code',
  input: z.discriminatedUnion('purpose', [
    z.strictObject({ purpose: z.enum(['signUpEmail', 'resetPassword', 'changeEmail']), email }),
    z.strictObject({ purpose: z.enum(['signUpPhone', 'changePhone']), phone }),
    z.strictObject({ purpose: z.literal('findId'), name: line(50), phone }),
  ]),
  output: z.object({ requestId: z.uuid(), expiresIn: z.number().int(), resendAfter: z.number().int() }),
});

/** Proves possession. For signUpEmail and signUpPhone a target that is already registered is refused only now. */
export const verifyCode = endpoint({
  method: 'POST',
  path: '/api/user/command/verify-code',
  access: 'public',
  summary: 'Check a verification code',
  input: z.strictObject({ requestId: z.uuid(), code: verificationCode }),
  output: z.object({ verified: z.literal(true) }),
});

export const termView = z.object({
  term: z.string(),
  version: z.string(),
  required: z.boolean(),
  title: z.string(),
  purpose: z.string(),
  items: z.string(),
  period: z.string(),
  refusal: z.string(),
  body: z.string(),
  effectiveAt: instant,
});
export type TermView = z.output<typeof termView>;

/** The texts to agree to at sign-up, newest versions, in the caller's language (P-01). */
export const listTerms = endpoint({
  method: 'GET',
  path: '/api/user/query/terms',
  access: 'public',
  summary: 'Terms to agree to',
  input: nothing,
  output: z.array(termView),
  cacheSeconds: 10,
});

export const consentInput = z.strictObject({
  term: z.string().max(40),
  version: z.string().max(40),
  agreed: z.boolean(),
});

/**
 * Both requests must have been verified with `verifyCode`; each is used up. Answers like a log-in. Somebody under 14
 * comes with the claim of a guardian who has consented, and is who that guardian has written.
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/user/command/sign-up',
  access: 'public',
  summary: 'Create a user account',
  input: z.strictObject({
    name: line(50),
    birthDate: isoDate,
    country,
    email,
    emailRequestId: z.uuid('required'),
    phone,
    phoneRequestId: z.uuid('required'),
    password,
    consents: z.array(consentInput).max(20),
    guardianClaim: guardianClaim.optional(),
  }),
  output: userLogin,
});

/** The log-in ids of the proven phone's owner; used up with the first right code. */
export const findId = endpoint({
  method: 'GET',
  path: '/api/user/query/find-id',
  access: 'public',
  summary: 'Find the log-in id',
  input: z.strictObject({ requestId: z.uuid(), code: verificationCode }),
  output: z.object({ loginId: z.string(), joinedAt: instant }),
});

/** Sets a new password with a code sent to the e-mail, and ends every session of the account (S-09). */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/user/command/reset-password',
  access: 'public',
  summary: 'Set a new password with a code',
  input: z.strictObject({ requestId: z.uuid(), code: verificationCode, password }),
  output: noData,
});

export const profile = z.object({
  userId: z.number().int(),
  name: z.string(),
  birthDate: isoDate,
  country: z.string(),
  email: z.string(),
  /** Since when mail to it comes back because nobody is there; null where it arrives as far as anybody knows. */
  emailLostAt: instant.nullable(),
  phone: z.string(),
  consents: z.array(
    z.object({
      term: z.string(),
      title: z.string(),
      version: z.string(),
      required: z.boolean(),
      agreed: z.boolean(),
      at: instant,
      /** It is their guardian's to give, by the guardian's link; the child may take it back. */
      byGuardian: z.boolean(),
    }),
  ),
});
export type Profile = z.output<typeof profile>;

export const myProfile = endpoint({
  method: 'GET',
  path: '/api/user/query/my-profile',
  access: 'user',
  summary: 'My profile and consents',
  input: nothing,
  output: profile,
});

/** A new e-mail or phone needs its verified request (changeEmail, changePhone). */
export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/user/command/update-profile',
  access: 'user',
  summary: 'Change my profile',
  input: z.strictObject({
    name: line(50),
    country,
    email: z.strictObject({ value: email, requestId: z.uuid() }).optional(),
    phone: z.strictObject({ value: phone, requestId: z.uuid() }).optional(),
  }),
  output: profile,
});

/** Ends every other session of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/command/change-password',
  access: 'user',
  summary: 'Change my password',
  input: z.strictObject({ currentPassword: givenPassword, password }),
  output: noData,
});

/** Gives or withdraws an optional consent; a required one is refused with 4008. */
export const setConsent = endpoint({
  method: 'POST',
  path: '/api/user/command/set-consent',
  access: 'user',
  summary: 'Give or withdraw an optional consent',
  input: z.strictObject({ term: z.string().max(40), agreed: z.boolean() }),
  output: profile,
});

/** The key (base64, 32 bytes) under which this user's unacknowledged drafts are kept on the device. */
export const deviceKey = endpoint({
  method: 'GET',
  path: '/api/user/query/device-key',
  access: 'user',
  summary: 'Key for drafts kept on the device',
  input: nothing,
  output: z.object({ key: z.string() }),
});
