import { useTexts } from '../../../lib/use-texts.ts';
import { ConflictDialog } from '../../../ui/autosave/conflict-dialog.tsx';
import type { apply } from '../apply.ko.ts';
import { useApply } from './apply-context.ts';
import { useFieldText } from './use-field-text.ts';

/** Two tabs or two people wrote in the same fields: which text stays is chosen field by field. */
export function DraftConflicts({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  const t = useTexts<typeof apply>('apply');
  const { engine, view } = useApply();
  const { conflicts } = view.content;
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      words={{
        title: t('conflict.title', { count: conflicts.length }),
        text: t('conflict.text'),
        mine: t('conflict.mine'),
        theirs: t('conflict.theirs'),
        empty: t('conflict.empty'),
        save: t('conflict.save'),
      }}
      {...useFieldText()}
      onSettle={engine.settle}
    />
  );
}
