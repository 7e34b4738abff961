import { z } from 'zod';
import { endpoint, noData, nothing, pageOf, pageQuery } from './endpoint.ts';
import { email, instant, phone, reasonOf, wholeNo } from './fields.ts';
import { listedStates, memberFields } from './members.values.ts';
import { lookKind } from './my-data.ts';
import { operatorRole } from './operators/roles.ts';
import { reasonLengths } from './reason-lengths.values.ts';

/**
 * How an account stands. guardian: of a child whose guardian’s consent does not stand; closing: destroyed on its day
 * unless somebody logs in; slowed: log-ins to it have to wait after wrong passwords, seconds (S-10 locks nobody out).
 */
export const memberState = z.enum(['active', 'guardian', 'closing', 'slowed']);
export type MemberState = z.output<typeof memberState>;

export const listedState = z.enum(listedStates);

/** How somebody logs in. */
export const wayIn = z.enum(['password', 'passkey', 'social']);
export type WayIn = z.output<typeof wayIn>;

const team = z.object({
  teamNo: z.number().int(),
  year: z.number().int(),
  name: z.string(),
  led: z.boolean(),
});

const listed = z.object({
  accountId: z.number().int(),
  /** Masked: 최O진. */
  name: z.string(),
  state: memberState,
  joinedAt: instant,
  /** Of the log-ins that are still on record; null where there is none. */
  lastLogInAt: instant.nullable(),
  ways: z.array(wayIn),
  /** The newest team they lead or are in. */
  team: team.nullable(),
});
export type ListedMember = z.output<typeof listed>;

/** Students’ accounts, newest first, masked (P-11); `counts` are of all of them. */
export const listMembers = endpoint({
  method: 'GET',
  path: '/admin/member/query/list',
  access: 'operator',
  may: 'seeMembers',
  summary: 'Accounts',
  input: z.strictObject({ ...pageQuery, state: listedState.optional() }),
  output: pageOf(listed).extend({
    counts: z.object({
      all: z.number().int(),
      guardian: z.number().int(),
      closing: z.number().int(),
      /** Guardians who have yet to answer for a child that has no account. */
      guardiansAsked: z.number().int(),
    }),
  }),
});

/**
 * Finds an account by its whole phone number or address, through the keyed index: never by a part, never by name. That
 * somebody looked is on record. Null where nobody has it.
 */
export const findMember = endpoint({
  method: 'POST',
  path: '/admin/member/command/find',
  access: 'operator',
  may: 'seeMembers',
  summary: 'Find an account by exact contact',
  input: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('phone'), value: phone }),
    z.strictObject({ by: z.literal('email'), value: email }),
  ]),
  output: z.object({ accountId: z.number().int() }).nullable(),
});

export const memberField = z.enum(memberFields);
export type MemberField = (typeof memberFields)[number];

/** An account masked: contact, state, ways in, teams, and who of the foundation has looked in 90 days. */
export const getMember = endpoint({
  method: 'GET',
  path: '/admin/member/query/detail',
  access: 'operator',
  may: 'seeMembers',
  summary: 'One account',
  input: z.strictObject({ accountId: wholeNo }),
  output: listed.omit({ team: true }).extend({
    phone: z.string(),
    email: z.string(),
    /** Since when mail to it comes back because nobody is there. */
    emailLostAt: instant.nullable(),
    /** The year of birth. */
    birth: z.string(),
    country: z.string(),
    /** When it is destroyed that is being closed. */
    destroyAt: instant.nullable(),
    /** Until when log-ins wait. */
    slowedUntil: instant.nullable(),
    /** Devices that are logged in. */
    sessions: z.number().int(),
    teams: z.array(team),
    looks: z.array(
      z.object({
        at: instant,
        by: z.enum(['evaluator', ...operatorRole.options]),
        name: z.string(),
        what: lookKind,
        reason: z.string().nullable(),
      }),
    ),
  }),
});

const reason = reasonOf(reasonLengths.member);

/** Shows one thing of a person unmasked; they see in My data that it was, and why (P-07). @throws 404. */
export const revealMember = endpoint({
  method: 'POST',
  path: '/admin/member/command/reveal',
  access: 'operator',
  may: 'revealPersonalData',
  summary: 'Show one thing of a person',
  input: z.strictObject({ accountId: wholeNo, field: memberField, reason }),
  output: z.object({ value: z.string() }),
});

/** Logs a person out of every device; they are told by mail. @throws 404. */
export const endMemberSessions = endpoint({
  method: 'POST',
  path: '/admin/member/command/end-sessions',
  access: 'operator',
  may: 'workMembers',
  summary: 'End all sessions of a person',
  input: z.strictObject({ accountId: wholeNo, reason }),
  output: z.object({ ended: z.number().int() }),
});

/** Somebody who has lost phone and recovery codes and asks to be rid of the authenticator, masked. */
export const waitingReset = z.object({
  resetNo: z.number().int(),
  accountId: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  askedAt: instant,
  /** The first look. */
  looked: z.object({ by: z.string(), at: instant }).nullable(),
  /** When the authenticator goes, once another operator has confirmed. */
  removesAt: instant.nullable(),
  /** What the asker may do next. */
  next: z.enum(['look', 'confirm']).nullable(),
});
export type WaitingReset = z.output<typeof waitingReset>;

/** The oldest first, at most 200. */
export const listResets = endpoint({
  method: 'GET',
  path: '/admin/member/query/resets',
  access: 'operator',
  may: 'seeMembers',
  summary: 'Requests to have an authenticator removed',
  input: nothing,
  output: z.array(waitingReset),
});

const namedReset = { resetNo: wholeNo };

/** `reason`: how it was made sure who is asking. @throws 4452 resetOver; 404. */
export const lookAtReset = endpoint({
  method: 'POST',
  path: '/admin/member/command/look-at-reset',
  access: 'operator',
  may: 'workMembers',
  summary: 'Look first at a request to have an authenticator removed',
  input: z.strictObject({ ...namedReset, reason }),
  output: noData,
});

/** By another operator; the owner is told and has 72 hours to stop it. @throws 4451 resetSecondLook; 4452; 404. */
export const confirmReset = endpoint({
  method: 'POST',
  path: '/admin/member/command/confirm-reset',
  access: 'operator',
  may: 'workMembers',
  summary: 'Confirm a request to have an authenticator removed',
  input: z.strictObject(namedReset),
  output: noData,
});

/** The owner is told why. @throws 4452 resetOver; 404. */
export const declineReset = endpoint({
  method: 'POST',
  path: '/admin/member/command/decline-reset',
  access: 'operator',
  may: 'workMembers',
  summary: 'Turn down a request to have an authenticator removed',
  input: z.strictObject({ ...namedReset, reason }),
  output: noData,
});
