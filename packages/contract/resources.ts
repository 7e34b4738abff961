import { z } from 'zod';
import { optionalLine } from './fields.ts';
import type { Bilingual } from './language.ts';
import { cover, postText } from './posts.ts';

export const resourceKind = z.enum(['whitepaper', 'research', 'guide']);
export type ResourceKind = z.output<typeof resourceKind>;

export const resourceKindNames: Record<ResourceKind, Bilingual> = {
  whitepaper: { ko: '백서', en: 'White paper' },
  research: { ko: '연구', en: 'Research' },
  guide: { ko: '안내서', en: 'Guide' },
};

export const resourceDetails = z.strictObject({
  cover: cover.nullable(),
  /** Who wrote it. */
  authorKo: optionalLine(100),
  authorEn: optionalLine(100),
  /** The year it came out. */
  year: z.number().int().min(1990).max(2100).nullable(),
});
export type ResourceDetails = z.output<typeof resourceDetails>;

export const resourceDraft = z.strictObject({
  board: z.literal('resource'),
  kind: resourceKind,
  ...postText,
  details: resourceDetails,
});
