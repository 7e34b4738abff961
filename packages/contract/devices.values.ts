import type { Bilingual } from './language.ts';

/** Browsers that a log-in is known by, as people call them. */
export const browserNames = {
  kakaotalk: { ko: '카카오톡', en: 'KakaoTalk' },
  naver: { ko: '네이버 앱', en: 'Naver app' },
  samsung: { ko: '삼성 인터넷', en: 'Samsung Internet' },
  whale: { ko: '웨일', en: 'Whale' },
  edge: { ko: '엣지', en: 'Edge' },
  opera: { ko: '오페라', en: 'Opera' },
  firefox: { ko: '파이어폭스', en: 'Firefox' },
  chrome: { ko: '크롬', en: 'Chrome' },
  safari: { ko: '사파리', en: 'Safari' },
} as const satisfies Record<string, Bilingual>;

/** What they run on. */
export const systemNames = {
  iphone: { ko: '아이폰', en: 'iPhone' },
  ipad: { ko: '아이패드', en: 'iPad' },
  android: { ko: '안드로이드', en: 'Android' },
  chromeos: { ko: '크롬북', en: 'Chromebook' },
  windows: { ko: '윈도우 PC', en: 'Windows PC' },
  mac: { ko: '맥', en: 'Mac' },
  linux: { ko: '리눅스 PC', en: 'Linux PC' },
} as const satisfies Record<string, Bilingual>;
