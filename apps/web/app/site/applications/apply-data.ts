import type {
  ApplicationView,
  AskedCompletion,
  Deadline,
  WithdrawalNotice,
} from '@chulbal/contract/applications/applications';
import type { ApplyStep } from '@chulbal/contract/applications/rules';
import { applySteps } from '@chulbal/contract/applications/rules';
import type { ErrorName } from '@chulbal/contract/errors';
import type { FieldErrorName } from '@chulbal/contract/field-errors';
import type { AnnouncedResult } from '@chulbal/contract/materials/materials';
import type { Choice, SeasonView, StageView, TrackView } from '@chulbal/contract/seasons/seasons';
import type { Misfit } from '@chulbal/contract/seasons/track-fit';
import type { Changes } from './draft/draft-state.ts';

/** What the form may have to say about a field or a file, in the reader's language. */
export type FormWord = FieldErrorName | ErrorName;
export type FormWords = Partial<Record<FormWord, string>>;

export type ApplyPlace = { track: TrackView; stage: StageView };

/** An application that may be looked at, and written while `open`. */
export type ApplyData = ApplyPlace & {
  kind: 'application';
  year: number;
  seasonName: string;
  userId: number;
  application: ApplicationView | null;
  deadline: Deadline;
  /** What the team was told last of a judged stage; null before. */
  result?: AnnouncedResult | null;
  /** What the team was asked to complete, once something newer than the application is known of it. */
  completion?: AskedCompletion | null;
  choices: Readonly<Record<string, readonly Choice[]>>;
  bonuses: SeasonView['bonuses'];
  /** Filled in for the leader from their profile, on the first open. */
  seed: Changes;
  /** Texts that a form held when the session ended under it. */
  kept: Changes;
  words: FormWords;
  /** Whether something may still be written: the period, and the grace behind it. */
  open: boolean;
  /** The server's clock, ISO, and the day in Korea. */
  now: string;
  today: string;
  /** People under 14 for whom a guardian has consented when the page was made, by `childKey`. */
  consented: readonly string[];
  /** The identity service that is to be asked before this person submits; null where none is, or they have. */
  identity?: string | null;
  /** One intent to submit, for a page without script. */
  submitKey: string;
};

/**
 * Why there is no form. `refused` brings the server's words, such as 1102; `misfit` says that the track is hardly
 * this person's, before anything is written.
 */
export type ApplyNotice = ApplyPlace & {
  kind: 'notice';
  notice: 'preparing' | 'closed' | 'refused' | 'misfit' | 'withdrawn';
  message: string;
  /** Of `withdrawn`: which team, and what its people are told. */
  withdrawn?: { teamNo: number; number: string; teamName: string; told: WithdrawalNotice };
  misfit?: { name: string; age: number; why: Misfit };
  /** The track that is more likely theirs, and open. */
  other?: { name: string; to: string } | null;
  /** What somebody has handed in this year already, which keeps them from another. */
  own?: { name: string; to: string } | null;
  deadline: Deadline;
  /** Of a track that is not open yet: whether somebody logged in will be told when it is. */
  alert?: boolean;
  now: string;
};

export function stepOf(query: URLSearchParams): ApplyStep | null {
  const step = query.get('step');
  return applySteps.find((known) => known === step) ?? null;
}

/** The address of a step; what is asked for beside it goes into the query: `member` the one being edited. */
export function stepPath({ track, stage }: ApplyPlace, step: ApplyStep, member?: string): string {
  const query = new URLSearchParams({ step, ...(member ? { member } : {}) });
  return `/apply/${track.trackNo}/${stage.stageNo}?${query}`;
}

export function stepAfter(step: ApplyStep): ApplyStep | null {
  return applySteps[applySteps.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: ApplyStep): ApplyStep | null {
  return applySteps[applySteps.indexOf(step) - 1] ?? null;
}
