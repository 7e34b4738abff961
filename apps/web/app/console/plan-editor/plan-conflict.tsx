import type { DocumentEngine } from '../../lib/autosave/document-engine.ts';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';

type Props = {
  engine: DocumentEngine;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** A part of the plan by its field, as people call it. */
  labelOf: (field: string) => string;
};

/** Asks which of two changes of the same part stays. */
export function PlanConflict({ engine, open, onOpen, labelOf }: Props) {
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={engine.view().content.conflicts}
      labelOf={labelOf}
      textOf={(_path, text) => wordsIn(JSON.parse(text))}
      onSettle={(choices) => void engine.settle(choices)}
    />
  );
}

/** What people read in a part of a plan, without its numbers and codes. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join('\n');
  if (typeof value !== 'object' || value === null) return '';
  const { ko, en, choices = [], options = choices } = value as Record<string, unknown>;
  return [ko, en, wordsIn(options)].filter(Boolean).join(' · ');
}
