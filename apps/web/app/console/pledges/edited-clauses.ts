import type { PledgeTextDraft } from '@chulbal/contract/pledges';

type Clause = PledgeTextDraft['clauses'][number];

/** A clause while it is written; its key stays when others come and go. */
export type EditedClause = Clause & { key: number };

export function editedOf(clauses: readonly Clause[]): EditedClause[] {
  return clauses.map((clause, key) => ({ ...clause, key }));
}

/** An empty one, behind the others. */
export function newClause(others: readonly EditedClause[]): EditedClause {
  const key = Math.max(-1, ...others.map((one) => one.key)) + 1;
  return { key, title: { ko: '', en: '' }, body: { ko: '', en: '' } };
}

export function writtenOf(clauses: readonly EditedClause[]): Clause[] {
  return clauses.map(({ title, body }) => ({ title, body }));
}
