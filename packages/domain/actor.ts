import type { OperatorRole } from '@chulbal/contract/operators/values';

declare const minted: unique symbol;

/** Somebody whose token was checked. Minted in one file of each API, so a handler can trust it (S-02). */
export type UserActor = {
  readonly kind: 'user';
  readonly userId: number;
  /** The session they ask by; null where nobody logged in, as in seeds. */
  readonly familyId: string | null;
  readonly [minted]: true;
};
export type EvaluatorActor = {
  readonly kind: 'evaluator';
  readonly evaluatorId: number;
  /** Where they ask from: what is shown to them is on record with it. */
  readonly address: string;
  readonly familyId: string | null;
  readonly [minted]: true;
};
export type OperatorActor = {
  readonly kind: 'operator';
  readonly operatorId: number;
  readonly name: string;
  readonly role: OperatorRole;
  /** Where they ask from; every change they make says so. */
  readonly address: string;
  readonly familyId: string | null;
  readonly [minted]: true;
};
export type Actor = UserActor | EvaluatorActor | OperatorActor;

/** The kinds of account; each has its own secret, audience and cookies. */
export type AccountKind = Actor['kind'];

/** Only an API's `session.ts`, the seeds and tests may call these; a structure test holds it. */
export function mintUser(userId: number, familyId: string | null = null): UserActor {
  return { kind: 'user', userId, familyId } as UserActor;
}

export function mintEvaluator(
  evaluatorId: number,
  familyId: string | null = null,
  address = '',
): EvaluatorActor {
  return { kind: 'evaluator', evaluatorId, familyId, address } as EvaluatorActor;
}

export function mintOperator(
  operator: Pick<OperatorActor, 'operatorId' | 'name' | 'role' | 'address'>,
  familyId: string | null = null,
): OperatorActor {
  return { kind: 'operator', ...operator, familyId } as OperatorActor;
}
