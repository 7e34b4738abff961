import type { EligibilityList, EligibilityTeam } from '@chulbal/contract/eligibility';
import { holdsWords } from '../../lib/holds-words.ts';

export const tabs = ['open', 'few', 'asked', 'answered', 'decided'] as const;
export type Tab = (typeof tabs)[number];

/** Teams by the tab that they stand under. */
export function rowsOf({ open, decided: done }: EligibilityList): Record<Tab, EligibilityTeam[]> {
  return {
    open,
    few: open.filter(({ causes }) => causes.includes('underMinimum')),
    asked: open.filter(({ completion }) => completion !== null),
    answered: open.filter(({ causes }) => causes.includes('completionAnswered')),
    decided: done,
  };
}

/** Of a season's teams those of one track, or all. */
export function ofTrack(list: EligibilityList, track: number | null): EligibilityList {
  if (track === null) return list;
  const of = (teams: readonly EligibilityTeam[]) => teams.filter(({ trackNo }) => trackNo === track);
  return {
    ...list,
    tracks: list.tracks.filter(({ trackNo }) => trackNo === track),
    open: of(list.open),
    decided: of(list.decided),
  };
}

/** Teams in which every word that is looked for stands. */
export function matching(rows: readonly EligibilityTeam[], asked: string): EligibilityTeam[] {
  return rows.filter(({ teamName, itemName, number, assignee }) =>
    holdsWords(`${teamName} ${itemName} ${number} ${assignee ?? ''}`, asked),
  );
}

/** Whose members can still confirm and have not: they can be reminded. */
export function remindable(rows: readonly EligibilityTeam[], now: number): number[] {
  return rows
    .filter(
      ({ people, confirmBy, decision }) =>
        Date.parse(confirmBy) > now &&
        decision?.decision !== 'ineligible' &&
        people.some(({ state }) => state === 'waiting'),
    )
    .map(({ teamNo }) => teamNo);
}
