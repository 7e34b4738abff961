import type { DisplayKind, PopupDraft } from '@chulbal/contract/popups/popups';
import type { PosterDraft } from '@chulbal/contract/popups/posters';
import type { ColumnType, Generated } from 'kysely';

/** Popups and posters: what stands in columns is what the database asks for, the rest is the draft. */
export type DisplaysTable = {
  displayNo: Generated<number>;
  kind: DisplayKind;
  /** Place in the operators' order of its kind, from 1. */
  position: number;
  hidden: boolean;
  /** Shown in [from, until); null has no beginning or end. */
  shownFrom: Date | null;
  shownUntil: Date | null;
  /** Of a poster. */
  year: number | null;
  trackNo: number | null;
  /** A PopupDraft or PosterDraft, its rich texts sanitised. */
  draft: ColumnType<PopupDraft | PosterDraft>;
  editVersion: number;
  updatedAt: Date;
};

export type PopupsTables = { displays: DisplaysTable };
