import { z } from 'zod';
import { auditCategories } from './audit.values.ts';
import { endpoint, noData, nothing, pageOf, pageQuery } from './endpoint.ts';
import { instant, isoDate, line, wholeNo } from './fields.ts';

export const auditCategory = z.enum(auditCategories);
export type AuditCategory = (typeof auditCategories)[number];

/** What an entry is about: `kind` such as `team`, `season`, `operator`; `label` as it was called then. */
export const auditObject = z.object({ kind: z.string(), id: z.string(), label: z.string() });

/**
 * One entry. `sequence` has no gaps; `hash` is the SHA-256 over the entry and the hash before it. `before`
 * and `after` hold what changed, never personal data in the clear.
 */
export const auditEntry = z.object({
  sequence: z.number().int(),
  at: instant,
  category: auditCategory,
  action: z.string(),
  actorKind: z.enum(['user', 'evaluator', 'operator', 'system']),
  actorId: z.number().int().nullable(),
  actorName: z.string(),
  address: z.string(),
  object: auditObject,
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Newest first. `keyword` finds in action, object, reason and actor; days are Korean, both counted in. */
export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/query/list',
  access: 'operator',
  may: 'readAudit',
  summary: 'The audit log',
  input: z.strictObject({
    ...pageQuery,
    category: auditCategory.optional(),
    operatorId: wholeNo.optional(),
    objectKind: z.string().max(40).optional(),
    objectId: z.string().max(40).optional(),
    from: isoDate.optional(),
    to: isoDate.optional(),
    keyword: z.string().trim().max(50, 'tooLong').optional(),
  }),
  output: pageOf(auditEntry),
});

/** Reads the whole log and checks every hash. `brokenAt` is the first entry that does not fit, or null; `waiting` those of the last second, not chained yet. */
export const verifyAudit = endpoint({
  method: 'GET',
  path: '/admin/audit/query/verify',
  access: 'operator',
  may: 'readAudit',
  summary: 'Check the chain of the audit log',
  input: nothing,
  output: z.object({
    entries: z.number().int(),
    brokenAt: z.number().int().nullable(),
    head: z.string(),
    waiting: z.number().int(),
    checkedAt: instant,
  }),
});

export const exportRecord = z.object({
  exportId: z.number().int(),
  at: instant,
  operatorName: z.string(),
  /** `json` is the snapshot of a final result, of which `filter` names stage and version. */
  format: z.enum(['xlsx', 'csv', 'zip', 'json']),
  reason: z.string(),
  filter: z.unknown(),
  applications: z.number().int(),
  bytes: z.number().int().nullable(),
  /** Null while it runs or when it was broken off. */
  finishedAt: instant.nullable(),
});
export type ExportRecord = z.output<typeof exportRecord>;

export const exportMonth = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'date');

/** The exports of a Korean month, newest first, what personal data was shown to whom, and whether somebody has reviewed it (P-09). */
export const exportReport = endpoint({
  method: 'GET',
  path: '/admin/audit/query/export-report',
  access: 'operator',
  may: 'reviewExports',
  summary: 'Exports and disclosures of a month',
  input: z.strictObject({ month: exportMonth }),
  output: z.object({
    month: exportMonth,
    exports: z.array(exportRecord),
    disclosures: z.array(
      z.object({
        operatorId: z.number().int(),
        operatorName: z.string(),
        /** Different people whose data was unmasked, and how often a document was opened. */
        people: z.number().int(),
        documents: z.number().int(),
      }),
    ),
    review: z.object({ reviewedBy: z.string(), reviewedAt: instant, note: z.string() }).nullable(),
  }),
});

/** Puts on record that a past or present month was reviewed. A later review replaces what is shown; both stay in the log. */
export const reviewExports = endpoint({
  method: 'POST',
  path: '/admin/audit/command/review-exports',
  access: 'operator',
  may: 'reviewExports',
  summary: 'Record the review of a month',
  input: z.strictObject({ month: exportMonth, note: line(500) }),
  output: noData,
});
