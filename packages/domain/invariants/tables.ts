import type { ColumnType, Generated } from 'kysely';

/** What breaks a rule, or why nobody can say: without personal data. */
export type Breach = {
  rule: string;
  count: number;
  /** The first ones, by number or opaque name. */
  ids: string[];
  /** Name of the error with which looking ended; null where it did not. */
  error: string | null;
};

/** Every time that all rules were looked at, or are to be. */
export type InvariantRunsTable = {
  runNo: Generated<number>;
  source: 'nightly' | 'operator' | 'command';
  /** Of an operator's; null otherwise. */
  askedBy: number | null;
  askedAt: Date;
  /** Since when a process looks; another takes it over when that one has died. */
  startedAt: Date | null;
  finishedAt: Date | null;
  /** How many rules were looked at. */
  rules: number | null;
  breaches: ColumnType<Breach[], unknown, unknown>;
};

export type InvariantsTables = { invariantRuns: InvariantRunsTable };
