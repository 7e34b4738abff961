import { isDeepStrictEqual } from 'node:util';

/** The parts of a plan that differ, before and after, as the log keeps them; null where none does. */
export function changedParts<T extends object>(
  before: T,
  after: T,
): { before: Partial<T>; after: Partial<T> } | null {
  const keys = (Object.keys(after) as (keyof T)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  );
  const pick = (plan: T) => Object.fromEntries(keys.map((key) => [key, plan[key]])) as Partial<T>;
  return keys.length === 0 ? null : { before: pick(before), after: pick(after) };
}
