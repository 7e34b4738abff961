import type { SheetState } from '@chulbal/contract/evaluation/views';

/** What is at hand comes first, what is done last. */
const places: Record<SheetState, number> = { draft: 0, unread: 1, submitted: 2, voided: 3, recused: 4 };

type Orderable = { targetNo: number; state: SheetState; shuffle: string; submitted: number };

/**
 * Targets in working order. Within a state those with the fewest submitted sheets come first where the stage shows
 * counts; else `shuffle` alone decides, which is this evaluator's own and stays, so that the order says nothing of
 * others (S-04).
 */
export function inWorkingOrder<T extends Orderable>(
  targets: readonly T[],
  { showsCounts }: { showsCounts: boolean },
): T[] {
  return [...targets].sort(
    (a, b) =>
      places[a.state] - places[b.state] ||
      (showsCounts ? a.submitted - b.submitted : 0) ||
      (a.shuffle < b.shuffle ? -1 : a.shuffle > b.shuffle ? 1 : a.targetNo - b.targetNo),
  );
}

export type Neighbours = {
  place: number;
  of: number;
  previous: number | null;
  next: number | null;
  nextOpen: number | null;
};

/**
 * Where a target stands: neighbours among all others that are not recused, in an order that does not change while sheets
 * are written; `nextOpen` is the next after it that is unread or in draft and can be written (`isOpen`), going on from the
 * beginning. Null for a target that is not among them.
 */
export function neighboursOf<T extends Orderable>(
  targets: readonly T[],
  targetNo: number,
  { showsCounts, isOpen = () => true }: { showsCounts: boolean; isOpen?: (target: T) => boolean },
): Neighbours | null {
  const judged = targets.filter((one) => one.state !== 'recused' || one.targetNo === targetNo);
  const steady = inSteadyOrder(judged, { showsCounts });
  const at = steady.findIndex((one) => one.targetNo === targetNo);
  if (at < 0) return null;
  const later = [...steady.slice(at + 1), ...steady.slice(0, at)];
  return {
    place: at + 1,
    of: steady.length,
    previous: steady[at - 1]?.targetNo ?? null,
    next: steady[at + 1]?.targetNo ?? null,
    nextOpen:
      later.find((one) => (one.origin === 'unread' || one.origin === 'draft') && isOpen(one))?.targetNo ??
      null,
  };
}

/** The place of every target that is not recused, from 1, by its number: the same by which `neighboursOf` turns pages. */
export function placesOf(
  targets: readonly Orderable[],
  { showsCounts }: { showsCounts: boolean },
): Map<number, number> {
  const judged = targets.filter(({ state }) => state !== 'recused');
  return new Map(inSteadyOrder(judged, { showsCounts }).map(({ targetNo }, at) => [targetNo, at + 1]));
}

/** As if nothing had been written yet, so that writing moves nothing; `origin` is the state. */
function inSteadyOrder<T extends Orderable>(targets: readonly T[], order: { showsCounts: boolean }) {
  return inWorkingOrder(
    targets.map((one) => ({ ...one, origin: one.state, state: 'unread' as const })),
    order,
  );
}

/** The first that is in draft or unread, in working order; null when none is left. */
export function firstOpen(targets: readonly Orderable[], order: { showsCounts: boolean }): number | null {
  const first = inWorkingOrder(targets, order).find(({ state }) => state === 'draft' || state === 'unread');
  return first?.targetNo ?? null;
}
