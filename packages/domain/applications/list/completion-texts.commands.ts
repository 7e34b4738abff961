import type { CompletionText } from '@chulbal/contract/applications/completion-texts';
import type { OperatorActor } from '../../actor.ts';
import { record } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault } from '../../fault.ts';
import { json } from '../../json.ts';

/** More would be no help in finding the right one. */
const MOST_TEXTS = 50;

/** What is saved, by name. */
export async function listCompletionTexts(db: Db, _actor: OperatorActor): Promise<CompletionText[]> {
  return db.sql
    .selectFrom('completionTexts')
    .select(['id as textId', 'name', 'items', 'message'])
    .orderBy('name')
    .execute();
}

/**
 * Keeps a request under a name, for every operator who asks teams; one of the same name gives way to it. Throws
 * invalidRequest beside `name` when there are 50 others.
 */
export async function saveCompletionText(
  db: Db,
  actor: OperatorActor,
  { now, ...text }: Omit<CompletionText, 'textId'> & { now: Date },
): Promise<{ textId: number }> {
  return db.transaction(async (tx) => {
    const { name, items, message } = text;
    const all = await listCompletionTexts(tx, actor);
    const before = all.find((one) => one.name === name) ?? null;
    if (!before && all.length >= MOST_TEXTS) throw fault('invalidRequest', { fields: { name: tooMany } });
    const saved = { items: json(items), message, savedBy: actor.operatorId, savedAt: now };
    const { id } = await tx.sql
      .insertInto('completionTexts')
      .values({ name, ...saved })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(saved))
      .returning('id')
      .executeTakeFirstOrThrow();
    await record(tx, actor, {
      action: 'completion.saveText',
      object: { kind: 'completionText', id, label: name },
      before: before && { items: before.items, message: before.message },
      after: { items, message },
      now,
    });
    return { textId: id };
  });
}

/** Throws notFound. */
export async function deleteCompletionText(
  db: Db,
  actor: OperatorActor,
  { textId, now }: { textId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.sql
      .deleteFrom('completionTexts')
      .where('id', '=', textId)
      .returning(['name', 'items', 'message'])
      .executeTakeFirst();
    if (!gone) throw fault('notFound');
    await record(tx, actor, {
      action: 'completion.deleteText',
      object: { kind: 'completionText', id: textId, label: gone.name },
      before: { items: gone.items, message: gone.message },
      now,
    });
  });
}

const tooMany = {
  ko: `글은 ${MOST_TEXTS}개까지 저장할 수 있어요. 안 쓰는 글을 지우고 다시 저장해 주세요.`,
  en: `You can save up to ${MOST_TEXTS} texts. Please delete one that nobody uses.`,
};
