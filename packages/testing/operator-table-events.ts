import { errors } from '@chulbal/contract/errors';
import { openEventPlan } from './events.ts';
import type { OperatorRow } from './operator-row.ts';

const nothing = errors.notFound.code;
const overtaken = errors.editedElsewhere.code;

/** The rows of events and their raffles. */
export const eventsTable: Record<string, OperatorRow> = {
  getWrittenEvent: { input: ({ event }) => event(), own: 200, missing: nothing },
  saveEvent: {
    input: async ({ event }) => ({ ...(await event()), editVersion: 99, plan: openEventPlan }),
    own: overtaken,
    missing: nothing,
  },
  publishEvent: {
    input: async ({ event }) => ({ ...(await event()), editVersion: 99 }),
    own: overtaken,
    missing: nothing,
  },
};
