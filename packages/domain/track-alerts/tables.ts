import type { Language } from '@chulbal/contract/language';

/** Somebody waits for a track to open; told once. */
export type TrackAlertsTable = {
  accountId: number;
  trackNo: number;
  /** In which they asked. */
  language: Language;
  askedAt: Date;
  toldAt: Date | null;
};

export type TrackAlertsTables = { trackAlerts: TrackAlertsTable };
