import { may } from '@chulbal/contract/operators/values';
import type { SetupItem } from '@chulbal/contract/setup';
import { setupNeeds } from '@chulbal/contract/setup.rules';
import type { OperatorActor } from '../actor.ts';
import { record } from '../audit/commands.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import { listActiveOperators } from '../operators/queries.ts';

/** Says who is responsible for an item, or with null that nobody is. Throws notFound for who may not do it. */
export async function assignSetup(
  db: Db,
  actor: OperatorActor,
  { item, operatorId, now }: { item: SetupItem; operatorId: number | null; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const operators = await listActiveOperators(tx);
    const owner = operators.find((one) => one.operatorId === operatorId);
    if (operatorId !== null && !(owner && may(owner.role, setupNeeds[item]))) throw fault('notFound');
    const before = await tx.sql
      .deleteFrom('setupOwners')
      .where('item', '=', item)
      .returning('operatorId')
      .executeTakeFirst();
    if (operatorId !== null) await tx.sql.insertInto('setupOwners').values({ item, operatorId }).execute();
    const nameOf = (id: number | null | undefined) =>
      operators.find((one) => one.operatorId === id)?.name ?? null;
    await record(tx, actor, {
      action: 'setup.assign',
      object: { kind: 'setup', id: item, label: '' },
      before: { assignee: nameOf(before?.operatorId) },
      after: { assignee: nameOf(operatorId) },
      now,
    });
  });
}
