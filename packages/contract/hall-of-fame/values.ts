import type { Bilingual } from '../language.ts';

/** What somebody has won, the highest first. */
export const prizes = ['grand', 'top', 'merit', 'lane', 'citizens'] as const;

export type Prize = (typeof prizes)[number];

export const prizeNames: Record<Prize, Bilingual> = {
  grand: { ko: '대상', en: 'Grand prize' },
  top: { ko: '최우수', en: 'First prize' },
  merit: { ko: '우수', en: 'Second prize' },
  lane: { ko: '레인 1위', en: 'First of its lane' },
  citizens: { ko: '시민상', en: 'Citizens’ prize' },
};
