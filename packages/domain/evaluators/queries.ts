import type { OutputOf } from '@chulbal/contract/endpoint';
import type { pointerMe } from '@chulbal/contract/evaluators/evaluators';
import type { EvaluatorActor } from '../actor.ts';
import type { Db } from '../db.ts';
import { fault } from '../fault.ts';

/** An evaluator who may judge, or null: asked on every call of an evaluator. */
export async function findActiveEvaluator(
  db: Db,
  accountId: number,
): Promise<{
  evaluatorId: number;
  name: string;
  affiliation: string;
  mustChangePassword: boolean;
  totpOn: boolean;
} | null> {
  const row = await db.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .select(['accounts.id as evaluatorId', 'accounts.name'])
    .select(['evaluators.affiliation', 'evaluators.mustChangePassword'])
    .select((eb) => eb('evaluators.totpSealed', 'is not', null).as('totpOn'))
    .where('evaluators.accountId', '=', accountId)
    .where('evaluators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .executeTakeFirst();
  return row ? { ...row, totpOn: Boolean(row.totpOn) } : null;
}

/** What an evaluator's own screens need to know of them. @throws 403 sessionOver when they are gone. */
export async function getOwnEvaluator(db: Db, actor: EvaluatorActor): Promise<OutputOf<typeof pointerMe>> {
  const evaluator = await findActiveEvaluator(db, actor.evaluatorId);
  if (!evaluator) throw fault('sessionOver');
  const { evaluatorId: userId, ...rest } = evaluator;
  return { userId, ...rest };
}

/**
 * What panels and conflicts are made from. Texts that were not given are empty: they are like nobody else's.
 * `phoneIndex` is the vault's keyed index of the phone.
 */
export type EvaluatorFacts = {
  evaluatorId: number;
  name: string;
  affiliation: string;
  affiliationIsSchool: boolean | null;
  affiliationSchool: { schoolId: number; name: string } | null;
  schoolId: number | null;
  schoolName: string;
  department: string;
  employer: string;
  emailDomain: string;
  phoneIndex: string | null;
  expertise: string[];
  /** Most teams in one stage. */
  loadLimit: number;
};

/** Every evaluator who may judge, by id. */
export async function listEvaluators(db: Db): Promise<EvaluatorFacts[]> {
  const rows = await db.sql
    .selectFrom('evaluators')
    .innerJoin('accounts', 'accounts.id', 'evaluators.accountId')
    .leftJoin('schools', 'schools.id', 'evaluators.affiliationSchoolId')
    .select(['evaluators.affiliationIsSchool', 'evaluators.affiliationSchoolId'])
    .select('schools.name as affiliationSchoolName')
    .select(['accounts.id as evaluatorId', 'accounts.name', 'accounts.phoneIndex'])
    .select(['evaluators.affiliation', 'evaluators.schoolId', 'evaluators.schoolName'])
    .select(['evaluators.department', 'evaluators.employer', 'evaluators.emailDomain'])
    .select(['evaluators.expertise', 'evaluators.loadLimit'])
    .where('evaluators.disabledAt', 'is', null)
    .where('accounts.status', '=', 'active')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ affiliationSchoolId, affiliationSchoolName, ...row }) => ({
    ...row,
    affiliationSchool:
      affiliationSchoolId === null
        ? null
        : { schoolId: affiliationSchoolId, name: affiliationSchoolName ?? '' },
  }));
}
