import { isDeepStrictEqual } from 'node:util';
import type { WrittenTypeTest } from '@chulbal/contract/type-test/operators';
import { isWhole, typeTestFindings, typeTestOutcome } from '@chulbal/contract/type-test/rules';
import type { TypeTestPlan } from '@chulbal/contract/type-test/type-test';
import { countAttempt } from '../accounts/attempts.commands.ts';
import type { OperatorActor, UserActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import { changedParts } from '../changed-parts.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { findTypeTest } from './queries.ts';
import { getWrittenTypeTest, noTypeTest } from './written.queries.ts';

/**
 * Counts a finished test and keeps it for whoever is logged in, in place of their last one; the same key counts once.
 * Throws typeTestMoved 4200 for another version than the one in force or answers that are not whole, tooManyRequests.
 */
export async function finishTypeTest(
  db: Db,
  actor: UserActor | null,
  asked: { version: number; answers: string; idempotencyKey: string; address: string; now: Date },
): Promise<void> {
  const { version, answers, idempotencyKey, address, now } = asked;
  const inForce = await findTypeTest(db);
  if (inForce?.version !== version || !isWhole(inForce.plan, answers)) throw fault('typeTestMoved');
  await countAttempt(db, { attempts: [{ limit: 'typeTestFromAddress', who: address }], now });
  const { type } = typeTestOutcome(inForce.plan, answers);
  const userId = actor?.userId ?? null;
  await db.transaction(async (tx) => {
    if (userId !== null) await tx.sql.deleteFrom('typeTestTakes').where('userId', '=', userId).execute();
    await tx.sql
      .insertInto('typeTestTakes')
      .values({ version, answers, typeCode: type.code, userId, idempotencyKey, takenAt: now })
      .onConflict((taken) => taken.doNothing())
      .execute();
  });
}

/** Keeps what is being written; what is in force stays. Throws editedElsewhere 4043 when somebody saved since. */
export async function saveTypeTest(
  db: Db,
  actor: OperatorActor,
  { editVersion, plan, now }: { editVersion: number; plan: TypeTestPlan; now: Date },
): Promise<WrittenTypeTest> {
  return db.transaction(async (tx) => {
    const { draft, version } = await lock(tx, { editVersion, now });
    const inForce = version === null ? null : await findTypeTest(tx, { version });
    await tx.sql
      .updateTable('typeTests')
      .set({
        ...{ draft: json(plan), editVersion: editVersion + 1, updatedAt: now },
        changed: !isDeepStrictEqual(plan, inForce?.plan),
      })
      .execute();
    const changed = changedParts(draft, plan);
    if (changed) {
      await record(tx, actor, { action: 'typeTest.save', object: typeTestObject(plan), ...changed, now });
    }
    return getWrittenTypeTest(tx, { now });
  });
}

/**
 * Puts what is written in force as the next version. Throws editedElsewhere 4043, invalidRequest where nothing differs
 * from what is in force, typeTestUnfit 4201 with what blocks.
 */
export async function publishTypeTest(
  db: Db,
  actor: OperatorActor,
  { editVersion, now }: { editVersion: number; now: Date },
): Promise<WrittenTypeTest> {
  return db.transaction(async (tx) => {
    const { draft, changed, version: before } = await lock(tx, { editVersion, now });
    if (!changed) throw fault('invalidRequest');
    const found = typeTestFindings(draft).filter(({ weight }) => weight === 'blocks');
    if (found.length > 0) throw fault('typeTestUnfit', { detail: found });
    const version = (before ?? 0) + 1;
    await tx.sql
      .insertInto('typeTestVersions')
      .values({ version, plan: json(draft), publishedBy: actor.operatorId, publishedAt: now })
      .execute();
    await tx.sql
      .updateTable('typeTests')
      .set({ version, changed: false, editVersion: editVersion + 1, updatedAt: now })
      .execute();
    await record(tx, actor, {
      ...{ action: 'typeTest.publish', object: typeTestObject(draft) },
      ...{ before: { version: before ?? 0 }, after: { version }, now },
    });
    return getWrittenTypeTest(tx, { now });
  });
}

/** The one row, held, and begun where there is none yet. */
async function lock(tx: Db, { editVersion, now }: { editVersion: number; now: Date }) {
  await tx.sql
    .insertInto('typeTests')
    .values({ draft: json(noTypeTest), editVersion: 0, changed: false, version: null, updatedAt: now })
    .onConflict((there) => there.doNothing())
    .execute();
  const row = await tx.sql.selectFrom('typeTests').selectAll().forUpdate().executeTakeFirstOrThrow();
  if (row.editVersion !== editVersion) throw fault('editedElsewhere');
  return row;
}

function typeTestObject({ nameKo }: Pick<TypeTestPlan, 'nameKo'>) {
  return { kind: 'typeTest', id: '', label: nameKo };
}
