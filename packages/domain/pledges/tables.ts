import type { Bilingual } from '@chulbal/contract/language';
import type { TickedClause } from '@chulbal/contract/pledges';
import type { ColumnType, Generated } from 'kysely';

/** One thing that an evaluator promises; each is ticked by itself. */
export type Clause = { title: Bilingual; body: Bilingual };

type Written<T> = ColumnType<T, unknown, never>;

/** A text of a stage's pledge. Never changed: a change is the next version. */
export type PledgeTextsTable = {
  trackNo: number;
  stageNo: number;
  version: number;
  title: Written<Bilingual>;
  clauses: Written<Clause[]>;
  sha256: string;
  createdAt: Date;
  /** Null for the text that comes with the product. */
  createdBy: number | null;
};

/** What an evaluator answered to a version; the newest answer counts. */
export type PledgeAnswersTable = {
  id: Generated<number>;
  evaluatorId: number;
  trackNo: number;
  stageNo: number;
  version: number;
  answer: 'signed' | 'refused';
  /** As it was typed, trimmed; empty for a refusal. */
  typedName: string;
  ticked: Written<TickedClause[]>;
  /** Of a refusal; empty for a signature. */
  reason: string;
  textSha256: string;
  /** Over text, name and time: see `signatureText`. */
  sha256: string;
  answeredAt: Date;
};

export type PledgesTables = {
  pledgeTexts: PledgeTextsTable;
  pledgeAnswers: PledgeAnswersTable;
};
