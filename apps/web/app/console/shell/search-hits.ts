import type { Found } from './search-route.ts';

/** One row of the search's list. */
export type SearchHit = {
  key: string;
  kind: 'team' | 'person';
  name: string;
  about: string;
  lane: number;
  /** The page it leads to. */
  to: string;
};

const pageOf = (teamNo: number) => `/console/applications?team=${teamNo}`;

/** Teams first, then people, as rows of one list. */
export function searchHits({ teams, people }: Found): SearchHit[] {
  return [
    ...teams.map(({ teamNo, number, teamName, itemName, lane }) => ({
      key: `team-${teamNo}`,
      kind: 'team' as const,
      name: teamName,
      about: [number, itemName].filter(Boolean).join(' · '),
      lane,
      to: pageOf(teamNo),
    })),
    ...people.map(({ teamNo, name, teamName, lane }, at) => ({
      key: `person-${teamNo}-${at}`,
      kind: 'person' as const,
      name,
      about: teamName,
      lane,
      to: pageOf(teamNo),
    })),
  ];
}
