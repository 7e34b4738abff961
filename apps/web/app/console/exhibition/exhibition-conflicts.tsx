import type { Choice, Conflict } from '../../lib/autosave/edited.ts';
import { momentText } from '../../lib/korean-time.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import type { exhibitionAdmin as texts } from './exhibition-admin.ko.ts';

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  conflicts: readonly Conflict[];
  onSettle: (choices: readonly Choice[]) => void;
};

/** Two people changed the same of one exhibition: which stays is chosen field by field. */
export function ExhibitionConflicts({ open, onOpen, conflicts, onSettle }: Props) {
  const t = useTexts<typeof texts>('exhibitionAdmin');
  const language = useLanguage();
  const valueText = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(valueText).join('\n');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'object' && value !== null) return Object.values(value).map(valueText).join(', ');
    const text = String(value ?? '');
    if (/^\d{4}-\d{2}-\d{2}T/.test(text)) return momentText(text, language);
    return text.replace(/<[^>]*>/g, ' ').trim();
  };
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      labelOf={(path) => {
        const [, text = path, side] = /^(name|intro)(Ko|En)$/.exec(path) ?? [];
        const name = (t as (key: string) => string)(`what.${text}`);
        return side ? `${name} (${t(side === 'Ko' ? 'what.ko' : 'what.en')})` : name;
      }}
      textOf={(_path, text) => valueText(JSON.parse(text))}
      onSettle={onSettle}
    />
  );
}
