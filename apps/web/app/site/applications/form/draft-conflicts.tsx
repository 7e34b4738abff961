import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import { useApply } from './apply-context.ts';
import { useFieldText } from './use-field-text.ts';

/** Two tabs or two people wrote in the same fields: which text stays is chosen field by field. */
export function DraftConflicts({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const { engine, view } = useApply();
  const { conflicts } = view.content;
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      {...useFieldText()}
      onSettle={engine.settle}
    />
  );
}
