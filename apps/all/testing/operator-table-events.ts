import { errors } from '@chulbal/contract/errors';
import { openEventPlan } from '@chulbal/testing/events';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const early = errors.drawOutOfTurn.code;
const place = { prizeCode: 'laptop', place: 1 };
const overtaken = errors.editedElsewhere.code;

/** The rows of events and their raffles. */
export const eventsTable: Record<string, OperatorRow> = {
  getWrittenEvent: { input: ({ event }) => event(), own: 200, missing: nothing },
  saveEvent: {
    input: async ({ event }) => ({ ...(await event()), editVersion: 99, plan: openEventPlan }),
    own: overtaken,
    missing: nothing,
  },
  // It is open: no step of its draw can be done yet.
  getRaffleOverview: { input: ({ event }) => event(), own: 200, missing: nothing },
  freezeEntrants: { input: ({ event }) => event(), own: early, missing: nothing },
  publishHash: { input: ({ event }) => event(), own: early, missing: nothing },
  enterSeed: {
    input: async ({ event }) => ({ ...(await event()), seed: '123456' }),
    own: early,
    missing: nothing,
  },
  holdDraw: { input: ({ event }) => event(), own: early, missing: nothing },
  markPrize: {
    input: async ({ event }) => ({ ...(await event()), ...place, state: 'sent', note: '' }),
    own: nothing,
    missing: nothing,
  },
  revealClaim: {
    input: async ({ event }) => ({ ...(await event()), ...place, reason: '접근 표에서' }),
    own: nothing,
    missing: nothing,
  },
  listRecommendSignals: { input: ({ event }) => event(), own: 200, missing: nothing },
  markRecommendSignal: {
    input: async ({ event }) => ({ ...(await event()), key: 'relay 1 2', state: 'fine' }),
    own: 200,
    missing: nothing,
  },
  // It is not drawn: there is nobody to name.
  exportWinners: {
    input: async ({ event }) => ({ ...(await event()), format: 'csv', reason: '접근 표에서' }),
    own: nothing,
    missing: nothing,
  },
  publishEvent: {
    input: async ({ event }) => ({ ...(await event()), editVersion: 99 }),
    own: overtaken,
    missing: nothing,
  },
};
