import type { CompanyNote } from '@chulbal/contract/companies/companies';
import type { CompanyContent } from '@chulbal/contract/companies/content';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;
type Preset<T> = ColumnType<T, T | undefined, T>;

export type VersionState = 'submitted' | 'changesAsked' | 'approved';

/** One team's page in an exhibition. The columns of the public list are copied from the approved version. */
export type CompaniesTable = {
  icNo: Generated<number>;
  ipoNo: Generated<number>;
  igNo: number;
  teamNo: number;
  trackNo: number;
  /** The season's code of the team's region. */
  region: string | null;
  draft: Json<CompanyContent>;
  /** Counts the saves. */
  editVersion: number;
  /** Whether the draft says something else than the last version that was handed in. */
  changed: boolean;
  savedAt: Date;
  savedBy: number;
  /** Of the last one handed in; 0 before it. */
  submittedVersion: Preset<number>;
  lastState: Preset<VersionState | null>;
  submittedAt: Preset<Date | null>;
  fixUntil: Preset<Date | null>;
  /** Of the one that is shown; 0 where none is. */
  approvedVersion: Preset<number>;
  hiddenAt: Preset<Date | null>;
  hiddenReason: Preset<string | null>;
  /** Since when its team is in the exhibition no more: a newer result does not select it, or it withdrew. */
  leftAt: Preset<Date | null>;
  teamNameKo: Preset<string>;
  teamNameEn: Preset<string>;
  titleKo: Preset<string>;
  titleEn: Preset<string>;
  companyType: Preset<string>;
  logo: Preset<string | null>;
  /** First consonant of the team's name, `a` for other scripts. */
  initial: Preset<string>;
  searchText: Preset<string>;
  searchTokens: Preset<string[]>;
  /** What was invested in it, in won; null until the market's totals are revealed. */
  revealedTotal: Preset<number | null>;
};

/** Everything that was handed in stays as it was. */
export type CompanyVersionsTable = {
  icNo: number;
  version: number;
  content: Json<CompanyContent>;
  idempotencyKey: string;
  submittedBy: number;
  submittedAt: Date;
  state: VersionState;
  reviewedBy: Preset<number | null>;
  reviewedAt: Preset<Date | null>;
  notes: Json<CompanyNote[]>;
  fixUntil: Preset<Date | null>;
};

/** Whether somebody lets a page name them. */
export type CompanyNamesTable = {
  icNo: number;
  accountId: number;
  agreed: boolean;
  part: string;
  saidAt: Date;
};

export type CompanyRemindersTable = { igNo: number; teamNo: number; sentAt: Date };

export type CompanyReportsTable = {
  reportNo: Generated<number>;
  icNo: number;
  reason: string;
  text: string;
  reportedAt: Date;
  settledAt: Preset<Date | null>;
  settledBy: Preset<number | null>;
};

export type CompaniesTables = {
  companies: CompaniesTable;
  companyVersions: CompanyVersionsTable;
  companyNames: CompanyNamesTable;
  companyReminders: CompanyRemindersTable;
  companyReports: CompanyReportsTable;
};
