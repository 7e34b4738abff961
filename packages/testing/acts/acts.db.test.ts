import { type Act, type ActName, acts, type Moment, moments, verdictAt } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { describe, expect, test } from 'vitest';
import { testDb } from '../test-db.ts';
import { drivers } from './drivers.ts';
import { endedBy, messages, notifiedBy, standing } from './effects.ts';
import { type ActsScenario, scenarioAt } from './scenario.ts';
import { tryAct } from './try-act.ts';

const rows = Object.entries(acts) as [ActName, Act][];
/** What was seen to end, and who was seen to be told, over all moments. */
const ended = new Map<ActName, Set<string>>(rows.map(([name]) => [name, new Set()]));
const told = new Map<ActName, Set<string>>(rows.map(([name]) => [name, new Set()]));

async function begin(db: Db, moment: Moment) {
  await testDb();
  const scenario = await scenarioAt(db, moment);
  return { scenario, ...(await look(db)) };
}
const look = async (db: Db) => ({ before: await standing(db), sent: await messages(db) });

/** Does an act and notes what came of it; gives its verdict. */
async function note(
  db: Db,
  name: ActName,
  { scenario, before, sent }: { scenario: ActsScenario } & Awaited<ReturnType<typeof look>>,
) {
  const verdict = await tryAct(db, scenario, name);
  if (verdict !== 'done') return verdict;
  for (const kind of endedBy(before, await standing(db))) ended.get(name)?.add(kind);
  for (const who of await notifiedBy(db, sent)) told.get(name)?.add(who);
  return verdict;
}

describe('R-17 every act at every moment', () => {
  test.each(moments)(
    '%s',
    async (moment) => {
      const db = await testDb();
      let season = await begin(db, moment);
      const breaches: string[] = [];
      for (const [name, act] of rows) {
        const { arrange } = drivers[name];
        if (arrange) {
          await arrange(db, season.scenario);
          season = { ...season, ...(await look(db)) };
        }
        const verdict = await note(db, name, season);
        const expected = verdictAt(act, moment);
        if (verdict !== expected) breaches.push(`${name} at ${moment}: ${expected}, but was ${verdict}`);
        // What was refused has changed nothing.
        if (arrange || verdict === 'done') season = await begin(db, moment);
      }
      expect(breaches).toEqual([]);
    },
    600_000,
  );

  test('ends for others and tells them what its row says, and nothing else', () => {
    const missing = (declared: readonly string[], seen = new Set<string>()) => ({
      undeclared: [...seen].filter((one) => !declared.includes(one)),
      unseen: declared.filter((one) => !seen.has(one)),
    });
    const none = { undeclared: [], unseen: [] };
    for (const [name, { ends = [], tells = [] }] of rows) {
      expect({ name, ends: missing(ends, ended.get(name)), tells: missing(tells, told.get(name)) }).toEqual({
        ...{ name, ends: none, tells: none },
      });
    }
  });
});
