import { z } from 'zod';
import { optionalLine } from './fields.ts';
import type { Bilingual } from './language.ts';
import { cover, postText } from './posts.ts';

/** What the business of a local hero is about. */
export const heroKind = z.enum(['food', 'craft', 'travel', 'living', 'tech']);
export type HeroKind = z.output<typeof heroKind>;

export const heroKindNames: Record<HeroKind, Bilingual> = {
  food: { ko: '먹거리', en: 'Food' },
  craft: { ko: '공예·제조', en: 'Crafts' },
  travel: { ko: '여행·문화', en: 'Travel and culture' },
  living: { ko: '생활·돌봄', en: 'Living and care' },
  tech: { ko: '기술', en: 'Technology' },
};

export const heroDetails = z.strictObject({
  cover: cover.nullable(),
  /** Where the business is: 시·도, by code 1 to 17. */
  tmRegion: z.number().int().min(1).max(17).nullable(),
  founderKo: optionalLine(60),
  founderEn: optionalLine(60),
  companyKo: optionalLine(100),
  companyEn: optionalLine(100),
  /** The year it was founded. */
  since: z.number().int().min(1900).max(2100).nullable(),
  quoteKo: optionalLine(200),
  quoteEn: optionalLine(200),
});
export type HeroDetails = z.output<typeof heroDetails>;

export const heroDraft = z.strictObject({
  board: z.literal('hero'),
  kind: heroKind,
  ...postText,
  details: heroDetails,
});
