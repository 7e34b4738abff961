import { z } from 'zod';
import { userLogin } from '../accounts.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, line } from '../fields.ts';

/** Bytes as base64url without padding, of `max` characters at most. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** What a browser keeps between two requests, so that nobody else's answer counts: 32 random bytes. */
export const attempt = z.string().regex(/^[\w-]{43}$/);

export const passkeyNo = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** As its owner knows it: the telephone at home, the computer at school. */
export const passkeyName = line(40);

/** How a passkey reaches the browser, as the browser names it (WebAuthn `AuthenticatorTransport`). */
const transports = z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8);

export const passkey = z.object({
  passkeyNo: z.number().int(),
  name: z.string(),
  addedAt: instant,
  usedAt: instant.nullable(),
  /** Whether it is kept in an account of its maker and reaches other devices with it. */
  backedUp: z.boolean(),
});
export type PasskeyView = z.output<typeof passkey>;

/** What the browser's `navigator.credentials.create` is asked with. */
export const creation = z.object({
  attempt,
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** COSE numbers, the best first. */
  algorithms: z.array(z.number().int()),
  /** Passkeys that are there already. */
  known: z.array(z.object({ id: z.string(), transports })),
});
export type PasskeyCreation = z.output<typeof creation>;

/** What `navigator.credentials.get` is asked with. No account is named: the passkey says whose it is. */
export const request = z.object({ attempt, challenge: z.string(), rpId: z.string() });
export type PasskeyRequest = z.output<typeof request>;

/** What an authenticator says of a new passkey. */
export const attestation = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(8000),
  attestationObject: bytes(20_000),
  transports,
});
export type PasskeyAttestation = z.output<typeof attestation>;

/** What it says to log somebody in. */
export const assertion = z.strictObject({
  id: bytes(1400),
  clientDataJSON: bytes(8000),
  authenticatorData: bytes(4000),
  signature: bytes(8000),
  userHandle: bytes(100),
});
export type PasskeyAssertion = z.output<typeof assertion>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/user/query/passkeys',
  access: 'user',
  summary: 'My passkeys',
  input: nothing,
  output: z.array(passkey),
});

/**
 * Begins adding a passkey, after confirming who is asking. The answer counts once, within five minutes.
 *
 * @throws 4001 beside `currentPassword`; 4310 freshLogInNeeded; 4343 passkeysFull; 429.
 */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-passkey',
  access: 'user',
  summary: 'Begin adding a passkey to my account',
  input: z.strictObject({ currentPassword: z.string().max(512, 'password').default('') }),
  output: creation,
});

/** @throws 4340 passkeyFailed, 4344 passkeyTaken, 4343 passkeysFull. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/user/command/add-passkey',
  access: 'user',
  summary: 'Add a passkey to my account',
  input: z.strictObject({ attempt, name: passkeyName, credential: attestation }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine. */
export const renamePasskey = endpoint({
  method: 'POST',
  path: '/api/user/command/rename-passkey',
  access: 'user',
  summary: 'Name a passkey of mine',
  input: z.strictObject({ passkeyNo, name: passkeyName }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine; 4306 lastWayIn where nothing else would be left. */
export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/user/command/remove-passkey',
  access: 'user',
  summary: 'Remove a passkey of mine',
  input: z.strictObject({ passkeyNo }),
  output: noData,
});

/** @throws 429. */
export const beginPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/user/command/begin-passkey-login',
  access: 'public',
  summary: 'Begin logging in with a passkey',
  input: nothing,
  output: request,
});

/**
 * Logs in with a passkey alone. @throws 4340 passkeyFailed, 4341 passkeyUnknown, 4342 passkeyCloned, which is also told to
 * the owner by mail.
 */
export const finishPasskeyLogin = endpoint({
  method: 'POST',
  path: '/api/user/command/finish-passkey-login',
  access: 'public',
  summary: 'Log in with a passkey',
  input: z.strictObject({ attempt, credential: assertion }),
  output: userLogin,
});
