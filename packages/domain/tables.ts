import type { Generated } from 'kysely';
import type { AccessReviewsTables } from './access-reviews/tables.ts';
import type { AccountsTables } from './accounts/tables.ts';
import type { AnnouncementsTables } from './announcements/tables.ts';
import type { ApiTokensTables } from './api-tokens/tables.ts';
import type { ApplicationsTables } from './applications/tables.ts';
import type { AuditTables } from './audit/tables.ts';
import type { AuthenticatorsTables } from './authenticators/tables.ts';
import type { BackupsTables } from './backups/tables.ts';
import type { CompaniesTables } from './companies/tables.ts';
import type { DataRequestsTables } from './data-requests/tables.ts';
import type { EligibilityTables } from './eligibility/tables.ts';
import type { EvaluationTables } from './evaluation/tables.ts';
import type { EvaluatorsTables } from './evaluators/tables.ts';
import type { EventsTables } from './events/tables.ts';
import type { ExhibitionTables } from './exhibition/tables.ts';
import type { FaqsTables } from './faqs/tables.ts';
import type { CleanCopiesTables } from './files/clean-copies.tables.ts';
import type { FilesTables } from './files/tables.ts';
import type { GuardiansTables } from './guardians/tables.ts';
import type { HallOfFameTables } from './hall-of-fame/tables.ts';
import type { HealthTables } from './health/tables.ts';
import type { IdentityChecksTables } from './identity-checks/tables.ts';
import type { InvariantsTables } from './invariants/tables.ts';
import type { InvestmentTables } from './investment/tables.ts';
import type { JudgingLettersTables } from './judging-letters/tables.ts';
import type { LeadershipTables } from './leadership/tables.ts';
import type { LogoHuntTables } from './logo-hunt/tables.ts';
import type { MaterialsTables } from './materials/tables.ts';
import type { MyDataTables } from './my-data/tables.ts';
import type { OperatorsTables } from './operators/tables.ts';
import type { OutboxTables } from './outbox/tables.ts';
import type { PagesTables } from './pages/tables.ts';
import type { PanelsTables } from './panels/tables.ts';
import type { PasskeysTables } from './passkeys/tables.ts';
import type { PastCompaniesTables } from './past-companies/tables.ts';
import type { PledgesTables } from './pledges/tables.ts';
import type { PopupsTables } from './popups/tables.ts';
import type { PostsTables } from './posts/tables.ts';
import type { ProgramsTables } from './programs/tables.ts';
import type { QuizTables } from './quizzes/tables.ts';
import type { RaffleTables } from './raffle/tables.ts';
import type { ResultsTables } from './results/tables.ts';
import type { RetentionTables } from './retention/tables.ts';
import type { SchoolsTables } from './schools/tables.ts';
import type { SeasonsTables } from './seasons/tables.ts';
import type { SessionsTables } from './sessions/tables.ts';
import type { SetupTables } from './setup/tables.ts';
import type { SiteTables } from './site/tables.ts';
import type { SlidesTables } from './slides/tables.ts';
import type { SocialLoginsTables } from './social-logins/tables.ts';
import type { TicketsTables } from './tickets/tables.ts';
import type { ToolkitsTables } from './toolkits/tables.ts';
import type { TrackAlertsTables } from './track-alerts/tables.ts';
import type { TypeTestTables } from './type-test/tables.ts';
import type { WebhooksTables } from './webhooks/tables.ts';

/** A check value of each key in use, and the key of the indexes: see `data-key.ts`. */
type DataKeyTables = {
  dataKeyCheck: { keyId: string | null; sealed: Buffer };
  indexKey: { onlyOne: Generated<boolean>; sealed: Buffer };
};

/** Every table, each declared by the feature that owns it. */
export type Tables = AccountsTables &
  SessionsTables &
  OperatorsTables &
  EvaluatorsTables &
  ApiTokensTables &
  AuditTables &
  BackupsTables &
  EvaluationTables &
  ResultsTables &
  AnnouncementsTables &
  SeasonsTables &
  SchoolsTables &
  ApplicationsTables &
  FilesTables &
  CleanCopiesTables &
  CompaniesTables &
  DataKeyTables &
  DataRequestsTables &
  AccessReviewsTables &
  RetentionTables &
  EligibilityTables &
  EventsTables &
  ExhibitionTables &
  FaqsTables &
  HallOfFameTables &
  HealthTables &
  InvariantsTables &
  InvestmentTables &
  JudgingLettersTables &
  LeadershipTables &
  LogoHuntTables &
  MaterialsTables &
  MyDataTables &
  OutboxTables &
  PagesTables &
  PanelsTables &
  PastCompaniesTables &
  PledgesTables &
  PopupsTables &
  PostsTables &
  ProgramsTables &
  RaffleTables &
  SetupTables &
  SiteTables &
  SlidesTables &
  TicketsTables &
  GuardiansTables &
  SocialLoginsTables &
  IdentityChecksTables &
  PasskeysTables &
  AuthenticatorsTables &
  TrackAlertsTables &
  QuizTables &
  TypeTestTables &
  ToolkitsTables &
  WebhooksTables;
