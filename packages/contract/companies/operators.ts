import { z } from 'zod';
import { endpoint, noData } from '../endpoint.ts';
import { instant, reasonOf, wholeNo, words } from '../fields.ts';
import { languages } from '../language.ts';
import { reasonLengths } from '../reason-lengths.values.ts';
import { companyNote, companyState } from './companies.ts';
import { companyContent } from './content.ts';
import { companyDetail } from './shown.ts';

/** A team of an exhibition as operators see it; `icNo` is null while nobody has begun. */
export const companyRow = z.object({
  teamNo: z.number().int(),
  icNo: z.number().int().nullable(),
  number: z.string(),
  teamName: z.string(),
  trackNo: z.number().int(),
  lane: z.number().int(),
  trackName: z.string(),
  region: z.string().nullable(),
  state: companyState,
  /** Of the last one handed in, 0 before it; and of the one that is shown. */
  version: z.number().int(),
  approvedVersion: z.number().int(),
  submittedAt: instant.nullable(),
  /** Until when the team is to change what was asked. */
  fixUntil: instant.nullable(),
  /** Whether a later version differs in few fields: only those are approved together. */
  changes: z.number().int(),
  hidden: z.boolean(),
  reports: z.number().int(),
  remindedAt: instant.nullable(),
  remindable: z.boolean(),
});
export type CompanyRow = z.output<typeof companyRow>;

/** Every team of an exhibition and where its page stands, what waits first; the newest exhibition without one. */
export const listCompanyPages = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/companies',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Company pages of an exhibition',
  input: z.strictObject({ igNo: wholeNo.optional() }),
  output: z.object({
    exhibition: z
      .object({
        igNo: z.number().int(),
        igYear: z.number().int(),
        name: z.string(),
        writesUntil: instant,
        opensAt: instant,
        closesAt: instant,
        writing: z.enum(['upcoming', 'open', 'closed']),
      })
      .nullable(),
    exhibitions: z.array(z.object({ igNo: z.number().int(), igYear: z.number().int(), name: z.string() })),
    rows: z.array(companyRow),
  }),
});

/** A version under review beside the one that is shown, and what was said of earlier ones. */
export const reviewedCompany = z.object({
  row: companyRow,
  version: z.number().int(),
  state: z.enum(['submitted', 'changesAsked', 'approved']),
  content: companyContent,
  /** What is shown now; null where nothing is. */
  approved: companyContent.nullable(),
  approvedAt: instant.nullable(),
  /** What was asked of the version before, field by field. */
  asked: z.array(companyNote),
  notes: z.array(companyNote),
  fixUntil: instant.nullable(),
  hiddenReason: z.string().nullable(),
  companyTypes: z.array(z.object({ code: z.string(), label: z.string() })),
  /** What operators have asked most often in this exhibition, word for word. */
  phrases: z.array(z.string()),
  preview: companyDetail,
  reports: z.array(
    z.object({ reportNo: z.number().int(), reason: z.string(), text: z.string(), reportedAt: instant }),
  ),
});
export type ReviewedCompany = z.output<typeof reviewedCompany>;

/** The last version of a page that was handed in. 404 where none was. */
export const getCompanyReview = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/company',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'A company page under review',
  input: z.strictObject({ icNo: wholeNo }),
  output: reviewedCompany,
});

/** A picture or a file of a company page, shown or not. */
export const readCompanyFile = endpoint({
  method: 'GET',
  path: '/admin/ipo/query/company-file',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Read a file of a company page',
  input: z.strictObject({ serverFileName: z.string().max(200) }),
  output: z.any(),
  reply: 'stream',
});

const version = { icNo: wholeNo, version: wholeNo };
const asked = {
  ...version,
  notes: z
    .array(z.strictObject({ path: z.string().min(1).max(80), text: words(500) }))
    .min(1)
    .max(40),
  fixUntil: instant,
};

/** Shows versions from now on. 4142 where one is not the newest or does not wait; 4143 for several with a first one. */
export const approveCompanies = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/approve-companies',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Approve company pages',
  input: z.strictObject({ pages: z.array(z.strictObject(version)).min(1).max(200) }),
  output: z.object({ approved: z.number().int() }),
});

/** Asks the team to change fields until a date, by letter. 4142 as above, 400 for a date that is past. */
export const askCompanyChanges = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/ask-changes',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Ask a team to change its company page',
  input: z.strictObject(asked),
  output: noData,
});

/** The letter of such a request as its team would get it now; nothing is sent. `to`: the leader's name, masked. */
export const previewCompanyChanges = endpoint({
  method: 'POST',
  path: '/admin/ipo/query/preview-changes',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'The letter that asks a team to change its company page',
  input: z.strictObject(asked),
  output: z.object({
    to: z.string().nullable(),
    /** The leader's. */
    language: z.enum(languages),
    subject: z.string(),
    lines: z.array(z.string()),
    button: z.string(),
    note: z.string(),
  }),
});

/** Streams where every page of an exhibition stands, without contacts. Every export is on record with its reason (P-09). */
export const exportCompanyPages = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/export-companies',
  access: 'operator',
  may: 'reviewCompanies',
  fresh: true,
  summary: 'Export company pages of an exhibition',
  input: z.strictObject({ igNo: wholeNo, format: z.enum(['xlsx', 'csv']), reason: words(500) }),
  output: z.any(),
  reply: 'stream',
});

/** Takes a page out of sight with a reason that its team gets, or shows it again. */
export const setCompanyHidden = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/hide-company',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Hide or show a company page',
  input: z.strictObject({
    icNo: wholeNo,
    hidden: z.boolean(),
    reason: reasonOf(reasonLengths.companyHidden),
  }),
  output: noData,
});

/** Writes to the leaders of these teams, or of all, that have not handed in, to each once in 24 hours. 1353 once closed. */
export const remindOfCompanies = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/remind-companies',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Remind teams of their company pages',
  input: z.strictObject({ igNo: wholeNo, teamNos: z.array(wholeNo).min(1).max(1000).optional() }),
  output: z.object({ reminded: z.number().int() }),
});

/** Reports of a page are dealt with. */
export const settleCompanyReport = endpoint({
  method: 'POST',
  path: '/admin/ipo/command/settle-report',
  access: 'operator',
  may: 'reviewCompanies',
  summary: 'Settle a report of a company page',
  input: z.strictObject({ reportNo: wholeNo }),
  output: noData,
});
