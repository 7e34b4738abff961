import type { DeskTeam } from '../desk-context.ts';

/** The numbers of teams, as a command takes them. */
export function teamNosOf(teams: readonly DeskTeam[]): number[] {
  return teams.map(({ teamNo }) => teamNo);
}
