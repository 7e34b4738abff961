import type { ColumnType } from 'kysely';

/** The signed review of a month; the database refuses to change or remove one. */
export type AccessReviewsTable = {
  /** yyyy-MM, in Korea. */
  month: string;
  finding: string;
  figures: ColumnType<
    { reveals: number; documents: number; exports: number; signals: number; own?: number },
    unknown,
    never
  >;
  recordsSha256: string;
  signedBy: number;
  signerName: string;
  signedAt: Date;
  sha256: string;
};

export type AccessReviewsTables = { accessReviews: AccessReviewsTable };
