import type { ProgramState } from '@chulbal/contract/programs/programs';
import { useTexts } from '../../../lib/use-texts.ts';
import { Status, type StatusKind } from '../../../ui/lane/status.tsx';
import type { programCard as texts } from './program-card.ko.ts';

const shapes: Record<ProgramState, StatusKind> = {
  ...{ upcoming: 'upcoming', open: 'open', waiting: 'open', full: 'closed', closed: 'closed' },
  ended: 'cancelled',
};

/** Where a programme stands, as a shape and a word. */
export function ProgramStatus({ state }: { state: ProgramState }) {
  const t = useTexts<typeof texts>('programCard');
  return <Status kind={shapes[state]}>{t(`state.${state}`)}</Status>;
}
