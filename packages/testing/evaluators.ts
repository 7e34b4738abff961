import { type EvaluatorActor, mintEvaluator } from '@chulbal/domain/actor';
import type { Db } from '@chulbal/domain/db';
import { emailDomainOf, evaluatorSearchText } from '@chulbal/domain/evaluators/rules';
import { json } from '@chulbal/domain/json';
import { createAccount } from './accounts.ts';
import { accessToken } from './api.ts';
import { seasonNow } from './factories.ts';

let created = 0;

/** An evaluator who exists and has set a password of their own; without a `passwordHash` nobody can log in as them. */
export async function createEvaluator(
  db: Db,
  given: {
    name?: string;
    email?: string;
    phone?: string;
    passwordHash?: string;
    affiliation?: string;
    schoolId?: number | null;
    schoolName?: string;
    department?: string;
    employer?: string;
    expertise?: readonly string[];
    loadLimit?: number;
    mustChangePassword?: boolean;
    disabledAt?: Date | null;
  } = {},
): Promise<EvaluatorActor> {
  created += 1;
  const {
    name = `심사위원 ${created}`,
    email = `evaluator${created}@judges${created}.example`,
    affiliation = `기관 ${created}`,
    schoolName = '',
    department = '',
    employer = '',
    passwordHash,
    phone,
  } = given;
  const account = await createAccount(db, {
    kind: 'evaluator',
    name,
    email,
    ...(phone === undefined ? {} : { phone }),
    ...(passwordHash === undefined ? {} : { passwordHash }),
  });
  await db.sql
    .insertInto('evaluators')
    .values({
      accountId: account.id,
      affiliation,
      schoolId: given.schoolId ?? null,
      schoolName,
      department,
      employer,
      emailDomain: emailDomainOf(email),
      expertise: json(given.expertise ?? ['living']),
      loadLimit: given.loadLimit ?? 60,
      mustChangePassword: given.mustChangePassword ?? false,
      invitedBy: null,
      invitedAt: new Date('2026-01-05T00:00:00Z'),
      disabledAt: given.disabledAt ?? null,
      lastLoginAt: null,
      searchText: evaluatorSearchText({ name, affiliation, schoolName, department, employer }),
    })
    .execute();
  return mintEvaluator(account.id);
}

/** A token of a new session of an evaluator; `now` is the time of the API's clock. */
export async function evaluatorToken(
  db: Db,
  evaluatorId: number,
  { now = seasonNow }: { now?: Date } = {},
): Promise<string> {
  return accessToken(db, { kind: 'evaluator', accountId: evaluatorId, now });
}
