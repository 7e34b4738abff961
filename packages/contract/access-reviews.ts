import { z } from 'zod';
import { exportMonth } from './audit.ts';
import { endpoint, noData } from './endpoint.ts';
import { instant, words } from './fields.ts';
import { operatorRole } from './operators/roles.ts';

/**
 * What is unusual in how personal data was opened; each has its innocent reading, and none acts by itself. night: between
 * 22:00 and 06:00 in Korea; burst: many in ten minutes; outside: teams of a track in which the operator has none; thin:
 * reasons that say nothing.
 */
export const accessSignal = z.enum(['night', 'burst', 'outside', 'thin']);
export type AccessSignal = z.output<typeof accessSignal>;

const figures = {
  /** Showings of a person's data, documents opened, and exports. */
  reveals: z.number().int(),
  documents: z.number().int(),
  exports: z.number().int(),
};

/** The records of a Korean month by operator, what is unusual in them, and the signed result, if there is one. */
export const accessReview = z.object({
  month: exportMonth,
  ...figures,
  operators: z.array(
    z.object({
      operatorId: z.number().int(),
      name: z.string(),
      role: operatorRole,
      ...figures,
      unusual: z.number().int(),
    }),
  ),
  signals: z.array(
    z.object({
      kind: accessSignal,
      operatorId: z.number().int(),
      name: z.string(),
      /** The records it is seen in: how many, from when to when, and the last one’s number in the log. */
      count: z.number().int(),
      from: instant,
      to: instant,
      sequence: z.number().int(),
      /** What was said why, or which track it was. */
      note: z.string(),
    }),
  ),
  /** SHA-256 over numbers and hashes of the records, in hex: what a signature is about. */
  recordsSha256: z.string(),
  /** Whether the month is over, so that it can be signed. */
  over: z.boolean(),
  /** Whether who asks may sign: `refused` while another may who opened nothing, `own` where there is nobody else. */
  signing: z.enum(['other', 'own', 'refused']),
  /** How many of the records are theirs. */
  own: z.number().int(),
  /** Months before that nobody has signed. */
  unsigned: z.array(exportMonth),
  signed: z
    .object({
      by: z.string(),
      at: instant,
      finding: z.string(),
      sha256: z.string(),
      sequence: z.number().int(),
      /** How many of the records were the signer’s own, for want of anybody else. */
      own: z.number().int(),
    })
    .nullable(),
});
export type AccessReview = z.output<typeof accessReview>;

export const getAccessReview = endpoint({
  method: 'GET',
  path: '/admin/access-review/query/month',
  access: 'operator',
  may: 'reviewAccess',
  summary: 'Records of a month of who opened personal data',
  input: z.strictObject({ month: exportMonth }),
  output: accessReview,
});

/**
 * Signs the review of a month that is over, once and for good: the result goes into the audit chain with its hash.
 *
 * @throws 400 beside `month`; 4405 reviewSigned; 4406 recordsGrew; 4453 ownAccesses; 4041 where the operator has not just confirmed who they are.
 */
export const signAccessReview = endpoint({
  method: 'POST',
  path: '/admin/access-review/command/sign',
  access: 'operator',
  may: 'reviewAccess',
  fresh: true,
  summary: 'Sign the review of a month',
  input: z.strictObject({
    month: exportMonth,
    recordsSha256: z.string().regex(/^[0-9a-f]{64}$/),
    finding: words(2_000, 10),
  }),
  output: noData,
});
