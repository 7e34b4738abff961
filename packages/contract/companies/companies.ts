import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { instant, optionalLine, wholeNo } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { companyContent } from './content.ts';

/** What a team is registered with; `ipoNo` comes with the first press of writing. */
export const registrationBase = z.object({
  igNo: z.number().int(),
  ipoNo: z.number().int().nullable(),
  teamNo: z.number().int(),
  topTrackNo: z.number().int(),
  lane: z.number().int(),
  igYear: z.number().int(),
  trackName: z.string(),
  teamRegion: z.string().nullable(),
  teamName: z.string(),
});

/** Where a company's page stands: `newVersion` is sent anew while the approved one is shown. */
export const companyState = z.enum([
  'notBegun',
  'writing',
  'submitted',
  'changesAsked',
  'approved',
  'newVersion',
]);
export type CompanyState = z.output<typeof companyState>;

/** What an operator asks of a field. `path` as in `companyFields`. */
export const companyNote = z.object({ path: z.string(), text: z.string() });
export type CompanyNote = z.output<typeof companyNote>;

export const companyVersion = z.object({
  version: z.number().int(),
  submittedAt: instant,
  state: z.enum(['submitted', 'changesAsked', 'approved']),
  reviewedAt: instant.nullable(),
  notes: z.array(companyNote),
  fixUntil: instant.nullable(),
  content: companyContent,
});
export type CompanyVersion = z.output<typeof companyVersion>;

/** Whether a member lets the page name them, and with which part in the team; null until they say. */
export const memberName = z.object({
  memberKey: z.string(),
  name: z.string(),
  isMe: z.boolean(),
  agreed: z.boolean().nullable(),
  /** A child whose guardian has not agreed to it: not named, whatever they say themselves. */
  needsGuardian: z.boolean(),
  part: z.string(),
});
export type MemberName = z.output<typeof memberName>;

/** A company as its team writes it. `editVersion` counts the saves. */
export const writtenCompany = z.object({
  icNo: z.number().int(),
  editVersion: z.number().int(),
  savedAt: instant,
  draft: companyContent,
  state: companyState,
  /** Something was written since the last submission. */
  changed: z.boolean(),
  hiddenReason: z.string().nullable(),
  versions: z.array(companyVersion),
  names: z.array(memberName),
});
export type WrittenCompany = z.output<typeof writtenCompany>;

/** What a save answers with. */
export const savedCompany = writtenCompany.pick({
  icNo: true,
  editVersion: true,
  savedAt: true,
  draft: true,
  state: true,
  changed: true,
});
export type SavedCompany = z.output<typeof savedCompany>;

/** `until`: until when it may be written, null where it may not now. */
export const registration = z.object({
  baseInfo: registrationBase,
  isLeader: z.boolean(),
  until: instant.nullable(),
  /** The exhibition's own dates. */
  writesFrom: instant,
  writesUntil: instant,
  opensAt: instant,
  companyTypes: z.array(z.object({ code: z.string(), label: z.string() })),
  company: writtenCompany.nullable(),
});
export type Registration = z.output<typeof registration>;

/**
 * My team's place in an exhibition. 404 for no such exhibition, 1356 for teams that are not in it; where several of my
 * teams are, the one whose `icNo` is asked for, else the first.
 */
export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/ipo/query/registration',
  access: 'user',
  summary: "My team's place in an exhibition, and its page",
  input: z.strictObject({ igNo: wholeNo, icNo: wholeNo.optional() }),
  output: registration,
});

/** My teams that are in published exhibitions, the newest first. */
export const myCompanies = endpoint({
  method: 'GET',
  path: '/api/ipo/query/my-companies',
  access: 'user',
  summary: 'Company pages of my teams',
  input: nothing,
  output: z.array(
    z.object({
      baseInfo: registrationBase,
      icNo: z.number().int().nullable(),
      state: companyState,
      until: instant.nullable(),
    }),
  ),
});

/** Begins the page of a team; once begun it is gone on with. 1353 outside the period, 1355 for other teams. */
export const beginCompany = endpoint({
  method: 'POST',
  path: '/api/ipo/command/begin',
  access: 'user',
  summary: 'Begin a company page',
  input: z.strictObject({ igNo: wholeNo, teamNo: wholeNo }),
  output: registration,
});

/** Keeps what is written. 4043 when somebody saved since `editVersion`, 1353 outside the period, 4082 (P-04). */
export const saveCompany = endpoint({
  method: 'POST',
  path: '/api/ipo/command/save',
  access: 'user',
  summary: 'Save what is written of a company page',
  mostBytes: 400_000,
  input: z.strictObject({ icNo: wholeNo, editVersion: z.number().int().min(0), draft: companyContent }),
  output: savedCompany,
});

/**
 * Hands the page in as its next version; the same content or key gives the version that is there. 1354 for
 * members, 4140 with the fields that are missing, 4043 when somebody saved since `editVersion`, 1353.
 */
export const submitCompany = endpoint({
  method: 'POST',
  path: '/api/ipo/command/submit',
  access: 'user',
  summary: 'Hand a company page in',
  input: z.strictObject({ icNo: wholeNo, editVersion: z.number().int().min(0), idempotencyKey: z.uuid() }),
  output: registration,
});

/** Whether the page may name me, and my part in the team in a few words. What a member takes back is gone at once. */
export const consentToName = endpoint({
  method: 'POST',
  path: '/api/ipo/command/name-consent',
  access: 'user',
  summary: 'Let the company page name me, or not',
  input: z.strictObject({
    icNo: wholeNo,
    agreed: z.boolean(),
    part: optionalLine(20).default(''),
  }),
  output: registration,
});

/**
 * A picture (PNG, JPEG, WebP) or a file of a company page as the body. Refused as other uploads: 1103, 1120, 4020 to
 * 4023; 4141 when the page holds as much as it may.
 */
export const uploadCompanyFile = endpoint({
  method: 'POST',
  path: '/api/ipo/command/upload-picture',
  access: 'user',
  summary: 'Store a picture or a file of a company page',
  input: z.strictObject({
    icNo: wholeNo,
    fileName: z.string().min(1, 'required').max(1024),
    size: z.coerce.number().int().min(0),
    kind: z.enum(['picture', 'file']),
  }),
  output: z.object({
    serverFileName,
    name: z.string(),
    size: z.number().int(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
  }),
  body: 'stream',
});
