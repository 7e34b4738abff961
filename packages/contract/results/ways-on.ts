import { z } from 'zod';
import { instant } from '../fields.ts';

/**
 * A sheet that operators took out of the count while its evaluator still judges the team: nobody can write it, and the
 * result waits until the team is taken from them.
 */
export const voidedSheet = z.object({
  teamNo: z.number().int(),
  teamName: z.string(),
  evaluatorId: z.number().int(),
  name: z.string(),
  reason: z.string(),
  /** Valid sheets of the team, and how many the rules or a waiver ask. */
  valid: z.number().int(),
  asked: z.number().int(),
  /** Alternates who may judge the team and have room. */
  alternates: z.array(z.string()),
});
export type VoidedSheet = z.output<typeof voidedSheet>;

/** An appeal that was upheld and is in no version yet. */
export const upheldAppeal = z.object({
  id: z.number().int(),
  teamNo: z.number().int(),
  teamName: z.string(),
  number: z.string(),
  decidedAt: instant,
});
export type UpheldAppeal = z.output<typeof upheldAppeal>;
