import type { DraftedSeasonView } from '@chulbal/contract/seasons/operators';
import type { SeasonPlan } from '@chulbal/contract/seasons/plan';
import { retryDelay } from '../../lib/autosave/retry-delay.ts';
import { beginHistory, type HistoryAction, type PlanHistory, planHistory } from './plan/plan-history.ts';
import { numbersGiven, renumbered, withoutOwnNumbers } from './plan/plan-numbers.ts';

/** How a save went. `at` is the server's time; `theirs` what somebody else saved meanwhile. */
export type SaveAnswer =
  | { kind: 'saved'; season: DraftedSeasonView; at: string | null }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'conflict'; theirs: DraftedSeasonView }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number; problem?: { message: string } };

export type SavePlan = (plan: SeasonPlan, editVersion: number) => Promise<SaveAnswer>;

/** `saved`: the server has everything. `waiting`: a change is about to be sent. */
export type Activity = 'saved' | 'waiting' | 'saving' | 'refused' | 'conflict' | 'signedOut' | 'unreached';

export type EditorView = {
  readonly history: PlanHistory;
  /** The season as the server holds it, as far as is known here. */
  readonly season: DraftedSeasonView;
  readonly activity: Activity;
  readonly savedAt: string | null;
  /** Why the server refused, or could not be reached though it answered, in the reader's language; `fields` by path in the plan. */
  readonly message: string | null;
  readonly fields: Readonly<Record<string, string>>;
  readonly theirs: DraftedSeasonView | null;
};

/** Milliseconds. A change is sent after `quiet` without another, at the latest after `longest`. */
export const timing = { quiet: 1500, longest: 6000 } as const;

type Timer = ReturnType<typeof setTimeout>;

/**
 * A season while it is edited: its plan with undoing, saved by itself. One save at a time; what cannot be saved
 * stays here and is tried again, and what somebody else saved meanwhile is never overwritten unasked.
 */
export class SeasonEditor {
  #view: EditorView;
  /** The plan of ours that the server has. */
  #saved: SeasonPlan;
  #running: Promise<void> | null = null;
  /** Plans that were sent and may have arrived, though no answer came. */
  #unanswered: SeasonPlan[] = [];
  #failures = 0;
  #quiet: Timer | undefined;
  #longest: Timer | undefined;
  #retry: Timer | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #send: SavePlan;

  constructor(season: DraftedSeasonView, send: SavePlan) {
    this.#saved = season.plan;
    this.#send = send;
    this.#view = {
      history: beginHistory(season.plan),
      season,
      activity: 'saved',
      savedAt: null,
      message: null,
      fields: {},
      theirs: null,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): EditorView => this.#view;

  get plan(): SeasonPlan {
    return this.#view.history.present;
  }

  get isSaved(): boolean {
    return this.plan === this.#saved && !this.#running;
  }

  /** Changes the plan. Changes with the same `at` that follow one another are undone at once. */
  edit(at: string | null, change: (plan: SeasonPlan) => SeasonPlan): void {
    this.#act({ type: 'edit', at, plan: change(this.plan) });
  }

  rest(): void {
    this.#act({ type: 'rest' });
  }

  undo(): void {
    this.#act({ type: 'undo' });
  }

  redo(): void {
    this.#act({ type: 'redo' });
  }

  /** Saves now what is unsaved. True when the server has everything. */
  async save(): Promise<boolean> {
    await this.#running;
    if (this.plan !== this.#saved && this.#view.activity !== 'conflict') await this.#start();
    return this.isSaved;
  }

  /** Takes what the server holds in place of everything here: theirs after a conflict, or after publishing. */
  adopt(season: DraftedSeasonView): void {
    this.#clearTimers();
    if (this.plan === this.#saved && same(season.plan, this.plan)) {
      this.#set({ season: { ...season, plan: this.plan }, activity: 'saved', theirs: null });
      return;
    }
    const history = planHistory(this.#view.history, { type: 'replace', plan: season.plan });
    this.#saved = season.plan;
    this.#set({ history, season, activity: 'saved', message: null, fields: {}, theirs: null });
  }

  /** Saves what is here over what somebody else saved. */
  overwrite(): Promise<boolean> {
    const { theirs } = this.#view;
    if (theirs) this.#set({ season: theirs, theirs: null, activity: 'waiting' });
    return this.save();
  }

  /** Something suggests that the server can be reached again, or that somebody has logged in. */
  wake(): void {
    const { activity } = this.#view;
    if (activity === 'unreached' || activity === 'signedOut') void this.save();
  }

  stop(): void {
    this.#clearTimers();
  }

  start(): void {
    if (this.plan !== this.#saved) this.#soon();
  }

  #act(action: HistoryAction): void {
    const history = planHistory(this.#view.history, action);
    if (history === this.#view.history) return;
    const changed = history.present !== this.plan;
    this.#set({ history });
    if (!changed) return;
    const { activity } = this.#view;
    if (history.present === this.#saved && !this.#running && activity !== 'conflict') {
      this.#clearTimers();
      this.#set({ activity: 'saved', message: null, fields: {} });
      return;
    }
    if (activity === 'saved' || activity === 'refused') this.#set({ activity: 'waiting', message: null });
    if (activity !== 'conflict' && activity !== 'unreached') this.#soon();
  }

  #soon(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#due(), timing.quiet);
    this.#longest ??= setTimeout(() => this.#due(), timing.longest);
  }

  #due(): void {
    if (this.#running) this.#soon();
    else if (this.plan !== this.#saved) void this.#start();
  }

  #start(): Promise<void> {
    this.#clearTimers();
    const sent = this.plan;
    const { season } = this.#view;
    this.#set({ activity: 'saving', message: null });
    this.#running = this.#send(withoutOwnNumbers(sent, season.plan), season.editVersion).then((answer) => {
      this.#running = null;
      this.#settle(sent, answer);
    });
    return this.#running;
  }

  #settle(sent: SeasonPlan, answer: SaveAnswer): void {
    if (answer.kind === 'saved') {
      this.#arrived(sent, answer.season, answer.at);
      return;
    }
    if (answer.kind === 'conflict') {
      const { theirs } = answer;
      const own = this.#unanswered.find((plan) => isSamePlan(plan, theirs.plan));
      if (own) this.#arrived(own, theirs, this.#view.savedAt);
      else this.#set({ activity: 'conflict', theirs });
      return;
    }
    if (answer.kind === 'refused') {
      this.#set({ activity: 'refused', message: answer.message, fields: answer.fields });
      if (this.plan !== sent) this.#soon();
      return;
    }
    const message = (answer.kind === 'unreached' && answer.problem?.message) || null;
    if (answer.kind === 'unreached') this.#unanswered.push(sent);
    this.#set({ activity: answer.kind, message });
    this.#failures += 1;
    const asked = answer.kind === 'unreached' ? answer.retryAfter : undefined;
    this.#retry = setTimeout(() => this.wake(), retryDelay(this.#failures, asked));
  }

  /** The server has a plan of ours: its tracks get their numbers wherever they can be brought back to. */
  #arrived(sent: SeasonPlan, season: DraftedSeasonView, at: string | null): void {
    this.#failures = 0;
    this.#unanswered = [];
    const numbers = numbersGiven(sent, season.plan);
    const unchanged = this.plan === sent;
    const history = planHistory(this.#view.history, {
      type: 'throughout',
      change: (plan) => renumbered(plan, numbers),
    });
    this.#saved = unchanged ? history.present : renumbered(sent, numbers);
    this.#set({
      ...{
        history,
        season,
        savedAt: at,
        activity: unchanged ? 'saved' : 'waiting',
        message: null,
        fields: {},
      },
    });
    if (!unchanged) this.#soon();
  }

  #clearTimers(): void {
    for (const timer of [this.#quiet, this.#longest, this.#retry]) clearTimeout(timer);
    this.#quiet = this.#longest = this.#retry = undefined;
  }

  #set(part: Partial<EditorView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether what the server holds is what was sent, but for numbers that it gave to new tracks. */
function isSamePlan(sent: SeasonPlan, held: SeasonPlan): boolean {
  const unnumbered = { ...held, tracks: held.tracks.map((track) => ({ ...track, trackNo: null })) };
  return same({ ...sent, tracks: sent.tracks.map((track) => ({ ...track, trackNo: null })) }, unnumbered);
}

function same(one: SeasonPlan, other: SeasonPlan): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
