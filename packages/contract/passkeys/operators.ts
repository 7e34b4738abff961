import { z } from 'zod';
import { sessionTokens, userInfo } from '../accounts.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant } from '../fields.ts';
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

/** Passkeys of operators: with user verification they count as password and code. */
export const listOperatorPasskeys = endpoint({
  method: 'GET',
  path: '/admin/operator/query/passkeys',
  access: 'operator',
  may: 'own',
  summary: 'My passkeys, as an operator',
  input: nothing,
  output: z.array(passkey),
});

/** Needs a session that was just confirmed (4041). @throws 4042 while a password must be changed; 4343 passkeysFull. */
export const beginOperatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/operator/command/begin-passkey',
  access: 'operator',
  may: 'seeConsole',
  fresh: true,
  summary: 'Begin adding a passkey to my account, as an operator',
  input: nothing,
  output: creation,
});

/** @throws 4340 passkeyFailed, 4344 passkeyTaken, 4343 passkeysFull. */
export const addOperatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/operator/command/add-passkey',
  access: 'operator',
  may: 'own',
  summary: 'Add a passkey to my account, as an operator',
  input: z.strictObject({ attempt, name: passkeyName, credential: attestation }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine. */
export const renameOperatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/operator/command/rename-passkey',
  access: 'operator',
  may: 'own',
  summary: 'Name a passkey of mine, as an operator',
  input: z.strictObject({ passkeyNo, name: passkeyName }),
  output: noData,
});

/** @throws 404 for a passkey that is not mine. */
export const removeOperatorPasskey = endpoint({
  method: 'POST',
  path: '/admin/operator/command/remove-passkey',
  access: 'operator',
  may: 'own',
  summary: 'Remove a passkey of mine, as an operator',
  input: z.strictObject({ passkeyNo }),
  output: noData,
});

/** @throws 429. */
export const beginOperatorPasskeyLogin = endpoint({
  method: 'POST',
  path: '/admin/operator/command/begin-passkey-login',
  access: 'public',
  summary: 'Begin logging in with a passkey, as an operator',
  input: nothing,
  output: request,
});

/** Answers like a log-in. @throws 4340 passkeyFailed, 4341 passkeyUnknown, 4342 passkeyCloned. */
export const finishOperatorPasskeyLogin = endpoint({
  method: 'POST',
  path: '/admin/operator/command/finish-passkey-login',
  access: 'public',
  summary: 'Log in with a passkey, as an operator',
  input: z.strictObject({ attempt, credential: assertion }),
  output: sessionTokens.extend({ operatorInfo: userInfo }),
});

/** @throws 429. */
export const beginPasskeyConfirm = endpoint({
  method: 'POST',
  path: '/admin/operator/command/begin-passkey-confirm',
  access: 'operator',
  may: 'own',
  summary: 'Begin confirming with a passkey that it is me',
  input: nothing,
  output: request,
});

/** Signing in again inside a session, as `confirmOperator` does (S-11). @throws 4340, 4341, 4342. */
export const confirmByPasskey = endpoint({
  method: 'POST',
  path: '/admin/operator/command/confirm-by-passkey',
  access: 'operator',
  may: 'own',
  summary: 'Confirm with a passkey that it is me',
  input: z.strictObject({ attempt, credential: assertion }),
  output: z.object({ confirmedUntil: instant }),
});
