import { z } from 'zod';
import { refreshInput, sessionTokens, userInfo } from '../accounts.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { email, givenPassword, instant, line, password, totp, wholeNo } from '../fields.ts';
import { operatorRole, permission } from './roles.ts';

/**
 * A wrong address, a wrong password and a wrong code get the same answer: 4001, with a text beside `totp` that names
 * all three. A code counts once, so confirming after a log-in takes the next one. `refreshExpiresIn` is 1,800 s and
 * less near the end: a session ends 30 minutes after its last refresh and 12 hours after the log-in.
 */
export const operatorLogin = endpoint({
  method: 'POST',
  path: '/admin/operator/command/login',
  access: 'public',
  summary: 'Log in as an operator',
  input: z.strictObject({
    loginId: z.string().trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
    password: givenPassword,
    totp,
  }),
  output: sessionTokens.extend({ operatorInfo: userInfo }),
});

export const operatorRefresh = endpoint({
  method: 'POST',
  path: '/admin/operator/command/refresh',
  access: 'public',
  summary: 'Rotate an operator’s refresh token',
  input: refreshInput,
  output: sessionTokens,
});

export const operatorLogout = endpoint({
  method: 'POST',
  path: '/admin/operator/command/logout',
  access: 'operator',
  may: 'own',
  summary: 'Log out of this session',
  input: nothing,
  output: noData,
});

/** The key (base64, 32 bytes) under which what this operator has not saved yet is kept on the device. */
export const operatorDeviceKey = endpoint({
  method: 'GET',
  path: '/admin/operator/query/device-key',
  access: 'operator',
  may: 'own',
  summary: 'Key for drafts kept on the device',
  input: nothing,
  output: z.object({ key: z.string() }),
});

/** `permissions` decide which buttons a screen shows. `confirmedUntil`: until when exports need no new confirmation. */
export const operatorMe = endpoint({
  method: 'GET',
  path: '/admin/operator/query/me',
  access: 'operator',
  may: 'own',
  summary: 'Who I am, as an operator',
  input: nothing,
  output: userInfo.extend({
    loginId: z.string(),
    role: operatorRole,
    permissions: z.array(permission),
    mustChangePassword: z.boolean(),
    confirmedUntil: instant.nullable(),
    /** Whether a passkey may confirm who they are. */
    hasPasskeys: z.boolean(),
  }),
});

/** Ends every other session of the operator. While `mustChangePassword` holds, everything else answers 4042. */
export const operatorChangePassword = endpoint({
  method: 'POST',
  path: '/admin/operator/command/change-password',
  access: 'operator',
  may: 'own',
  summary: 'Change my password, as an operator',
  input: z.strictObject({ currentPassword: givenPassword, password }),
  output: noData,
});

/** Signing in again inside a session: opens endpoints with `fresh` for five minutes (S-11). */
export const confirmOperator = endpoint({
  method: 'POST',
  path: '/admin/operator/command/confirm',
  access: 'operator',
  may: 'own',
  summary: 'Confirm with password and code that it is me',
  input: z.strictObject({ password: givenPassword, totp }),
  output: z.object({ confirmedUntil: instant }),
});

export const operatorView = z.object({
  operatorId: z.number().int(),
  name: z.string(),
  loginId: z.string(),
  role: operatorRole,
  status: z.enum(['active', 'disabled']),
  joinedAt: instant,
  lastLoginAt: instant.nullable(),
});
export type OperatorView = z.output<typeof operatorView>;

export const operatorInvitationView = z.object({
  invitationId: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: operatorRole,
  invitedBy: z.string(),
  invitedAt: instant,
  expiresAt: instant,
});

/** Operators by name, and the invitations that nobody has taken up yet. */
export const listOperators = endpoint({
  method: 'GET',
  path: '/admin/operator/query/list',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Operators and open invitations',
  input: nothing,
  output: z.object({ operators: z.array(operatorView), invitations: z.array(operatorInvitationView) }),
});

/** Sends a link by e-mail, good for 7 days. 4046 when the address is an operator's; an open invitation is replaced. */
export const inviteOperator = endpoint({
  method: 'POST',
  path: '/admin/operator/command/invite',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Invite an operator by e-mail',
  input: z.strictObject({ name: line(50), email, role: operatorRole }),
  output: noData,
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/admin/operator/command/withdraw-invitation',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Withdraw an open invitation',
  input: z.strictObject({ invitationId: wholeNo }),
  output: noData,
});

/** 4045 when it would leave no owner. */
export const changeOperatorRole = endpoint({
  method: 'POST',
  path: '/admin/operator/command/change-role',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Give an operator another role',
  input: z.strictObject({ operatorId: wholeNo, role: operatorRole }),
  output: noData,
});

/** Disabling ends every session at once; enabling lets the operator log in again. 4045 for the last owner. */
export const setOperatorStatus = endpoint({
  method: 'POST',
  path: '/admin/operator/command/set-status',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Disable or enable an operator',
  input: z.strictObject({
    operatorId: wholeNo,
    status: z.enum(['active', 'disabled']),
    reason: line(200),
  }),
  output: noData,
});

/** For a lost phone or password: ends the operator's sessions and sends a link to set both anew. */
export const resetOperator = endpoint({
  method: 'POST',
  path: '/admin/operator/command/reset',
  access: 'operator',
  may: 'manageOperators',
  summary: 'Let an operator set password and authenticator anew',
  input: z.strictObject({ operatorId: wholeNo, reason: line(200) }),
  output: noData,
});

const invitationToken = z.string().min(1).max(100);

/** What the link of an invitation (or a reset) shows; 4030 when it is used or too old. `totpUri` goes into the QR code. */
export const getOperatorInvitation = endpoint({
  method: 'GET',
  path: '/admin/operator/query/invitation',
  access: 'public',
  summary: 'An invitation by its link',
  input: z.strictObject({ token: invitationToken }),
  output: z.object({
    name: z.string(),
    email: z.string(),
    role: operatorRole,
    totpSecret: z.string(),
    totpUri: z.string(),
    expiresAt: instant,
  }),
});

/** Takes up an invitation: sets the password and proves the authenticator. Answers like a log-in. */
export const joinAsOperator = endpoint({
  method: 'POST',
  path: '/admin/operator/command/join',
  access: 'public',
  summary: 'Become an operator by invitation',
  input: z.strictObject({ token: invitationToken, password, totp }),
  output: sessionTokens.extend({ operatorInfo: userInfo }),
});
