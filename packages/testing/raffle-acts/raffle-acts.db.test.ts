import {
  type RaffleAct,
  type RaffleActName,
  raffleActs,
  raffleMoments,
  raffleVerdictAt,
} from '@chulbal/contract/raffle/acts';
import type { Db } from '@chulbal/domain/db';
import { describe, expect, test } from 'vitest';
import { messages, notifiedBy } from '../acts/effects.ts';
import { testDb } from '../test-db.ts';
import { raffleBreaches } from './breaches.ts';
import { tryRaffleAct } from './drivers.ts';
import { type RaffleScenario, raffleScenarioAt } from './scenario.ts';

const rows = Object.entries(raffleActs) as [RaffleActName, RaffleAct][];

async function ticketsOf(db: Db, { event: { eventNo } }: RaffleScenario): Promise<number> {
  return (await db.sql.selectFrom('tickets').select('number').where('eventNo', '=', eventNo).execute())
    .length;
}

async function tryAndListen(db: Db, scenario: RaffleScenario, name: RaffleActName) {
  const [before, had] = [await messages(db), await ticketsOf(db, scenario)];
  const verdict = await tryRaffleAct(db, scenario, name);
  const told = (await notifiedBy(db, before)).join(' ') || 'nobody';
  return `${name}: ${verdict}, ${told}, ${(await ticketsOf(db, scenario)) > had ? 'ticket' : 'none'}`;
}

describe('R-17 every act at every moment of a raffle, whom it tells and to whom it gives a ticket', () => {
  test.each(raffleMoments)(
    '%s',
    async (moment) => {
      const db = await testDb();
      const scenario = await raffleScenarioAt(db, moment);
      const came: string[] = [];
      for (const [name] of rows) came.push(await tryAndListen(db, scenario, name));
      expect(came).toEqual(
        rows.map(([name, act]) => {
          const verdict = raffleVerdictAt(act, moment);
          // Whoever has an account of the portal is the leader of the two there.
          const told = verdict === 'done' && act.tells ? 'members' : 'nobody';
          return `${name}: ${verdict}, ${told}, ${act.gives?.includes(moment) ? 'ticket' : 'none'}`;
        }),
      );
      expect(await raffleBreaches(db)).toEqual([]);
    },
    300_000,
  );
});
