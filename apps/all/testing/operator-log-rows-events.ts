import type { Db } from '@chulbal/domain/db';
import { createEvent, openEventPlan } from '@chulbal/testing/events';
import { createRaffle, type RaffleStep, testSeed } from '@chulbal/testing/raffle';
import { another } from './never-twice.ts';
import type { LogRow } from './operator-log-row.ts';

const changed = () => ({ ...openEventPlan, nameEn: `Event ${another()}` });

/** A raffle that has come so far. */
async function after(db: Db, step: RaffleStep): Promise<{ eventNo: number }> {
  const { eventNo } = await createRaffle(db, step);
  return { eventNo };
}

const first = { prizeCode: 'laptop', place: 1 };

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
  freezeEntrants: { input: ({ db }) => after(db, 'ended'), action: 'raffle.freeze' },
  publishHash: { input: ({ db }) => after(db, 'frozen'), action: 'raffle.publishHash' },
  enterSeed: {
    input: async ({ db }) => ({ ...(await after(db, 'published')), seed: testSeed }),
    action: 'raffle.firstSeed',
  },
  holdDraw: { input: ({ db }) => after(db, 'seeded'), action: 'raffle.draw' },
  markPrize: {
    input: async ({ db }) => ({ ...(await after(db, 'claimed')), ...first, state: 'sent', note: '' }),
    action: 'raffle.markPrize',
  },
  markRecommendSignal: {
    input: async ({ db }) => ({
      eventNo: (await createEvent(db)).eventNo,
      ...{ key: 'relay 1 2', state: 'fine' },
    }),
    action: 'raffle.markSignal',
  },
  exportWinners: {
    input: async ({ db }) => ({ ...(await after(db, 'claimed')), format: 'csv', reason: '물품을 보내요' }),
    action: 'raffle.export',
  },
  revealClaim: {
    input: async ({ db }) => ({ ...(await after(db, 'claimed')), ...first, reason: '물품을 보내요' }),
    action: 'raffle.revealClaim',
  },
};
