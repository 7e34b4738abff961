import { listTeams as endpoint } from '@chulbal/contract/applications/teams';
import { listTeams } from '@chulbal/domain/applications/entry/teams.queries';
import type { Figure } from '../tools/figures/figure.ts';
import { measureList } from './list-reads.ts';
import { insertTeams } from './submitted-teams.ts';
import { pages, searches, type TeamQuery } from './team-queries.ts';

export const name = 'F-02 The list of teams, 100,000 applications on PostgreSQL';

export function run({ seed }: { seed: number }): Promise<Figure[]> {
  return measureList<TeamQuery>(
    {
      what: 'teams',
      endpoint,
      hot: { page: 1, size: 12 },
      ...{ searches, pages, insert: insertTeams },
      list: (db, query) => listTeams(db, { page: 1, size: 10, language: 'ko', ...query }),
      names: { inReply: 'teamNo', inTable: 'team_no', shown: 'team_name' },
    },
    seed,
  );
}
