import { errors } from '@chulbal/contract/errors';
import { exhibitionPlan } from './exhibitions.ts';
import type { OperatorRow } from './operator-row.ts';

/** The rows of exhibitions and their companies. */
export const exhibitionTable: Record<string, OperatorRow> = {
  getWrittenExhibition: { input: ({ exhibition }) => exhibition(), own: 200, missing: errors.notFound.code },
  // What was never published has no exhibition.
  beginExhibition: {
    input: async ({ season }) => ({ ...(await season()), copyFrom: null }),
    own: errors.notFound.code,
    missing: errors.notFound.code,
  },
  saveExhibition: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), editVersion: 99, plan: exhibitionPlan }),
    own: errors.editedElsewhere.code,
    missing: errors.notFound.code,
  },
  publishExhibition: {
    input: async ({ exhibition }) => ({ ...(await exhibition()), editVersion: 99, reason: '접근 표에서' }),
    own: errors.editedElsewhere.code,
    missing: errors.notFound.code,
  },
};
