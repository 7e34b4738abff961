import type { ActName, Verdict } from '@chulbal/contract/acts';
import type { Db } from '@chulbal/domain/db';
import { Fault } from '@chulbal/domain/fault';
import { drivers } from './drivers.ts';
import type { ActsScenario } from './scenario.ts';

/** Does an act; what is no refusal of the table of errors fails the test. */
export async function tryAct(db: Db, scenario: ActsScenario, name: ActName): Promise<Verdict> {
  try {
    return (await drivers[name].act(db, scenario)) === 0 ? 'nothing' : 'done';
  } catch (error) {
    if (error instanceof Fault) return error.error;
    throw new Error(`${name} at ${scenario.moment}`, { cause: error });
  }
}
