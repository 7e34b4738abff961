import { koreanDay } from '@chulbal/contract/korean-days';
import { sql } from 'kysely';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { FileStore } from '../files/store.ts';
import { json } from '../json.ts';
import { invariants } from './all.queries.ts';
import { findBreaches, isChecking } from './check.queries.ts';
import type { Looking } from './looking.queries.ts';
import type { Breach, InvariantRunsTable } from './tables.ts';

/** A run of a process that died is taken over after this. */
const TAKEN_MS = 60 * 60_000;

/** Runs that are remembered: a year of nights. */
const REMEMBERED = 400;

/** In so many nights the bytes of every file are read and hashed once. */
const NIGHTS = 30;

/** Asks for a run as an operator; one that waits or is under way is everybody's. */
export async function requestCheck(db: Db, actor: OperatorActor, { now }: { now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('invariant runs', 0))`.execute(tx.sql);
    if (await isChecking(tx)) return;
    await insertRun(tx, { source: 'operator', askedBy: actor.operatorId, now });
    await record(tx, actor, {
      action: 'invariants.check',
      object: { kind: 'invariants', id: 'all', label: '' },
      now,
    });
  });
}

/** Asks for the night's run. */
export async function requestNightly(db: Db, { now }: { now: Date }): Promise<void> {
  if (!(await isChecking(db))) await insertRun(db, { source: 'nightly', askedBy: null, now });
}

async function insertRun(
  db: Db,
  { now, ...run }: Pick<InvariantRunsTable, 'source' | 'askedBy'> & { now: Date },
): Promise<void> {
  await db.sql
    .insertInto('invariantRuns')
    .values({ ...run, askedAt: now, breaches: json([]) })
    .execute();
}

/** Does a run that was asked for, and keeps what it found. A process that stops leaves it to the next. Whether there was one. */
export async function runAsked(
  db: Db,
  files: FileStore,
  { clock, stopping }: { clock: Clock; stopping?: AbortSignal },
): Promise<boolean> {
  const now = clock();
  const taken = await db.sql
    .updateTable('invariantRuns')
    .set({ startedAt: now })
    .where('runNo', '=', (of) =>
      of
        .selectFrom('invariantRuns')
        .select('runNo')
        .where('finishedAt', 'is', null)
        .where(({ eb, or }) =>
          or([
            eb('startedAt', 'is', null),
            eb('startedAt', '<', new Date(now.getTime() - TAKEN_MS)),
            // By a clock that has been put back since.
            eb('startedAt', '>', now),
          ]),
        )
        .orderBy('runNo')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('runNo')
    .executeTakeFirst();
  if (!taken) return false;
  const breaches = await findBreaches({ db, files, now, share: shareOf(now) }, { stopping });
  if (!breaches) {
    await db.sql
      .updateTable('invariantRuns')
      .set({ startedAt: null })
      .where('runNo', '=', taken.runNo)
      .execute();
    return false;
  }
  await db.sql
    .updateTable('invariantRuns')
    .set({ finishedAt: clock(), rules: invariants.length, breaches: json(breaches) })
    .where('runNo', '=', taken.runNo)
    .execute();
  await forgetOld(db);
  return true;
}

/** Keeps what `npm run invariants` has found, so that the console says it too. */
export async function keepRun(
  db: Db,
  { breaches, startedAt, now }: { breaches: readonly Breach[]; startedAt: Date; now: Date },
): Promise<void> {
  await db.sql
    .insertInto('invariantRuns')
    .values({
      ...{ source: 'command', askedBy: null, askedAt: startedAt, startedAt, finishedAt: now },
      ...{ rules: invariants.length, breaches: json(breaches) },
    })
    .execute();
  await forgetOld(db);
}

async function forgetOld(db: Db): Promise<void> {
  await db.sql
    .deleteFrom('invariantRuns')
    .where('runNo', '<=', (of) =>
      of.selectFrom('invariantRuns').select(sql<number>`max(run_no) - ${REMEMBERED}`.as('last')),
    )
    .where('finishedAt', 'is not', null)
    .execute();
}

/** The files whose bytes are read on a day, by the first digits of their random names. */
function shareOf(now: Date): Looking['share'] {
  const night = Math.floor(new Date(koreanDay(now)).getTime() / 86_400_000) % NIGHTS;
  return (serverFileName) => Number.parseInt(serverFileName.slice(0, 4), 16) % NIGHTS === night;
}
