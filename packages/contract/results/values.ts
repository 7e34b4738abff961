/** What can be done about a voided sheet, in the order in which it is done. */
export type WayOn = 'reopen' | 'extend' | 'alternate' | 'end' | 'waive';

/** What teams without a region are listed under, so that numbers by region add up; no season has a code like it. */
export const noRegion = { code: '', name: { ko: '권역 없음', en: 'No region' } } as const;
