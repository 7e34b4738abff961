import type { autosave as texts } from '../../lib/autosave/autosave.ko.ts';
import { useTexts } from '../../lib/use-texts.ts';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import { differingPart } from './differing-part.ts';
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
  const wordsOf = (field: keyof D, text: string) => {
    const value = text === '' ? null : JSON.parse(text);
    return value === null ? '' : textOf(field, value);
  };
  /** A long text from where the other of the two differs. */
  function shown(path: string, text: string): string {
    const [field, both] = [path as keyof D, editing.conflicts.find((conflict) => conflict.path === path)];
    const other = text === both?.mine ? both.theirs : (both?.mine ?? '');
    return differingPart(wordsOf(field, text), wordsOf(field, other)) || t('conflicts.empty');
  }
  return (
    <ConflictDialog
      open={editing.choosing}
      onOpen={editing.setChoosing}
      conflicts={editing.conflicts}
      labelOf={(path) => labelOf(path as keyof D)}
      textOf={shown}
      onSettle={(choices) => onSave(editing.settle(choices))}
    />
  );
}
