import { useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import type { EveryTeam, ListedTeam } from '../team-list-context.ts';
import { between, type Selection, selected } from './selection.ts';

export type UsedSelection = {
  selection: Selection;
  /** Set while every team of the conditions is chosen, on whatever page; taking one out ends it. */
  every: EveryTeam | null;
  select: (teams: readonly ListedTeam[], on: boolean) => void;
  /** One team; with `range` everything from the one ticked before, in the order of the rows. */
  tick: (asked: { rows: readonly ListedTeam[]; teamNo: number; on: boolean; range: boolean }) => void;
  selectEvery: (every: EveryTeam) => void;
  clear: () => void;
};

const nothing: { selection: Selection; every: EveryTeam | null } = { selection: new Map(), every: null };

/** The selected teams of one search; another search begins without any. */
export function useSelection(search: string): UsedSelection {
  const t = useTexts<typeof texts>('teamList');
  const [kept, setKept] = useState({ search, ...nothing });
  const { selection, every } = kept.search === search ? kept : nothing;
  const last = useRef<number | null>(null);
  function select(teams: readonly ListedTeam[], on: boolean) {
    const next = selected(selection, teams, on);
    if (next) setKept({ search, selection: next, every: null });
    else toast.error(t('bulk.most'));
  }
  return {
    selection,
    every,
    select,
    tick({ rows, teamNo, on, range }) {
      select(between(rows, range ? last.current : null, teamNo), on);
      last.current = teamNo;
    },
    selectEvery: (all) => setKept({ search, selection, every: all }),
    clear: () => setKept({ search, ...nothing }),
  };
}
