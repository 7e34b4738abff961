import type {
  ApplicationRow,
  listApplications,
  listAssignees,
  SavedView,
} from '@chulbal/contract/applications/operators';
import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Permission } from '@chulbal/contract/operators/values';
import type { SeasonView } from '@chulbal/contract/seasons/seasons';
import { createContext, use } from 'react';
import type { Conditions } from './search/conditions.ts';
import type { Vocabulary } from './search/typed-search.ts';
import type { TableState } from './table/table-address.ts';

/** What the page is loaded with, of a season that has rules. */
export type TeamListData = {
  season: SeasonView;
  /** The server's clock, ms. */
  now: number;
  applications: OutputOf<typeof listApplications>;
  views: SavedView[];
  assignees: Assignee[];
};

export type Assignee = OutputOf<typeof listAssignees>[number];

/** A team that a dialog is about. */
export type ListedTeam = Pick<ApplicationRow, 'teamNo' | 'teamName' | 'trackNo'>;

/** Every team that some conditions find, as the server counted and marked them when they were chosen. */
export type EveryTeam = { conditions: Conditions; count: number; mark: string };

/** What a bulk act is about: the teams that were ticked, or every one of the conditions. */
export type ChosenTeams = { teams: ListedTeam[]; every?: EveryTeam | null };

/** A dialog over the table or the drawer. */
export type TeamListDialog =
  | ({ kind: 'verify' | 'rejectAll' | 'assign' | 'remind' | 'complete' } & ChosenTeams)
  | { kind: 'reject'; team: ListedTeam; place: number; item: string }
  | { kind: 'extend'; team: ListedTeam | null }
  /** Takes the team out, or undoes that withdrawal. */
  | { kind: 'withdraw'; team: ListedTeam; withdrawalId: number | null }
  | { kind: 'compare'; team: ListedTeam; other: number }
  | { kind: 'export' | 'saveView' | 'keys' | 'bulkActs' };

/** What every part of the screen knows. */
export type TeamList = {
  state: TableState;
  /** Where the page is going, or is: what menus tick and the next change begins from. */
  wanted: TableState;
  season: SeasonView;
  rows: readonly ApplicationRow[];
  total: number;
  all: number;
  views: readonly SavedView[];
  assignees: readonly Assignee[];
  vocabulary: Vocabulary;
  /** The server's clock when the page was loaded, ms. */
  now: number;
  can: (what: Permission) => boolean;
  /** The address after a change. A new search begins at its first page and closes the drawer. */
  to: (change: Partial<TableState>) => string;
  go: (change: Partial<TableState>) => void;
  open: (dialog: TeamListDialog) => void;
};

export const TeamListContext = createContext<TeamList | null>(null);

/** The table's screen, for its parts and the drawer inside it. */
export function useTeamList(): TeamList {
  const teamList = use(TeamListContext);
  if (!teamList) throw new Error('useTeamList needs the table of applications around it');
  return teamList;
}
