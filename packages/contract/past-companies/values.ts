import type { Bilingual } from '../language.ts';

/** Columns of a list of past companies, in the order of the template. */
export const pastColumnKeys = [
  'year',
  'lane',
  'track',
  'region',
  'team',
  'line',
  'story',
  'kind',
  'events',
  'cover',
  'coverAlt',
  'logo',
  'logoAlt',
  'trackEn',
  'regionEn',
  'teamEn',
  'lineEn',
  'storyEn',
] as const;

export type PastColumn = (typeof pastColumnKeys)[number];

/** Columns that a list needs; the others may be missing. */
export const neededPastColumns = [
  'year',
  'lane',
  'track',
  'team',
  'line',
  'story',
] as const satisfies readonly PastColumn[];

export const MOST_PAST_BYTES = 1_000_000;

/** What has become of a company since it stood in an exhibition. */
export const pastKinds = ['running', 'stopped', 'silent'] as const;

export type PastKind = (typeof pastKinds)[number];

export const pastKindNames: Record<PastKind, Bilingual> = {
  running: { ko: '달리는 중', en: 'Running' },
  stopped: { ko: '멈췄어요', en: 'Stopped' },
  silent: { ko: '소식 기다리는 중', en: 'Awaiting news' },
};

/** What happened on a day of its line. */
export const pastEventKinds = ['exhibited', 'award', 'founded', 'funded', 'news', 'stopped'] as const;

export type PastEventKind = (typeof pastEventKinds)[number];

export const pastEventKindNames: Record<PastEventKind, Bilingual> = {
  exhibited: { ko: '출발', en: 'Start' },
  award: { ko: '상', en: 'Award' },
  founded: { ko: '세움', en: 'Founded' },
  funded: { ko: '투자', en: 'Funding' },
  news: { ko: '소식', en: 'News' },
  stopped: { ko: '멈춤', en: 'Stopped' },
};

/** How a line is known. What only the team says is no less welcome, and says so. */
export const pastSources = ['season', 'register', 'press', 'team'] as const;

export type PastSource = (typeof pastSources)[number];

export const pastSourceNames: Record<PastSource, Bilingual> = {
  season: { ko: '시즌 기록', en: 'Season record' },
  register: { ko: '등기로 확인', en: 'Company register' },
  press: { ko: '보도로 확인', en: 'Press report' },
  team: { ko: '팀이 알려 줌', en: 'Told by the team' },
};

/** The first season that a past exhibition can be of. */
export const FIRST_YEAR = 2000;
