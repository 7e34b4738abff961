import type { Bilingual } from './language.ts';

/** Ground that a slide's words stand on: warm paper, ink, or the light orange. */
export const slideTones = ['paper', 'ink', 'peach'] as const;

/** A drawing of our own, for slides without a picture. */
export const slideArts = ['start', 'baton', 'podium'] as const;

export type SlideArt = (typeof slideArts)[number];

/** What each drawing shows. */
export const slideArtNames: Record<SlideArt, Bilingual> = {
  start: {
    ko: '출발선에 나란히 선 다섯 선수와 다섯 레인',
    en: 'Five runners side by side at the starting line of five lanes',
  },
  baton: {
    ko: '밤의 트랙, 가운데 레인에서 배턴을 주고받는 두 사람',
    en: 'A track at night: two people pass a baton in the middle lane',
  },
  podium: {
    ko: '다섯 색 레인이 꺾여 올라가 된 시상대와 결승 테이프를 끊는 사람',
    en: 'Five coloured lanes rise into a podium, and somebody breaks the finishing tape',
  },
};

/** The address of a drawing. */
export function slideArtSrc(art: SlideArt): string {
  return `/art/slide-${art}.svg`;
}
