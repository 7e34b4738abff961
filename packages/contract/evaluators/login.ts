import { z } from 'zod';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { email, givenPassword, password, totp, verificationCode } from '../fields.ts';

/** Sends a code for a new password to an evaluator's e-mail; the answer says nothing of whether there is one (S-09). */
export const pointerSendCode = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-send-code',
  access: 'public',
  summary: 'Send a code for a new password, as an evaluator',
  input: z.strictObject({ email }),
  output: z.object({ requestId: z.uuid(), expiresIn: z.number().int(), resendAfter: z.number().int() }),
});

/** Sets a new password with that code, and ends every session of the evaluator. An authenticator stays on. */
export const pointerResetPassword = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-reset-password',
  access: 'public',
  summary: 'Set a new password with a code, as an evaluator',
  input: z.strictObject({ requestId: z.uuid(), code: verificationCode, password }),
  output: noData,
});

/** A new secret for an authenticator app; it counts once `pointerSetTotp` was given a code of it. */
export const pointerBeginTotp = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-begin-totp',
  access: 'evaluator',
  may: 'own',
  summary: 'Begin to set an authenticator up, as an evaluator',
  input: nothing,
  output: z.object({ totpSecret: z.string(), totpUri: z.string() }),
});

/** Turns the authenticator on or off, with the password and a code of it; other sessions end. 400 beside `totp`, 4001, 429. */
export const pointerSetTotp = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-set-totp',
  access: 'evaluator',
  may: 'own',
  summary: 'Turn my authenticator on or off, as an evaluator',
  input: z.strictObject({ on: z.boolean(), currentPassword: givenPassword, totp }),
  output: noData,
});
