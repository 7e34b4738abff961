import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import type { useDraft } from './use-draft.ts';

type Props<D extends object> = {
  editing: ReturnType<typeof useDraft<D>>;
  /** A field and what stands in it, as people know them. */
  labelOf: (field: keyof D) => string;
  textOf: (field: keyof D, value: unknown) => string;
  /** Saves what stays of both. */
  onSave: (draft: D) => void;
};

/** Somebody else saved first: which text stays is chosen where both wrote. */
export function DraftConflicts<D extends object>({ editing, labelOf, textOf, onSave }: Props<D>) {
  return (
    <ConflictDialog
      open={editing.choosing}
      onOpen={editing.setChoosing}
      conflicts={editing.conflicts}
      labelOf={(path) => labelOf(path as keyof D)}
      textOf={(path, text) => textOf(path as keyof D, JSON.parse(text))}
      onSettle={(choices) => onSave(editing.settle(choices))}
    />
  );
}
