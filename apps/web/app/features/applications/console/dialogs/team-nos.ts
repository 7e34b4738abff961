import type { Say } from '../../../../lib/texts.ts';
import type { DeskTeam } from '../desk-context.ts';
import type { deskDialogs as texts } from '../desk-dialogs.ko.ts';

/** The numbers of teams, as a command takes them. */
export function teamNosOf(teams: readonly DeskTeam[]): number[] {
  return teams.map(({ teamNo }) => teamNo);
}

/** Which teams a dialog is about: the one by its name, several by the first and how many. */
export function teamsText(t: Say<typeof texts>, teams: readonly DeskTeam[]): string {
  const first = teams[0]?.teamName ?? '';
  return teams.length === 1 ? first : t('teams', { first, count: teams.length });
}
