import type { Participation } from '@chulbal/contract/programs/programs';
import { useTexts } from '../../lib/use-texts.ts';
import { Status, type StatusKind } from '../../ui/lane/status.tsx';
import type { programs as texts } from './programs.ko.ts';

const shapes: Record<Participation, StatusKind> = {
  ...{ placed: 'ok', waiting: 'upcoming', attended: 'announced', cancelled: 'cancelled' },
};

type Props = { participation: Participation; waitingNumber: number | null };

/** What somebody's own application has come to, as a shape and a word. */
export function OwnStatus({ participation, waitingNumber }: Props) {
  const t = useTexts<typeof texts>('programs');
  return (
    <Status kind={shapes[participation]}>
      {t(`participation.${participation}`, { number: waitingNumber ?? '' })}
    </Status>
  );
}
