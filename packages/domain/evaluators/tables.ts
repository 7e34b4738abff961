import type { ColumnType, Generated } from 'kysely';

/** What an account of kind `evaluator` has beside it. Texts that were not given are empty. */
export type EvaluatorsTable = {
  accountId: number;
  /** As panels and score sheets name where they come from. */
  affiliation: string;
  /** Whether an operator took the affiliation for a school, and which; null where nobody was asked. */
  affiliationIsSchool: Generated<boolean | null>;
  affiliationSchoolId: Generated<number | null>;
  /** A school of the table where they study or teach; null where it was typed freely or there is none. */
  schoolId: number | null;
  schoolName: Generated<string>;
  department: Generated<string>;
  employer: Generated<string>;
  /** What stands behind the @ of their e-mail. */
  emailDomain: string;
  /** Codes of the season's choice `teamItemPart`. */
  expertise: ColumnType<string[], unknown, unknown>;
  /** Most teams in one stage. */
  loadLimit: number;
  mustChangePassword: boolean;
  /** Base32 secret of the authenticator, sealed; null where it is off. Then the one that is being set up. */
  totpSealed: Generated<Buffer | null>;
  totpPendingSealed: Generated<Buffer | null>;
  /** The 30 s step of the last code that counted: a code counts once. */
  totpLastStep: Generated<number>;
  invitedBy: number | null;
  invitedAt: Date;
  disabledAt: Date | null;
  lastLoginAt: Date | null;
  searchText: string;
};

export type EvaluatorsTables = { evaluators: EvaluatorsTable };
