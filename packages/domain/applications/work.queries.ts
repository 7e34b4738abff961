import { operatorRole } from '@chulbal/contract/operators/roles';
import { may, type OperatorRole } from '@chulbal/contract/operators/values';
import type { OperatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';
import type { Application } from './places.queries.ts';

/**
 * The applications that an operator works on, held until the transaction ends, in one order, so that two operators
 * and a team that submits wait for each other. Throws teamNotFound 1115 unless all of them are of published seasons.
 */
export async function lockApplications(
  tx: Db,
  _actor: OperatorActor,
  { teamNos }: { teamNos: readonly number[] },
): Promise<Application[]> {
  const wanted = [...new Set(teamNos)];
  const held = await tx.sql
    .selectFrom('applications')
    .innerJoin('seasons', 'seasons.id', 'applications.seasonId')
    .selectAll('applications')
    .where('applications.teamNo', 'in', wanted)
    .where('seasons.status', '<>', 'draft')
    .orderBy('applications.teamNo')
    .forUpdate('applications')
    .execute();
  if (held.length < wanted.length) throw fault('teamNotFound');
  return held;
}

/** What an entry of the audit log about a team is about. */
export function teamObject({
  teamNo,
  number,
  teamName,
}: Pick<Application, 'teamNo' | 'number' | 'teamName'>): { kind: 'team'; id: number; label: string } {
  return { kind: 'team', id: teamNo, label: [number, teamName].filter(Boolean).join(' ') };
}

const workers = operatorRole.options.filter((role) => may(role, 'workApplications'));

/** Operators who may look after applications, by name. */
export async function listOperatorsForWork(
  db: Db,
  _actor: OperatorActor,
): Promise<{ operatorId: number; name: string }[]> {
  return workingOperators(db, workers).orderBy('accounts.name').orderBy('accounts.id').execute();
}

/** One of them, or null. */
export async function findOperatorForWork(
  db: Db,
  operatorId: number,
): Promise<{ operatorId: number; name: string } | null> {
  const row = await workingOperators(db, workers).where('accounts.id', '=', operatorId).executeTakeFirst();
  return row ?? null;
}

function workingOperators(db: Db, roles: readonly OperatorRole[]) {
  return db.sql
    .selectFrom('operators')
    .innerJoin('accounts', 'accounts.id', 'operators.accountId')
    .select(['accounts.id as operatorId', 'accounts.name'])
    .where('operators.role', 'in', roles)
    .where('operators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active');
}
