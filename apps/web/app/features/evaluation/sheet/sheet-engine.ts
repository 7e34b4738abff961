import { retryDelay } from '../../applications/draft/retry-delay.ts';
import {
  acknowledge,
  adopt,
  beginSave,
  type Conflict,
  change,
  failSave,
  hasSendable,
  isUnsaved,
  meet,
  resolveConflict,
  type ServerSheet,
  type SheetState,
  sentValues,
} from './sheet-state.ts';
import type { Values } from './sheet-values.ts';

/** How a save went. `met`: another tab has saved meanwhile. `retryAfter` in seconds. */
export type SaveResult =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'met'; server: ServerSheet }
  | { kind: 'refused'; message: string }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

export type SaveCall = { version: number; values: Values };

/** What the server has not acknowledged, as this device keeps it. */
export type KeptSheet = { base: number; changed: Values };
export type SheetKeeper = { write(copy: KeptSheet): Promise<void>; wipe(): Promise<void> };

/** Milliseconds: saved after `quiet` without a change, at the latest after `longest`; kept here after `keep`. */
export const timing = { quiet: 1200, longest: 3500, keep: 50 } as const;

export type Activity = 'idle' | 'waiting' | 'saving' | 'unreached' | 'signedOut' | 'refused';

export type SheetView = {
  readonly sheet: SheetState;
  readonly activity: Activity;
  /** Why the server refused, in the reader's language. */
  readonly message: string | null;
  /** Whether what is unsaved is kept on this device. */
  readonly kept: boolean;
};

type Timer = ReturnType<typeof setTimeout>;

/**
 * Saves a score sheet while it is written: at most `timing.longest` after a change, again with growing pauses
 * while the server cannot be reached, never two saves at a time. It looks at no clock: times come from the server.
 */
export class SheetEngine {
  #view: SheetView;
  #keeper: SheetKeeper | null = null;
  #running: Promise<boolean> | null = null;
  #failures = 0;
  #quiet: Timer | undefined;
  #longest: Timer | undefined;
  #retry: Timer | undefined;
  #keepSoon: Timer | undefined;
  #stopped = false;
  readonly #listeners = new Set<() => void>();
  readonly #send: (call: SaveCall) => Promise<SaveResult>;

  constructor(sheet: SheetState, send: (call: SaveCall) => Promise<SaveResult>) {
    this.#view = { sheet, activity: 'idle', message: null, kept: false };
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): SheetView => this.#view;

  change(values: Values): void {
    this.#set({ sheet: change(this.#view.sheet, values) });
    this.#noticed();
  }

  resolve(path: Conflict['path'], keep: 'mine' | 'theirs'): void {
    this.#set({ sheet: resolveConflict(this.#view.sheet, path, keep) });
    this.#noticed();
  }

  /** What the server holds now: after a submission, or when the tab is looked at again. */
  refresh(server: ServerSheet): void {
    if (this.#running || server.version < this.#view.sheet.version) return;
    this.#set({ sheet: meet(this.#view.sheet, server) });
    this.#noticed();
  }

  /** From now on what is unsaved is kept on the device too; `found` was left there by an earlier visit. */
  keepOnDevice(keeper: SheetKeeper, found: readonly KeptSheet[] = []): void {
    this.#keeper = keeper;
    this.#set({ sheet: found.reduce(adopt, this.#view.sheet) });
    if (isUnsaved(this.#view.sheet)) {
      void this.#keepNow();
      this.#noticed();
    }
  }

  /** Saves now. True when the server has everything that is on the page. */
  async save(): Promise<boolean> {
    while (this.#running) await this.#running;
    while (hasSendable(this.#view.sheet)) {
      if (!(await this.#start())) return false;
    }
    return !isUnsaved(this.#view.sheet);
  }

  /** The page may be gone in a moment: the call outlives it, and the device keeps what is unsaved. */
  leave(): void {
    void this.#keepNow();
    if (!this.#running && hasSendable(this.#view.sheet)) void this.#start();
  }

  /** Something suggests that the server can be reached again, or that somebody has logged in. */
  wake(): void {
    const { activity, sheet } = this.#view;
    if (activity !== 'unreached' && activity !== 'signedOut') return;
    if (hasSendable(sheet)) void this.#start();
    else this.#set({ activity: 'idle' });
  }

  /** Nothing of the sheet stays on the device: it was given up. */
  async forget(): Promise<void> {
    this.stop();
    await this.#wipe();
    this.#keeper = null;
  }

  stop(): void {
    this.#stopped = true;
    this.#clearTimers();
  }

  /** Takes up again after `stop`. */
  start(): void {
    this.#stopped = false;
    if (isUnsaved(this.#view.sheet)) this.#soon();
  }

  #noticed(): void {
    if (!isUnsaved(this.#view.sheet)) {
      if (this.#running) return;
      this.#clearTimers();
      this.#set({ activity: 'idle', message: null });
      void this.#wipe();
      return;
    }
    if (this.#view.activity === 'idle' || this.#view.activity === 'refused') {
      this.#set({ activity: 'waiting', message: null });
    }
    this.#keepSoon ??= setTimeout(() => void this.#keepNow(), timing.keep);
    this.#soon();
  }

  #soon(): void {
    const { activity } = this.#view;
    if (this.#stopped || activity === 'unreached' || activity === 'signedOut') return;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#due(), timing.quiet);
    this.#longest ??= setTimeout(() => this.#due(), timing.longest);
  }

  /** A save under way sees to the next one itself, when it is done. */
  #due(): void {
    if (!this.#running && hasSendable(this.#view.sheet)) void this.#start();
  }

  #start(): Promise<boolean> {
    this.#clearTimers();
    const sheet = beginSave(this.#view.sheet);
    this.#set({ sheet, activity: 'saving', message: null });
    this.#running = this.#send({ version: sheet.version, values: sentValues(sheet) }).then((result) => {
      this.#running = null;
      return this.#settle(result);
    });
    return this.#running;
  }

  /** True when the next save may follow at once. */
  #settle(result: SaveResult): boolean {
    const { sheet } = this.#view;
    if (result.kind === 'saved' || result.kind === 'met') {
      this.#failures = 0;
      const next = result.kind === 'saved' ? acknowledge(sheet, result) : meet(sheet, result.server);
      this.#set({ sheet: next, activity: isUnsaved(next) ? 'waiting' : 'idle' });
      if (isUnsaved(next)) {
        void this.#keepNow();
        if (hasSendable(next)) this.#soon();
      } else void this.#wipe();
      return true;
    }
    void this.#keepNow();
    const message = result.kind === 'refused' ? result.message : null;
    this.#set({ sheet: failSave(sheet), activity: result.kind, message });
    if (result.kind === 'refused') return false;
    this.#failures += 1;
    const asked = result.kind === 'unreached' ? result.retryAfter : undefined;
    if (!this.#stopped) this.#retry = setTimeout(() => this.wake(), retryDelay(this.#failures, asked));
    return false;
  }

  async #keepNow(): Promise<void> {
    clearTimeout(this.#keepSoon);
    this.#keepSoon = undefined;
    const { version, changed } = this.#view.sheet;
    if (!this.#keeper || Object.keys(changed).length === 0) return;
    const kept = await this.#keeper.write({ base: version, changed }).then(
      () => true,
      () => false,
    );
    if (kept && !isUnsaved(this.#view.sheet)) await this.#wipe();
    else if (kept !== this.#view.kept) this.#set({ kept });
  }

  async #wipe(): Promise<void> {
    clearTimeout(this.#keepSoon);
    this.#keepSoon = undefined;
    await this.#keeper?.wipe();
  }

  #clearTimers(): void {
    for (const timer of [this.#quiet, this.#longest, this.#retry]) clearTimeout(timer);
    this.#quiet = this.#longest = this.#retry = undefined;
  }

  #set(part: Partial<SheetView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
