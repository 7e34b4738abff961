import type { Bilingual } from '../language.ts';

export const programKinds = ['meetup', 'ir', 'class'] as const;

export type ProgramKind = (typeof programKinds)[number];

export const programKindNames: Record<ProgramKind, Bilingual> = {
  meetup: { ko: '밋업', en: 'Meet-up' },
  ir: { ko: 'IR', en: 'IR' },
  class: { ko: '교육', en: 'Class' },
};

/** What somebody's own application to a programme has come to. */
export const participations = ['placed', 'waiting', 'attended', 'cancelled'] as const;
