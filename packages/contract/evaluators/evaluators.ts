import { z } from 'zod';
import { refreshInput, sessionTokens, userInfo } from '../accounts.ts';
import { endpoint, noData, nothing, pageOf, pageQuery } from '../endpoint.ts';
import { email, givenPassword, instant, line, password, phone, totp, wholeNo } from '../fields.ts';
import { evaluatorColumn, evaluatorSort } from './list.ts';
import { MOST_AT_ONCE, MOST_LIST_BYTES } from './values.ts';

/**
 * `userId` is the e-mail address. Whichever of the two is wrong, or whether there is such an evaluator at all, the
 * answer is the same: 4001. A session ends 12 hours after its last refresh. Who has turned an authenticator on gives its
 * code too: 4052 authenticatorNeeded without one, after the right password alone; 4001 for one that does not count.
 */
export const pointerLogin = endpoint({
  method: 'POST',
  path: '/admin/point-stage/command/pointer-login',
  access: 'public',
  summary: 'Log in as an evaluator',
  input: z.strictObject({
    userId: z.string().trim().toLowerCase().min(1, 'required').max(254, 'tooLong'),
    password: givenPassword,
    totp: totp.optional(),
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
  output: userInfo.extend({
    affiliation: z.string(),
    mustChangePassword: z.boolean(),
    /** Whether an authenticator is asked for at log-in. */
    totpOn: z.boolean(),
  }),
});

/** Lines of one list, and evaluators invited by one call. */
export const MOST_LISTED = 500;
/** One line that may be left empty. */
const maybeLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'tooLong')
    .regex(/^\P{Cc}*$/u, 'invalid')
    .default('');

/** `schoolNo` names a school of the table, whose name then counts; else `schoolName` is as it was typed. */
const profile = {
  name: line(50),
  affiliation: line(100),
  /** Which school the affiliation is, null where it is none; left out where nobody was asked. */
  affiliationSchoolNo: wholeNo.nullable().optional(),
  schoolNo: wholeNo.nullable().default(null),
  schoolName: maybeLine(100),
  department: maybeLine(100),
  employer: maybeLine(100),
  /** Codes of the season's choice `teamItemPart`. */
  expertise: z.array(z.string().min(1).max(40)).min(1, 'choose').max(30, 'invalid'),
  /** Most teams in one stage. */
  loadLimit: z.number('invalid').int('invalid').min(1, 'invalid').max(500, 'invalid'),
};
export const evaluatorInput = z.strictObject({ ...profile, email, phone });
export type EvaluatorInput = z.output<typeof evaluatorInput>;

/** invited: has a first password and has not replaced it yet. */
export const evaluatorState = z.enum(['invited', 'active', 'disabled']);
export type EvaluatorState = z.output<typeof evaluatorState>;

/** A school that an affiliation may mean. */
export const affiliationSchool = z.object({
  schoolNo: z.number().int(),
  name: z.string(),
  /** Code 1 to 17 of the 시·도: schools of one name are told apart by it. */
  sido: z.string(),
});
export type AffiliationSchool = z.output<typeof affiliationSchool>;

/** `email` and `phone` masked. */
export const evaluatorView = z.object({
  evaluatorId: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  affiliation: z.string(),
  /** What an operator answered when asked whether the affiliation is a school; null where nobody was asked. */
  affiliationIsSchool: z.boolean().nullable(),
  affiliationSchoolNo: z.number().int().nullable(),
  schoolNo: z.number().int().nullable(),
  schoolName: z.string(),
  department: z.string(),
  employer: z.string(),
  expertise: z.array(z.string()),
  loadLimit: z.number().int(),
  state: evaluatorState,
  invitedAt: instant,
  lastLoginAt: instant.nullable(),
  /** In the newest season: teams that are theirs, sheets of these that count, their stages, and how many they signed. */
  assigned: z.number().int(),
  submitted: z.number().int(),
  stages: z.number().int(),
  signed: z.number().int(),
});
export type EvaluatorView = z.output<typeof evaluatorView>;

/**
 * Evaluators by name, or as `sort` says. `keyword` finds in name, affiliation, school, department and employer, also by initial
 * consonants, and a whole e-mail address; every word of it has to be there. `counts` are of all evaluators,
 * whatever was searched; `expertise` is what may be chosen.
 */
export const listEvaluators = endpoint({
  method: 'GET',
  path: '/admin/evaluator/query/list',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Evaluators',
  input: z.strictObject({
    ...pageQuery,
    keyword: z.string().trim().max(50, 'tooLong').optional(),
    state: evaluatorState.optional(),
    expertise: z.string().max(40).optional(),
    sort: evaluatorSort.default('name'),
  }),
  output: pageOf(evaluatorView).extend({
    counts: z.object({ invited: z.number().int(), active: z.number().int(), disabled: z.number().int() }),
    expertise: z.array(z.object({ code: z.string(), label: z.object({ ko: z.string(), en: z.string() }) })),
  }),
});

/** Schools of the table that a line about where somebody belongs may mean, the likeliest first; at most 5. */
export const findAffiliationSchools = endpoint({
  method: 'GET',
  path: '/admin/evaluator/query/affiliation-schools',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Schools that an affiliation may mean',
  input: z.strictObject({ affiliation: z.string().trim().max(100, 'tooLong') }),
  output: z.array(affiliationSchool),
});

/** Sends a first password by e-mail. 4050 beside `email`, 4051 beside `phone` when an evaluator has it. */
export const inviteEvaluator = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/invite',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Invite an evaluator by e-mail',
  input: evaluatorInput,
  output: z.object({ evaluatorId: z.number().int() }),
});

/** Without `email` or `phone` those stay. Somebody still invited gets a new first password at a new address. */
export const editEvaluator = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/edit',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Change what is known of an evaluator',
  input: z.strictObject({
    evaluatorId: wholeNo,
    ...profile,
    email: email.optional(),
    phone: phone.optional(),
  }),
  output: noData,
});

/** Disabling ends every session at once; enabling lets the evaluator log in again. */
export const setEvaluatorStatus = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/set-status',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Disable or enable an evaluator',
  input: z.strictObject({ evaluatorId: wholeNo, status: z.enum(['active', 'disabled']), reason: line(200) }),
  output: noData,
});

/** Ends the evaluator's sessions and sends a new first password; the old one counts no longer. */
export const sendEvaluatorPassword = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/send-password',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Send an evaluator a new first password',
  input: z.strictObject({ evaluatorId: wholeNo, reason: line(200) }),
  output: noData,
});

/** E-mail and phone unmasked; who saw whose, when and why is in the audit log first (P-07). */
export const revealEvaluator = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/reveal',
  access: 'operator',
  may: 'revealPersonalData',
  summary: 'Show e-mail and phone of an evaluator',
  input: z.strictObject({ evaluatorId: wholeNo, reason: line(500) }),
  output: z.object({ email: z.string(), phone: z.string() }),
});

/** What may be wrong with a line of a list, beside which field. */
export const lineProblem = z.enum([
  'required',
  'tooLong',
  'invalid',
  'email',
  'phone',
  'emailTwice',
  'phoneTwice',
  'emailTaken',
  'phoneTaken',
  'expertiseUnknown',
  'loadLimit',
]);
export type LineProblem = z.output<typeof lineProblem>;

/** A line of a list as it is written there, and as it is taken where nothing is wrong with it. `line` counts the header. */
export const listedEvaluator = z.object({
  line: z.number().int(),
  written: z.record(evaluatorColumn, z.string()),
  problems: z.array(z.object({ field: evaluatorColumn, problem: lineProblem, text: z.string() })),
  evaluator: evaluatorInput.nullable(),
  /** Schools that the affiliation may mean: "is it this one?" Left unanswered, all of them count. */
  affiliationSchools: z.array(affiliationSchool),
});
export type ListedEvaluator = z.output<typeof listedEvaluator>;

/**
 * Reads a list and invites nobody. `csv` is the file in base64: UTF-8 with or without a byte order mark, or CP949.
 * 400 beside `csv` where a column is missing, nothing is in it, or it has more than 500 lines.
 */
export const readEvaluatorList = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/read-list',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Check a list of evaluators',
  input: z.strictObject({ csv: z.base64('invalid').max(MOST_LIST_BYTES * 1.4, 'tooLong') }),
  output: z.array(listedEvaluator),
  mostBytes: MOST_LIST_BYTES * 1.5,
});

/** Invites several, each wholly or not at all; `refused` says who was not, by their place in the input. */
export const inviteEvaluators = endpoint({
  method: 'POST',
  path: '/admin/evaluator/command/invite-several',
  access: 'operator',
  may: 'manageEvaluators',
  summary: 'Invite evaluators of a list',
  input: z.strictObject({ evaluators: z.array(evaluatorInput).min(1).max(MOST_AT_ONCE) }),
  output: z.object({
    invited: z.number().int(),
    refused: z.array(
      z.object({
        place: z.number().int(),
        problem: z.enum(['emailTaken', 'phoneTaken', 'expertiseUnknown', 'invalid']),
      }),
    ),
  }),
});
