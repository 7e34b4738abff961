import type { Bilingual } from './language.ts';

/** What the business of a local hero is about. */
export const heroKinds = ['food', 'craft', 'travel', 'living', 'tech'] as const;

export type HeroKind = (typeof heroKinds)[number];

export const heroKindNames: Record<HeroKind, Bilingual> = {
  food: { ko: '먹거리', en: 'Food' },
  craft: { ko: '공예·제조', en: 'Crafts' },
  travel: { ko: '여행·문화', en: 'Travel and culture' },
  living: { ko: '생활·돌봄', en: 'Living and care' },
  tech: { ko: '기술', en: 'Technology' },
};
