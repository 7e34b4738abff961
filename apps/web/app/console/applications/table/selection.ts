import type { ListedTeam } from '../team-list-context.ts';

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
