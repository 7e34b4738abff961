import { z } from 'zod';
import { consentInput, termView } from '../accounts.ts';
import { endpoint, noData, nothing } from '../endpoint.ts';
import { instant, isoDate, line, phone, verificationCode } from '../fields.ts';
import { look } from '../my-data.ts';
import { guardianRelations } from './values.ts';

/** So many children may stand under one number at once, so that it cannot make accounts without end. */
export const CHILDREN_A_GUARDIAN = 3;

/** Secrets of a link and of the child's browser: 32 random bytes, base64url. */
const secret = z.string().regex(/^[\w-]{43}$/);

export const guardianRelation = z.enum(guardianRelations);
export type GuardianRelation = (typeof guardianRelations)[number];

export const guardianState = z.enum(['waiting', 'consented', 'refused', 'withdrawn', 'ownConsent']);
export type GuardianState = z.output<typeof guardianState>;

const guardian = { guardianName: line(50), guardianPhone: phone };

/**
 * A child under 14 names their guardian, who gets a personal link by SMS. Nothing of the child is kept until the
 * guardian has consented (P-02): `claim` is all that the child's browser needs to go on.
 *
 * @throws 400 beside `birthDate` for somebody who needs nobody; 4330 guardianFull; 429.
 */
export const askGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/ask',
  access: 'public',
  summary: 'Ask a guardian for consent',
  input: z.strictObject({ ...guardian, birthDate: isoDate }),
  output: z.object({ claim: z.string() }),
});

/** What a child waits for. `day`: of the five, from 1. `child`: as the guardian has written it, once consented. */
export const childRequest = z.object({
  state: guardianState,
  day: z.number().int(),
  until: instant,
  /** Empty once refused: nothing of the guardian is kept then. */
  guardianName: z.string(),
  guardianPhone: z.string(),
  child: z.object({ name: z.string(), birthDate: isoDate }).nullable(),
  hasAccount: z.boolean(),
  /** The guardian lets public pages name the child. */
  nameShown: z.boolean(),
});
export type ChildRequest = z.output<typeof childRequest>;

/** @throws 4030 linkExpired for a request that has lapsed, or that there never was. */
export const getChildRequest = endpoint({
  method: 'GET',
  path: '/api/guardian/query/child-request',
  access: 'public',
  summary: 'How a child’s request stands',
  input: z.strictObject({ claim: secret }),
  output: childRequest,
});

/** Sends the link again; the one before no longer opens. The five days go on. @throws 4030 linkExpired; 429. */
export const askGuardianAgain = endpoint({
  method: 'POST',
  path: '/api/guardian/command/ask-again',
  access: 'public',
  summary: 'Send the guardian’s link again',
  input: z.strictObject({ claim: secret }),
  output: noData,
});

/** Another guardian, or another number, in place of one who waits. @throws 4030 linkExpired; 4330 guardianFull; 429. */
export const changeGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/change',
  access: 'public',
  summary: 'Correct who the guardian is',
  input: z.strictObject({ claim: secret, ...guardian }),
  output: noData,
});

/** What a guardian sees by the link alone: nothing of the child. */
export const guardianRequest = z.object({
  state: guardianState,
  until: instant,
  decidedAt: instant.nullable(),
  guardianName: z.string(),
  /** Masked: where the code goes. */
  guardianPhone: z.string(),
});
export type GuardianRequest = z.output<typeof guardianRequest>;

/** @throws 4030 linkExpired. */
export const getGuardianRequest = endpoint({
  method: 'GET',
  path: '/api/guardian/query/request',
  access: 'public',
  summary: 'What a guardian is asked',
  input: z.strictObject({ token: secret }),
  output: guardianRequest,
});

/** Sends a code to the number that the link went to. @throws 4030 linkExpired; 429. */
export const sendGuardianCode = endpoint({
  method: 'POST',
  path: '/api/guardian/command/send-code',
  access: 'public',
  summary: 'Send a code to the guardian',
  input: z.strictObject({ token: secret }),
  output: z.object({ requestId: z.uuid(), expiresIn: z.number().int(), resendAfter: z.number().int() }),
});

/** Proves who has the phone; `pass` is good for half an hour. @throws 4030 linkExpired; 4005 codeWrong; 429. */
export const proveGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/prove',
  access: 'public',
  summary: 'Check the guardian’s code',
  input: z.strictObject({ token: secret, requestId: z.uuid(), code: verificationCode }),
  output: z.object({ pass: z.string() }),
});

const proven = { token: secret, pass: secret };

/**
 * Consents, with what is to be known of the child, signed by one's own name. Said twice it changes nothing.
 *
 * @throws 4331 guardianNotProven; 4030 linkExpired; 400 beside `signature` for another name than the guardian's, and
 * beside `birthDate` for who is no child under 14.
 */
export const consentAsGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/consent',
  access: 'public',
  summary: 'Consent for a child',
  input: z.strictObject({
    ...proven,
    relation: guardianRelation,
    childName: line(50),
    birthDate: isoDate,
    signature: line(50),
    /** The optional terms that were ticked; what is not here is refused. */
    choices: z.array(consentInput).max(20).default([]),
  }),
  output: noData,
});

/** What a guardian may choose beside the consent, in the caller's language; refusing blocks nothing (P-01). */
export const listGuardianTerms = endpoint({
  method: 'GET',
  path: '/api/guardian/query/terms',
  access: 'public',
  summary: 'What a guardian may also consent to',
  input: nothing,
  output: z.array(termView),
  cacheSeconds: 10,
});

/** Gives or takes back one of these later, by the same link. @throws 4331 guardianNotProven; 4030 linkExpired; 404. */
export const chooseAsGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/choose',
  access: 'public',
  summary: 'Change an optional consent for a child',
  input: z.strictObject({ ...proven, term: z.string().max(40), agreed: z.boolean() }),
  output: noData,
});

/** Refuses: what was kept of the guardian is destroyed. @throws 4331 guardianNotProven; 4030 linkExpired. */
export const refuseAsGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/refuse',
  access: 'public',
  summary: 'Refuse for a child',
  input: z.strictObject(proven),
  output: noData,
});

/** An optional term in force as it reads now; `at`: when the guardian said so, null where they were never asked. */
export const guardianChoice = z.object({ text: termView, agreed: z.boolean(), at: instant.nullable() });
export type GuardianChoice = z.output<typeof guardianChoice>;

/** What is held of a child, for the guardian: the account as it stands, and who has looked. */
export const heldOfChild = z.object({
  child: z.object({ name: z.string(), birthDate: isoDate }),
  relation: guardianRelation,
  consentedAt: instant,
  /** From this day on the child decides alone. */
  fourteenOn: isoDate,
  account: z
    .object({
      email: z.string(),
      phone: z.string(),
      since: instant,
      teams: z.array(z.object({ teamName: z.string(), trackName: z.string(), submitted: z.boolean() })),
    })
    .nullable(),
  choices: z.array(guardianChoice),
  /** Who opened the child’s data or documents, as the child sees it too. */
  looks: z.array(look),
});
export type HeldOfChild = z.output<typeof heldOfChild>;

/** @throws 4331 guardianNotProven; 4030 linkExpired. */
export const getHeldOfChild = endpoint({
  method: 'GET',
  path: '/api/guardian/query/held',
  access: 'public',
  summary: 'What is held of a child',
  input: z.strictObject(proven),
  output: heldOfChild,
});

/**
 * Takes the consent back: the child is logged out at once and the account closed.
 *
 * @throws 4331 guardianNotProven; 4030 linkExpired.
 */
export const withdrawAsGuardian = endpoint({
  method: 'POST',
  path: '/api/guardian/command/withdraw',
  access: 'public',
  summary: 'Take back a guardian’s consent',
  input: z.strictObject(proven),
  output: noData,
});

/** How somebody stands who signed up as a child: whether they are to consent for themselves by now. */
export const getOwnGuardian = endpoint({
  method: 'GET',
  path: '/api/guardian/query/own',
  access: 'user',
  summary: 'Whose consent I am here by',
  input: z.strictObject({}),
  output: z.object({ guardianName: z.string(), consentedAt: instant, asksOwn: z.boolean() }).nullable(),
});

/** Turned 14: consents for themselves; the guardian's link shows nothing more. @throws 4332 ownConsentEarly. */
export const consentForMyself = endpoint({
  method: 'POST',
  path: '/api/guardian/command/consent-for-myself',
  access: 'user',
  summary: 'Consent for oneself at 14',
  input: z.strictObject({}),
  output: noData,
});
