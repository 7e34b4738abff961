import type { Bilingual } from './language.ts';

export const resourceKinds = ['whitepaper', 'research', 'guide'] as const;

export type ResourceKind = (typeof resourceKinds)[number];

export const resourceKindNames: Record<ResourceKind, Bilingual> = {
  whitepaper: { ko: '백서', en: 'White paper' },
  research: { ko: '연구', en: 'Research' },
  guide: { ko: '안내서', en: 'Guide' },
};
