import { z } from 'zod';
import { refreshInput, sessionTokens, userInfo } from './accounts.ts';
import { endpoint, noData, nothing } from './endpoint.ts';
import { givenPassword, password } from './fields.ts';

/**
 * `userId` is the e-mail address. Whichever of the two is wrong, or whether there is such an evaluator at all, the
 * answer is the same: 4001. A session ends 12 hours after its last refresh. There is no authenticator.
 */
export const pointerLogin = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-login',
  access: 'public',
  summary: 'Log in as an evaluator',
  input: z.strictObject({
    userId: z.string().trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
    password: givenPassword,
  }),
  output: sessionTokens.extend({ pointerInfo: userInfo, mustChangePassword: z.boolean() }),
});

/** The same token may be asked again within 10 s; reuse later ends the family (S-07). */
export const pointerRefresh = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-refresh',
  access: 'public',
  summary: 'Rotate an evaluator’s refresh token',
  input: refreshInput,
  output: sessionTokens,
});

export const pointerLogout = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-logout',
  access: 'evaluator',
  may: 'own',
  summary: 'Log out of this session, as an evaluator',
  input: nothing,
  output: noData,
});

/** Ends every other session of the evaluator. While `mustChangePassword` holds, all that is not `own` answers 4042. */
export const pointerChangePassword = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-change-password',
  access: 'evaluator',
  may: 'own',
  summary: 'Change my password, as an evaluator',
  input: z.strictObject({ currentPassword: givenPassword, password }),
  output: noData,
});

export const pointerMe = endpoint({
  method: 'GET',
  path: '/admin/point-stage/query/pointer-me',
  access: 'evaluator',
  may: 'own',
  summary: 'Who I am, as an evaluator',
  input: nothing,
  output: userInfo.extend({ affiliation: z.string(), mustChangePassword: z.boolean() }),
});
