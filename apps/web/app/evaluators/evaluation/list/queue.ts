import type { SheetState, TargetRow } from '@chulbal/contract/evaluation/evaluation';
import type { TargetsData } from '../target-data.ts';

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

type Target = TargetsData['targets'][number];
type Queue = { stage: Pick<TargetsData['stage'], 'open'>; targets: readonly Target[] };

/** Whether a target's sheet can be written now: some are judged when the others are not. */
export function isOpen(stage: Queue['stage'], { period }: Pick<Target, 'period'>): boolean {
  return period ? period.open : stage.open;
}

/** The target that is to be judged next: a draft before one that is unread; null when none is left that can be now. */
export function nextOf({ stage, targets }: Queue): Target | null {
  const open = targets.filter((target) => isOpen(stage, target));
  return open.find(({ state }) => state === 'draft') ?? open.find(({ state }) => state === 'unread') ?? null;
}

/** One block for every target, as the lane is run. */
export function blocksOf(queue: Queue): Block[] {
  const next = nextOf(queue);
  return laneOrder.flatMap((state) => {
    const inState = queue.targets.filter((target) => target.state === state);
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
