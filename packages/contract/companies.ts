import { z } from 'zod';
import { companyContent, slideComposed } from './company-content.ts';
import { endpoint, noData, nothing, pageOf } from './endpoint.ts';
import { instant, optionalLine, wholeNo, words } from './fields.ts';
import { serverFileName } from './files.ts';

/** What the list and the page say of a company, in the reader's language where the team wrote in it. */
export const companyCard = z.object({
  icNo: z.number().int(),
  igNo: z.number().int(),
  teamNo: z.number().int(),
  trackNo: z.number().int(),
  /** From 1, in the season's order. */
  lane: z.number().int(),
  trackName: z.string(),
  region: z.string().nullable(),
  teamName: z.string(),
  companyTitle: z.string(),
  /** What it does: a word of the season's choices. */
  companyType: z.string(),
  logo: serverFileName.nullable(),
  /** The team wrote nothing in the reader's language. */
  onlyKorean: z.boolean(),
});
export type CompanyCard = z.output<typeof companyCard>;

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

/** How a list of companies is put in order: shuffled by `seed`, by name, or, once revealed, by what was invested. */
export const companyOrder = z.enum(['fair', 'name', 'total']);

/** Of an exhibition that stands open or has ended; nothing before it opens. */
export const companyList = endpoint({
  method: 'GET',
  path: '/api/ipo/query/company-list',
  access: 'public',
  cacheSeconds: 10,
  summary: 'Companies of an exhibition',
  input: z.strictObject({
    igNo: wholeNo,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(60).default(24),
    trackNo: wholeNo.optional(),
    region: z.string().max(40).optional(),
    kind: z.string().max(40).optional(),
    /** A first consonant (초성) of a team's name, or `a` for names in other scripts. */
    initial: z
      .string()
      .regex(/^[ㄱ-ㅎa]$/)
      .optional(),
    keyword: z.string().trim().max(50, 'tooLong').optional(),
    order: companyOrder.default('fair'),
    seed: z.coerce.number().int().min(0).max(63).default(0),
  }),
  output: pageOf(companyCard),
});

/** A company's page as anybody sees it; texts in the reader's language, the Korean ones where there are none. */
export const companyDetail = z.object({
  ...companyCard.shape,
  igYear: z.number().int(),
  season: z.string(),
  /** Sanitised rich text. */
  companyContent: z.string(),
  summary: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string(), unit: z.string() })),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  contact: z.object({ label: z.string(), value: z.string() }).nullable(),
  files: z.array(z.object({ serverFileName, name: z.string(), size: z.number().int() })),
  slides: z.array(slideComposed),
  /** Who agreed to be named. */
  team: z.array(z.object({ name: z.string(), part: z.string() })),
  /** Of the same track; three. */
  neighbours: z.array(companyCard),
  version: z.number().int(),
  /** Only the team and operators see it yet, or see it thus. */
  isPreview: z.boolean(),
  /** Whether the reader's own team wrote it. */
  isMine: z.boolean(),
});
export type CompanyDetail = z.output<typeof companyDetail>;

/** 404 for whatever is not shown, another exhibition's number included. `preview`: what my team is writing. */
export const getCompanyDetail = endpoint({
  method: 'GET',
  path: '/api/ipo/query/company-detail',
  access: 'public',
  summary: 'A company page',
  input: z.strictObject({ igNo: wholeNo, icNo: wholeNo, preview: z.stringbool().default(false) }),
  output: companyDetail,
});

/** The company before and after one in a visitor's own order; null at the ends. */
export const companyBeside = endpoint({
  method: 'GET',
  path: '/api/ipo/query/company-beside',
  access: 'public',
  cacheSeconds: 10,
  summary: 'Companies before and after one in an order',
  input: z.strictObject({
    igNo: wholeNo,
    icNo: wholeNo,
    seed: z.coerce.number().int().min(0).max(63).default(0),
  }),
  output: z.object({ before: companyCard.nullable(), after: companyCard.nullable() }),
});

export const reportReason = z.enum(['wrong', 'rights', 'unkind', 'other']);

/** Tells the operators that something is wrong with a page. Limited per address. */
export const reportCompany = endpoint({
  method: 'POST',
  path: '/api/ipo/command/report',
  access: 'public',
  summary: 'Report a company page',
  input: z.strictObject({ igNo: wholeNo, icNo: wholeNo, reason: reportReason, text: words(500, 5) }),
  output: noData,
});
