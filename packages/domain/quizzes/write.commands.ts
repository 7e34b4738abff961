import { isDeepStrictEqual } from 'node:util';
import type { WrittenQuiz } from '@chulbal/contract/quizzes/operators';
import type { QuizPlan, QuizVariant } from '@chulbal/contract/quizzes/quizzes';
import { quizFindings } from '@chulbal/contract/quizzes/rules';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import { changedParts } from '../changed-parts.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { json } from '../json.ts';
import { findQuiz } from './queries.ts';
import { getWrittenQuiz, noQuiz } from './written.queries.ts';

type Edited = { variant: QuizVariant; editVersion: number; now: Date };

/** Keeps what is being written; what is in force stays. Throws editedElsewhere 4043 when somebody saved since. */
export async function saveQuiz(
  db: Db,
  actor: OperatorActor,
  asked: Edited & { plan: QuizPlan },
): Promise<WrittenQuiz> {
  const { variant, editVersion, plan, now } = asked;
  return db.transaction(async (tx) => {
    const { draft } = await lock(tx, asked);
    const inForce = await findQuiz(tx, variant);
    await tx.sql
      .updateTable('quizzes')
      .set({
        ...{ draft: json(plan), editVersion: editVersion + 1, updatedAt: now },
        changed: !isDeepStrictEqual(plan, inForce?.plan),
      })
      .where('variant', '=', variant)
      .execute();
    const changed = changedParts(draft, plan);
    if (changed) {
      await record(tx, actor, { action: 'quiz.save', object: quizObject(variant, plan), ...changed, now });
    }
    return getWrittenQuiz(tx, { variant });
  });
}

/**
 * Puts what is written in force as the next version. Throws editedElsewhere 4043, invalidRequest where nothing differs
 * from what is in force, quizUnfit 4211 with what blocks.
 */
export async function publishQuiz(db: Db, actor: OperatorActor, asked: Edited): Promise<WrittenQuiz> {
  const { variant, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const { draft, changed, version: before } = await lock(tx, asked);
    if (!changed) throw fault('invalidRequest');
    const found = quizFindings(variant, draft).filter(({ weight }) => weight === 'blocks');
    if (found.length > 0) throw fault('quizUnfit', { detail: found });
    const { newest } = await tx.sql
      .selectFrom('quizVersions')
      .where('variant', '=', variant)
      .select(({ fn }) => fn.max<number | null>('version').as('newest'))
      .executeTakeFirstOrThrow();
    const version = (newest ?? 0) + 1;
    await tx.sql
      .insertInto('quizVersions')
      .values({ variant, version, plan: json(draft), publishedBy: actor.operatorId, publishedAt: now })
      .execute();
    await tx.sql
      .updateTable('quizzes')
      .set({ version, changed: false, editVersion: editVersion + 1, updatedAt: now })
      .where('variant', '=', variant)
      .execute();
    await record(tx, actor, {
      ...{ action: 'quiz.publish', object: quizObject(variant, draft) },
      ...{ before: { version: before }, after: { version }, now },
    });
    return getWrittenQuiz(tx, { variant });
  });
}

/** Takes it down. Throws editedElsewhere 4043, invalidRequest where it is not in force. */
export async function unpublishQuiz(db: Db, actor: OperatorActor, asked: Edited): Promise<WrittenQuiz> {
  const { variant, editVersion, now } = asked;
  return db.transaction(async (tx) => {
    const { draft, version } = await lock(tx, asked);
    if (version === null) throw fault('invalidRequest');
    await tx.sql
      .updateTable('quizzes')
      .set({ version: null, changed: true, editVersion: editVersion + 1, updatedAt: now })
      .where('variant', '=', variant)
      .execute();
    await record(tx, actor, {
      ...{ action: 'quiz.unpublish', object: quizObject(variant, draft) },
      ...{ before: { version }, after: { version: null }, now },
    });
    return getWrittenQuiz(tx, { variant });
  });
}

/** The row of a quiz, held, and begun where there is none yet. */
async function lock(tx: Db, { variant, editVersion, now }: Edited) {
  await tx.sql
    .insertInto('quizzes')
    .values({ variant, draft: json(noQuiz), editVersion: 0, changed: false, version: null, updatedAt: now })
    .onConflict((there) => there.doNothing())
    .execute();
  const row = await tx.sql
    .selectFrom('quizzes')
    .selectAll()
    .where('variant', '=', variant)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (row.editVersion !== editVersion) throw fault('editedElsewhere');
  return row;
}

function quizObject(variant: QuizVariant, { nameKo }: Pick<QuizPlan, 'nameKo'>) {
  return { kind: 'quiz', id: variant, label: nameKo };
}
