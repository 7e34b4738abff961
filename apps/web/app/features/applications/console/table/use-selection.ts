import { useState } from 'react';
import { useTexts } from '../../../../lib/use-texts.ts';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { desk as texts } from '../desk.ko.ts';
import type { DeskTeam } from '../desk-context.ts';
import { type Selection, selected } from './selection.ts';

export type UsedSelection = {
  selection: Selection;
  select: (teams: readonly DeskTeam[], on: boolean) => void;
  clear: () => void;
};

const none: Selection = new Map();

/** The selected teams of one search; another search begins without any. */
export function useSelection(search: string): UsedSelection {
  const t = useTexts<typeof texts>('desk');
  const [kept, setKept] = useState({ search, selection: none });
  const selection = kept.search === search ? kept.selection : none;
  return {
    selection,
    select(teams, on) {
      const next = selected(selection, teams, on);
      if (next) setKept({ search, selection: next });
      else toast.error(t('bulk.most'));
    },
    clear: () => setKept({ search, selection: none }),
  };
}
