import type { SlideTone } from '@chulbal/contract/slides';
import type { SlideArt } from '@chulbal/contract/slides.values';
import type { Generated } from 'kysely';

export type SlidesTable = {
  id: Generated<number>;
  shown: boolean;
  /** Place in the operators' order, from 1. */
  position: number;
  /** Null: at once. */
  shownFrom: Date | null;
  /** Null: without end. */
  shownUntil: Date | null;
  titleKo: string;
  titleEn: string;
  subTitleKo: string;
  subTitleEn: string;
  descKo: string;
  descEn: string;
  linkTo: string;
  linkTextKo: string;
  linkTextEn: string;
  tone: SlideTone;
  art: SlideArt;
  /** Opaque name of a content file; null: the drawing is shown. */
  picture: string | null;
  altKo: string;
  altEn: string;
  editVersion: number;
  updatedAt: Date;
};

export type SlidesTables = { slides: SlidesTable };
