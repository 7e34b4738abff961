import type { Say } from '../../../lib/texts.ts';
import { counted } from '../counted.ts';
import { filterOf } from '../search/conditions.ts';
import type { teamList as texts } from '../team-list.ko.ts';
import type { ChosenTeams } from '../team-list-context.ts';

/** What a bulk act is about, as its command takes it; `year` is the season's of the table. */
export function askedOf({ teams, every }: ChosenTeams, year: number) {
  if (!every) return { teamNos: teams.map(({ teamNo }) => teamNo) };
  const { conditions, count, mark } = every;
  return { every: { filter: filterOf(conditions, year), count, mark } };
}

/** How many teams a bulk act is about. */
export function countOf({ teams, every }: ChosenTeams): number {
  return every?.count ?? teams.length;
}

/** Which teams a dialog is about: the one by its name, several by the first and how many, or all of the conditions. */
export function teamsText(t: Say<typeof texts>, { teams, every }: ChosenTeams): string {
  const count = countOf({ teams, every });
  if (every) return t('everyTeam', { count: counted(count) });
  const first = teams[0]?.teamName ?? '';
  return teams.length === 1 ? first : t('teams', { first, count });
}
