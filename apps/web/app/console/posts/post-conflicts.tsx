import type { Board } from '@chulbal/contract/posts/values';
import type { Choice, Conflict } from '../../lib/autosave/edited.ts';
import { useLanguage, useTexts } from '../../lib/use-texts.ts';
import { ConflictDialog } from '../../ui/autosave/conflict-dialog.tsx';
import { conflictText } from './conflict-text.ts';
import type { postAdmin as texts } from './post-admin.ko.ts';

type Props = {
  board: Board;
  open: boolean;
  onOpen: (open: boolean) => void;
  conflicts: readonly Conflict[];
  onSettle: (choices: readonly Choice[]) => void;
};

const named = ['titleKo', 'titleEn', 'bodyKo', 'bodyEn', 'kind', 'pinned', 'attachments'] as const;

/** Two people wrote different things in one post: which stays is chosen one by one. */
export function PostConflicts({ board, open, onOpen, conflicts, onSettle }: Props) {
  const t = useTexts<typeof texts>('postAdmin');
  const language = useLanguage();
  const labelOf = (path: string) => {
    const name = named.find((one) => one === path);
    return name ? t(`conflict.fields.${name}`) : t('conflict.details');
  };
  return (
    <ConflictDialog
      open={open}
      onOpen={onOpen}
      conflicts={conflicts}
      labelOf={labelOf}
      textOf={(path, text) =>
        conflictText(
          { path, text },
          { board, language, words: { yes: t('conflict.yes'), no: t('conflict.no') } },
        )
      }
      onSettle={onSettle}
    />
  );
}
