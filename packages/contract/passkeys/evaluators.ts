import { z } from 'zod';
import { sessionTokens, userInfo } from '../accounts.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import {
  assertion,
  attempt,
  attestation,
  creation,
  passkey,
  passkeyName,
  passkeyNo,
  request,
} from './passkeys.ts';

/** Passkeys of evaluators: with user verification they count as password and code. */
export const listEvaluatorPasskeys = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/pointer-passkeys',
  access: 'evaluator',
  may: 'own',
  summary: 'My passkeys, as an evaluator',
  input: nothing,
  output: z.array(passkey),
});

/**
 * After the password, and a code where an authenticator is on.
 *
 * @throws 4001 beside `currentPassword`; 400 beside `totp`; 4042 while the first password stands; 4343; 429.
 */
export const beginEvaluatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-begin-passkey',
  access: 'evaluator',
  summary: 'Begin adding a passkey to my account, as an evaluator',
  input: z.strictObject({
    currentPassword: z.string().max(512, 'password').default(''),
    totp: z.string().max(20, 'tooLong').default(''),
  }),
  output: creation,
});

/** @throws 4340 passkeyFailed, 4344 passkeyTaken, 4343 passkeysFull. */
export const addEvaluatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-add-passkey',
  access: 'evaluator',
  may: 'own',
  summary: 'Add a passkey to my account, as an evaluator',
  input: z.strictObject({ attempt, name: passkeyName, credential: attestation }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine. */
export const renameEvaluatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-rename-passkey',
  access: 'evaluator',
  may: 'own',
  summary: 'Name a passkey of mine, as an evaluator',
  input: z.strictObject({ passkeyNo, name: passkeyName }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine. */
export const removeEvaluatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-remove-passkey',
  access: 'evaluator',
  may: 'own',
  summary: 'Remove a passkey of mine, as an evaluator',
  input: z.strictObject({ passkeyNo }),
  output: noData,
});

/** @throws 429. */
export const beginEvaluatorPasskeyLogin = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-begin-passkey-login',
  access: 'public',
  summary: 'Begin logging in with a passkey, as an evaluator',
  input: nothing,
  output: request,
});

/** Answers like a log-in. @throws 4340 passkeyFailed, 4341 passkeyUnknown, 4342 passkeyCloned. */
export const finishEvaluatorPasskeyLogin = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-finish-passkey-login',
  access: 'public',
  summary: 'Log in with a passkey, as an evaluator',
  input: z.strictObject({ attempt, credential: assertion }),
  output: sessionTokens.extend({ pointerInfo: userInfo, mustChangePassword: z.boolean() }),
});
