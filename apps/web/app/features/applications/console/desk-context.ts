import type { OutputOf } from '@chulbal/contract/endpoint';
import type {
  ApplicationRow,
  listApplications,
  listAssignees,
  SavedView,
} from '@chulbal/contract/operator-applications';
import type { Permission } from '@chulbal/contract/operator-roles';
import type { SeasonView } from '@chulbal/contract/seasons';
import { createContext, use } from 'react';
import type { Vocabulary } from './search/typed-search.ts';
import type { TableState } from './table/table-address.ts';

/** What the page is loaded with, of a season that has rules. */
export type DeskData = {
  season: SeasonView;
  /** The server's clock, ms. */
  now: number;
  applications: OutputOf<typeof listApplications>;
  views: SavedView[];
  assignees: Assignee[];
};

export type Assignee = OutputOf<typeof listAssignees>[number];

/** A team that a dialog is about. */
export type DeskTeam = Pick<ApplicationRow, 'teamNo' | 'teamName' | 'trackNo'>;

/** A dialog over the table or the drawer. */
export type DeskDialog =
  | { kind: 'verify' | 'assign' | 'remind' | 'complete'; teams: DeskTeam[] }
  | { kind: 'reject'; team: DeskTeam; place: number; item: string }
  | { kind: 'extend'; team: DeskTeam | null }
  /** Takes the team out, or undoes that withdrawal. */
  | { kind: 'withdraw'; team: DeskTeam; withdrawalId: number | null }
  | { kind: 'compare'; team: DeskTeam; other: number }
  | { kind: 'export' | 'saveView' | 'keys' };

/** What every part of the screen knows. */
export type Desk = {
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
  open: (dialog: DeskDialog) => void;
};

export const DeskContext = createContext<Desk | null>(null);

/** The table's screen, for its parts and the drawer inside it. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk needs the table of applications around it');
  return desk;
}
