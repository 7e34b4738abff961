import { z } from 'zod';
import { endpoint, noData, pageOf } from '../endpoint.ts';
import { wholeNo, words } from '../fields.ts';
import { serverFileName } from '../files/files.ts';
import { slideComposed } from './content.ts';
import { companyOrders, reportReasons } from './values.ts';

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

export type CompanyOrder = (typeof companyOrders)[number];

/** What the shuffled order is drawn from: another number for each day and each order a visitor may have. */
const shuffleSeed = z.coerce.number().int().min(0).max(2_147_483_647).default(0);

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
    order: z.enum(companyOrders).default('fair'),
    seed: shuffleSeed,
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
  /** Whoever agreed to be named, with what they do in their own words, if they said it; the leader first. */
  team: z.array(z.object({ name: z.string(), part: z.string(), leads: z.boolean() })),
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
    seed: shuffleSeed,
  }),
  output: z.object({ before: companyCard.nullable(), after: companyCard.nullable() }),
});

/**
 * The picture of link previews, 1200 × 630 px as PNG: of a company that anybody sees, or of an exhibition. No total is in
 * it (S-04). 404 for whatever is not shown.
 */
export const sharePicture = endpoint({
  method: 'GET',
  path: '/api/ipo/query/share-picture',
  access: 'public',
  summary: 'Picture of link previews',
  input: z.strictObject({ igNo: wholeNo, icNo: wholeNo.optional() }),
  output: z.any(),
  reply: 'stream',
});

/** Tells the operators that something is wrong with a page. Limited per address. */
export const reportCompany = endpoint({
  method: 'POST',
  path: '/api/ipo/command/report',
  access: 'public',
  summary: 'Report a company page',
  input: z.strictObject({ igNo: wholeNo, icNo: wholeNo, reason: z.enum(reportReasons), text: words(500, 5) }),
  output: noData,
});
