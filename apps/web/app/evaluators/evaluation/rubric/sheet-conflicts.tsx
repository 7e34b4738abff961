import type { CriterionView } from '@chulbal/contract/evaluation/views';
import type { Choice, Conflict } from '../../../lib/autosave/edited.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import type { judging as texts } from '../judging.ko.ts';
import { criterionOf } from '../sheet/sheet-values.ts';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  rubric: readonly CriterionView[];
  conflicts: readonly Conflict[];
  onSettle: (choices: readonly Choice[]) => void;
};

/** Two windows wrote different things on one sheet: which stays is chosen one by one. */
export function SheetConflicts({ open, onOpen, rubric, conflicts, onSettle }: Props) {
  const t = useTexts<typeof texts>('judging');
  const labelOf = (path: string): string => {
    const criterion = criterionOf(path);
    const name = rubric.find(({ code }) => code === criterion?.code)?.name ?? criterion?.code ?? '';
    if (criterion) return criterion.part === 'score' ? t('score', { name }) : t('sheetNote', { name });
    return path === 'commentTeam' ? t('team') : t('operators');
  };
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      labelOf={labelOf}
      textOf={(path, text) =>
        criterionOf(path)?.part === 'score' ? t('conflict.points', { score: text }) : text
      }
      onSettle={onSettle}
    />
  );
}
