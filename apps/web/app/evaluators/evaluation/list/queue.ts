import type { SheetState, TargetRow } from '@chulbal/contract/evaluation/evaluation';

/** Groups of the list, in the order in which they stand. */
export const groups = [
  'draft',
  'unread',
  'submitted',
  'voided',
  'recused',
] as const satisfies readonly SheetState[];

/** The lane of the queue: what is done first, what comes next, what is begun, what is open, what is given up. */
const laneOrder = ['submitted', 'draft', 'unread', 'voided', 'recused'] as const;

export type Block = { targetNo: number; state: SheetState; next: boolean };

/** The target that is to be judged next: a draft before one that is unread; null when none is left. */
export function nextOf(targets: readonly TargetRow[]): TargetRow | null {
  return (
    targets.find(({ state }) => state === 'draft') ?? targets.find(({ state }) => state === 'unread') ?? null
  );
}

/** One block for every target, as the lane is run. */
export function blocksOf(targets: readonly TargetRow[]): Block[] {
  const next = nextOf(targets);
  return laneOrder.flatMap((state) => {
    const inState = targets.filter((target) => target.state === state);
    return inState.map(({ targetNo }) => ({ targetNo, state, next: targetNo === next?.targetNo }));
  });
}

/** The targets of a filter and a search: by name, item or number, spaces and case counting for nothing. */
export function matching<T extends TargetRow>(
  targets: readonly T[],
  { state, query }: { state: SheetState | 'all'; query: string },
): T[] {
  const wanted = plain(query);
  return targets.filter(
    (target) =>
      (state === 'all' || target.state === state) &&
      (wanted === '' ||
        plain(`${target.teamName ?? ''} ${target.itemName} ${target.itemPart}`).includes(wanted) ||
        String(target.targetNo) === wanted),
  );
}

/** How many a day meet the deadline, of so many left and with so many days to go, the last one counted. */
export function aDay(left: number, days: number): number {
  return Math.ceil(left / Math.max(1, days));
}

function plain(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase().replaceAll(/\s/g, '');
}
