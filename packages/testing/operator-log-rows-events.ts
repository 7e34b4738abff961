import { createEvent, openEventPlan } from './events.ts';
import { another } from './never-twice.ts';
import type { LogRow } from './operator-log-row.ts';

const changed = () => ({ ...openEventPlan, nameEn: `Event ${another()}` });

/** Of every command about events and their raffles: its input, and what the log then says. */
export const eventsLogRows: Record<string, LogRow> = {
  beginEvent: { input: () => ({ eventKey: `log-${another()}`, copyFrom: null }), action: 'event.begin' },
  saveEvent: {
    input: async ({ db }) => ({
      eventNo: (await createEvent(db)).eventNo,
      ...{ editVersion: 3, plan: changed() },
    }),
    action: 'event.save',
  },
  publishEvent: {
    input: async ({ db, command }) => {
      const { eventNo } = await createEvent(db);
      const saved = await command('saveEvent', { eventNo, editVersion: 3, plan: changed() });
      return { eventNo, editVersion: saved.editVersion };
    },
    action: 'event.publish',
  },
};
