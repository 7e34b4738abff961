import { useRef, useState } from 'react';
import { toast } from '../../../lib/toast.ts';
import { useTexts } from '../../../lib/use-texts.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import type { EveryTeam, ListedTeam } from '../team-list-context.ts';

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

/** Teams that are selected, over all pages of one search. The commands take at most so many. */
export type Selection = ReadonlyMap<number, ListedTeam>;

export const mostSelected = 1_000;

/** The selection with teams added or taken out. Null when there would be more than a command takes. */
export function selected(selection: Selection, teams: readonly ListedTeam[], on: boolean): Selection | null {
  const next = new Map(selection);
  for (const { teamNo, teamName, trackNo } of teams) {
    if (on) next.set(teamNo, { teamNo, teamName, trackNo });
    else next.delete(teamNo);
  }
  return next.size > mostSelected ? null : next;
}

/** The teams from one to another in the order of the rows, both counted in; only the other where one is not among them. */
export function between<T extends ListedTeam>(
  rows: readonly T[],
  from: number | null,
  to: number,
): readonly T[] {
  const ends = [from, to].map((one) => rows.findIndex(({ teamNo }) => teamNo === one));
  const [first = -1, last = -1] = ends.toSorted((one, other) => one - other);
  return first < 0 ? rows.filter(({ teamNo }) => teamNo === to) : rows.slice(first, last + 1);
}

/** Whether all of these are selected, some, or none. */
export function tickOf(selection: Selection, teams: readonly ListedTeam[]): 'all' | 'some' | 'none' {
  const count = teams.filter(({ teamNo }) => selection.has(teamNo)).length;
  if (count === 0) return 'none';
  return count === teams.length ? 'all' : 'some';
}
