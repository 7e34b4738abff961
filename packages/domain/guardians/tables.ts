import type { GuardianRelation, GuardianState } from '@chulbal/contract/guardians/guardians';
import type { Language } from '@chulbal/contract/language';
import type { ColumnType, Generated } from 'kysely';

/**
 * What a guardian is asked, and has answered. Of a refusal or a withdrawal nothing is left but that it was, and when;
 * who the child is stands here only while a consent does.
 */
export type GuardianConsentsTable = {
  consentNo: Generated<number>;
  state: GuardianState;
  /** Hash of what the child's browser holds. */
  claimHash: string;
  /** Hash of the token in the guardian's link. */
  linkHash: string;
  language: Language;
  nameSealed: Buffer | null;
  phoneSealed: Buffer | null;
  phoneIndex: string | null;
  /** 1 to 3: which of the children under this number. */
  place: number | null;
  askedAt: Date;
  /** Until when it is waited. */
  until: Date;
  /** Hash of what the guardian's browser holds once the phone is proven. */
  passHash: string | null;
  passUntil: Date | null;
  relation: GuardianRelation | null;
  /** JSON of `Child`. */
  childSealed: Buffer | null;
  /** The text that was consented to. */
  termsVersion: string | null;
  decidedAt: Date | null;
  /** When a consent ended: taken back, or the child's own in its place. */
  endedAt: Date | null;
  accountId: number | null;
};

/** A signed form that came on paper, until a second operator has looked at it and as long as the consent stands. */
export type GuardianPapersTable = {
  consentNo: number;
  serverFileName: string;
  /** yyyy-MM-dd in Korea. */
  receivedOn: string;
  relation: GuardianRelation;
  /** JSON of `Child`, until it stands in the consent. */
  childSealed: Buffer | null;
  /** The boxes of the form, as they were ticked or left. */
  choices: ColumnType<{ term: string; version: string; agreed: boolean }[], unknown, unknown>;
  recordedBy: number;
  recordedAt: Date;
  confirmedBy: number | null;
};

/** What a guardian says beside their consent, every answer; from the child's account on these are its consents. */
export type GuardianChoicesTable = {
  choiceNo: Generated<number>;
  consentNo: number;
  term: string;
  version: string;
  agreed: boolean;
  at: Date;
};

export type GuardiansTables = {
  guardianChoices: GuardianChoicesTable;
  guardianConsents: GuardianConsentsTable;
  guardianPapers: GuardianPapersTable;
};
