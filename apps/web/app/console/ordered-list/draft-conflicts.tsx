import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import type { useDraft } from './use-draft.ts';

type Props<D extends object> = {
  editing: ReturnType<typeof useDraft<D>>;
  /** A field and what stands in it, as people know them; a field that is empty is said to be. */
  labelOf: (field: keyof D) => string;
  textOf: (field: keyof D, value: unknown) => string;
  /** Saves what stays of both. */
  onSave: (draft: D) => void;
};

/** Somebody else saved first: which text stays is chosen where both wrote. */
export function DraftConflicts<D extends object>({ editing, labelOf, textOf, onSave }: Props<D>) {
  const t = useTexts<typeof texts>('autosave');
  const shown = (field: keyof D, value: unknown) =>
    (value !== null && textOf(field, value)) || t('conflicts.empty');
  return (
    <ConflictDialog
      open={editing.choosing}
      onOpen={editing.setChoosing}
      conflicts={editing.conflicts}
      labelOf={(path) => labelOf(path as keyof D)}
      textOf={(path, text) => shown(path as keyof D, JSON.parse(text))}
      onSettle={(choices) => onSave(editing.settle(choices))}
    />
  );
}
