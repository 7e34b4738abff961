import type { OutputOf } from '@chulbal/contract/endpoint';
import type { Language } from '@chulbal/contract/language';
import type { judgeStatistics } from '@chulbal/contract/results/judges';
import type { getResult, ResultVersion, ResultView } from '@chulbal/contract/results/results';
import type { ResultRules } from '@chulbal/contract/results/shapes';
import { createContext, use } from 'react';
import type { RulePart } from './rules/changed-rules.ts';

export type ResultData = OutputOf<typeof getResult>;
export type Statistics = OutputOf<typeof judgeStatistics>;

/** What is asked in a dialog over the page. */
export type Asking =
  | { what: 'rules' }
  | { what: 'finalise' }
  | { what: 'confirm' }
  | { what: 'decline' }
  | { what: 'waive'; evaluatorId: number; name: string }
  | { what: 'waiveSheets'; teamNos: readonly number[] }
  | { what: 'reopen' }
  | { what: 'tie'; teamNos: readonly number[] }
  | { what: 'scores'; teamNo: number }
  | { what: 'void'; sheetId: number; name: string; team: string }
  | { what: 'withdraw'; teamNo: number }
  | { what: 'file'; version: number };

export type ResultPage = {
  data: ResultData;
  /** Null where it could not be loaded. */
  statistics: Statistics | null;
  /** An earlier version that is looked at; nothing can be changed then. */
  past: ResultVersion | null;
  /** What is shown: under the rules as they stand on the screen. */
  view: ResultView;
  rules: ResultRules;
  setRules: (rules: ResultRules) => void;
  /** What is compared with: the newest version, or the saved rules before the first. */
  base: ResultRules;
  /** Against `base`. */
  changed: readonly RulePart[];
  /** Whether there is something to save. */
  unsaved: readonly RulePart[];
  /** A preview is on its way, or failed. */
  preview: { busy: boolean; failed: boolean; retry: () => void };
  /** The region that is shown, null for all. */
  region: string | null;
  setRegion: (region: string | null) => void;
  /** Milliseconds, by the server's clock when the page was read. */
  now: number;
  ask: (asking: Asking) => void;
  /** In the reader's language. */
  name: (text: Readonly<Record<Language, string>>) => string;
};

/** The version that what is shown is compared with: the one before it, or the newest; 0 where there is none. */
export function versionBefore({ data, past }: Pick<ResultPage, 'data' | 'past'>): number {
  return past ? past.version - 1 : data.stage.version;
}

export const ResultContext = createContext<ResultPage | null>(null);

export function useResult(): ResultPage {
  const page = use(ResultContext);
  if (!page) throw new Error('useResult needs the page of a result around it');
  return page;
}
