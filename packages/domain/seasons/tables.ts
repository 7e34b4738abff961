import type { BandLevel } from '@chulbal/contract/evaluation/views';
import type { Bilingual } from '@chulbal/contract/language';
import type { StageKind } from '@chulbal/contract/seasons/seasons';
import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, unknown, unknown>;

/** Its place in the plan; null once it is taken out, for the rules in force know it until they are replaced. */
type Place = ColumnType<number, number, number | null>;

/** The season as it is being edited. What is in force is the version of `seasonVersions` it names. */
export type SeasonsTable = {
  id: Generated<number>;
  year: number;
  name: Json<Bilingual>;
  status: 'draft' | 'published' | 'finished';
  /** 0 until the season is published for the first time. */
  rulesVersion: number;
  /** Counts the saves of the drafted season. */
  editVersion: Generated<number>;
  /** Whether the drafted season differs from what is in force. */
  changed: Generated<boolean>;
  createdAt: Date;
  publishedAt: Date | null;
};

/** The rules as they stood when published, whole; a submission names the version it was made under. */
export type SeasonVersionsTable = {
  seasonId: number;
  version: number;
  /** A `SeasonRules` of `rules.ts`, as JSON. */
  rules: Json<unknown>;
  reason: string;
  publishedAt: Date;
};

export type Eligibility = {
  /** School types the leader and members may be of; empty means any. */
  schoolTypes: string[];
  /** Most months since the business was opened, counted at the stage's closing; null means any. */
  businessMonths: number | null;
  /** `foreign`: every member's country is another than KR. */
  nationality: 'any' | 'foreign';
};

export type TracksTable = {
  trackNo: Generated<number>;
  seasonId: number;
  topTrackNo: number | null;
  /** 1 to 9: place, number and colour of the track's lane. */
  lane: Place;
  name: Json<Bilingual>;
  target: Json<Bilingual>;
  summary: Json<Bilingual>;
  eligibility: Json<Eligibility>;
  places: number;
  teamMin: number;
  teamMax: number;
  deletionFloor: number;
  graceMinutes: number;
  oneTrackAYear: boolean;
  /** The form that guardians of pupils under 14 sign: a public file, by its opaque name. */
  guardianForm: ColumnType<GuardianForm | null, unknown, unknown>;
};

export type GuardianForm = { serverFileName: string; name: string };

export type StagesTable = {
  trackNo: number;
  stageNo: number;
  position: Place;
  kind: StageKind;
  name: Json<Bilingual>;
  description: Json<Bilingual>;
  /** Null while the season is drafted; publishing refuses a stage without a period. */
  opensAt: Date | null;
  closesAt: Date | null;
  confirmBy: Date | null;
  announcesAt: Date | null;
  /** A `DraftedMaterial` of `rules.ts` as JSON; null for a stage that asks for nothing. */
  material: ColumnType<StoredMaterial | null, unknown, unknown>;
};

type StoredMaterial = { opensAt: string | null; closesAt: string | null; slots: unknown };

/** A later closing time for all teams of a stage (`teamNo` null) or for one: of the stage, or of its material. */
export type StageExtensionsTable = {
  id: Generated<number>;
  trackNo: number;
  stageNo: number;
  what: Generated<'stage' | 'material'>;
  teamNo: number | null;
  closesAt: Date;
  reason: string;
  createdAt: Date;
};

export type RegionsTable = {
  id: Generated<number>;
  seasonId: number;
  code: string;
  position: Place;
  name: Json<Bilingual>;
  /** Codes 1 to 17 of the 시·도 that count as this region. */
  sidos: Json<string[]>;
};

export type TrackQuotasTable = { trackNo: number; regionId: number; places: number };

export type SeasonChoicesTable = {
  seasonId: number;
  field: string;
  code: string;
  /** The choice of another field under which this one is offered, or null. */
  parentCode: string | null;
  position: number;
  label: Json<Bilingual>;
};

export type DocumentRequirement = 'always' | 'everyone' | 'business' | 'bonus' | 'optional';

export type DocumentSlotsTable = {
  trackNo: number;
  slot: string;
  position: number;
  label: Json<Bilingual>;
  hint: Json<Bilingual>;
  requirement: DocumentRequirement;
  extensions: Json<string[]>;
  maxBytes: number;
  maxFiles: number;
};

export type BonusKindsTable = {
  seasonId: number;
  aaNo: number;
  position: number;
  name: Json<Bilingual>;
  points: number;
};

/** One criterion of a rubric; the points of all are 100. */
export type Criterion = {
  code: string;
  name: Bilingual;
  points: number;
  help: Bilingual;
  /** A sentence for each level; without them a level is its word alone. */
  anchors?: Record<BandLevel, Bilingual> | undefined;
};

export type RubricsTable = {
  trackNo: number;
  stageNo: number;
  version: number;
  criteria: Json<Criterion[]>;
};

export type SeasonsTables = {
  seasons: SeasonsTable;
  seasonVersions: SeasonVersionsTable;
  tracks: TracksTable;
  stages: StagesTable;
  stageExtensions: StageExtensionsTable;
  regions: RegionsTable;
  trackQuotas: TrackQuotasTable;
  seasonChoices: SeasonChoicesTable;
  documentSlots: DocumentSlotsTable;
  bonusKinds: BonusKindsTable;
  rubrics: RubricsTable;
};
