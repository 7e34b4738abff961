import type { ConflictKind, ConflictLevel } from '@chulbal/contract/panels/conflicts';

/** Whether a conflict keeps an evaluator and a team apart where conflicts are of this level. */
export function counts(kind: ConflictKind, level: ConflictLevel): boolean {
  return kind !== 'school' || level === 'school';
}

/** The kinds that count. */
export function countingKinds(level: ConflictLevel): ConflictKind[] {
  const kinds: ConflictKind[] = [
    'school',
    'department',
    'employer',
    'emailDomain',
    'phone',
    'relation',
    'exclusion',
  ];
  return kinds.filter((kind) => counts(kind, level));
}
