import type { OperatorActor } from '../../actor.ts';
import { record } from '../../audit/commands.ts';
import type { Db } from '../../db.ts';
import { fault, refusing } from '../../fault.ts';

/** More would be no help in finding anything. */
const MOST_VIEWS = 20;

type Asked = { name: string; query: string; now: Date };

/**
 * Keeps a view of the table under a name, behind the others, or in the place of one of mine. Throws notFound for a
 * view that is not mine; invalidRequest beside `name` when another of mine is called so, or there are 20.
 */
export async function saveView(
  db: Db,
  actor: OperatorActor,
  { viewId, name, query, now }: Asked & { viewId?: number | undefined },
): Promise<{ viewId: number }> {
  return refusing({ saved_views_name_once: 'invalidRequest' }, () =>
    db.transaction(async (tx) => {
      const mine = await lockViews(tx, actor);
      const before = mine.find(({ id }) => id === viewId) ?? null;
      if (viewId !== undefined && !before) throw fault('notFound');
      if (mine.some((view) => view.name === name && view.id !== viewId))
        throw fault('invalidRequest', { fields: { name: taken } });
      if (!before && mine.length >= MOST_VIEWS) throw fault('invalidRequest', { fields: { name: tooMany } });
      const id = before
        ? await replaceView(tx, before.id, { name, query })
        : await addView(tx, actor, { name, query, last: mine.at(-1)?.position ?? 0 });
      await record(tx, actor, {
        action: 'view.save',
        object: { kind: 'view', id, label: name },
        before: before && { name: before.name, query: before.query },
        after: { name, query },
        now,
      });
      return { viewId: id };
    }),
  );
}

/** Throws notFound for a view that is not mine. */
export async function deleteView(
  db: Db,
  actor: OperatorActor,
  { viewId, now }: { viewId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.sql
      .deleteFrom('savedViews')
      .where('id', '=', viewId)
      .where('operatorId', '=', actor.operatorId)
      .returning(['name', 'query'])
      .executeTakeFirst();
    if (!gone) throw fault('notFound');
    await record(tx, actor, {
      action: 'view.delete',
      object: { kind: 'view', id: viewId, label: gone.name },
      before: gone,
      now,
    });
  });
}

async function lockViews(tx: Db, actor: OperatorActor) {
  return tx.sql
    .selectFrom('savedViews')
    .select(['id', 'name', 'query', 'position'])
    .where('operatorId', '=', actor.operatorId)
    .orderBy('position')
    .forUpdate()
    .execute();
}

async function replaceView(tx: Db, id: number, view: { name: string; query: string }): Promise<number> {
  await tx.sql.updateTable('savedViews').set(view).where('id', '=', id).execute();
  return id;
}

async function addView(
  tx: Db,
  { operatorId }: OperatorActor,
  { last, ...view }: { name: string; query: string; last: number },
): Promise<number> {
  const { id } = await tx.sql
    .insertInto('savedViews')
    .values({ ...view, operatorId, position: last + 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const taken = {
  ko: '같은 이름으로 저장한 보기가 있어요. 다른 이름을 적어 주세요.',
  en: 'You have a view of this name. Please choose another name.',
};
const tooMany = {
  ko: `보기는 ${MOST_VIEWS}개까지 저장할 수 있어요. 안 쓰는 보기를 지우고 다시 저장해 주세요.`,
  en: `You can save up to ${MOST_VIEWS} views. Please delete one that you do not use.`,
};
