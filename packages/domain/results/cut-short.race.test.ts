import { scenarioAt, told } from '@chulbal/testing/acts/scenario';
import { snapshot } from '@chulbal/testing/database-state';
import { dyingAt } from '@chulbal/testing/dying-db';
import { publicUrl } from '@chulbal/testing/factories';
import { testDb } from '@chulbal/testing/test-db';
import { expect, test } from 'vitest';
import { releaseDue } from '../announcements/release.commands.ts';
import type { Db } from '../db.ts';
import { listMessages } from '../outbox/queries.ts';
import { confirmFinalising } from './finalise.commands.ts';

/** A kill at each step with WHOLE=1, otherwise at every sixth; always before the first and about the last. */
const EVERY = process.env.WHOLE === '1' ? 1 : 6;
const WAIT_MS = 300_000;

/** Those of so many steps that are tried. */
function tried(steps: number): number[] {
  return Array.from({ length: steps }, (_, at) => at + 1).filter(
    (step) => step === 1 || step === steps || step % EVERY === 0,
  );
}

/** A result whose finalising waits for its second approval, and that approval. */
async function requested() {
  const db = await testDb();
  const { two, now } = await scenarioAt(db, 'requested');
  const { id: requestId } = await db.sql
    .selectFrom('resultRequests')
    .select('id')
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return { db, finalise: (on: Db) => confirmFinalising(on, two, { requestId, now }) };
}

test(
  'R-03 a process that dies at any step of finalising leaves nothing of it, or all of it',
  async () => {
    const { db, finalise } = await requested();
    const { steps, ended } = await dyingAt(db, { step: 0 }, finalise);
    expect(ended).toBe(true);
    for (const step of tried(steps)) {
      const { db: again, finalise: word } = await requested();
      const before = await snapshot(again);
      expect(await dyingAt(again, { step }, word)).toMatchObject({ ended: false });
      expect(await snapshot(again), `killed before step ${step} of ${steps}`).toEqual(before);
      await word(again);
    }
    // Its last step is the commit, of which it has not heard any more whether it was done.
    const { db: cut, finalise: word } = await requested();
    const before = await snapshot(cut);
    await dyingAt(cut, { step: steps, answer: true }, word);
    const after = await snapshot(cut);
    const version = await cut.sql.selectFrom('resultVersions').select('version').execute();
    const waiting = cut.sql.selectFrom('resultRequests').select('id').where('state', '=', 'waiting');
    const logged = cut.sql
      .selectFrom('auditEntries')
      .select('sequence')
      .where('action', '=', 'result.finalise');
    if (version.length === 0) expect(after).toEqual(before);
    else expect([(await waiting.execute()).length, (await logged.execute()).length]).toEqual([0, 1]);
  },
  WAIT_MS,
);

test(
  'R-03 a release that dies at any step is gone on with, and tells each team once',
  async () => {
    const release = (on: Db) => releaseDue(on, { now: told, publicUrl });
    const finish = async (db: Db) => {
      while ((await release(db)) > 0);
      const messages = await listMessages(db, { limit: 100 });
      const { state } = await db.sql.selectFrom('announcements').select('state').executeTakeFirstOrThrow();
      return { state, told: messages.map(({ to, subject }) => `${to} ${subject}`).toSorted() };
    };
    const db = await testDb();
    await scenarioAt(db, 'scheduled');
    const { steps } = await dyingAt(db, { step: 0 }, release);
    const undisturbed = await finish(db);
    for (const step of tried(steps)) {
      const again = await testDb();
      await scenarioAt(again, 'scheduled');
      await dyingAt(again, { step, answer: step % 2 === 0 }, release);
      expect(await finish(again), `killed at step ${step} of ${steps}`).toEqual(undisturbed);
    }
  },
  WAIT_MS,
);
