import {
  acknowledge,
  adopt,
  beginSave,
  type Changes,
  change,
  type DraftState,
  failSave,
  isUnsaved,
  refreshFrom,
  refuse,
  resolveConflict,
  type SaveReply,
  type ServerDraft,
  sendable,
} from './draft-state.ts';
import { retryDelay } from './retry-delay.ts';

/** How a save went. `refused`: the server said no; `fields` by path. `retryAfter` in seconds. */
export type SendResult =
  | { kind: 'saved'; reply: SaveReply }
  | { kind: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

export type SaveCall = { teamNo: number | null; baseVersion: number; changes: Changes };

/** What the server has not acknowledged, as this device keeps it. */
export type DeviceCopy = { teamNo: number | null; base: number; changed: Changes };
export type DeviceKeeper = { write(copy: DeviceCopy): Promise<void>; wipe(): Promise<void> };

/** Milliseconds. A change is on its way to the server after `quiet` without another, at the latest after `longest`. */
export const timing = { quiet: 1200, longest: 4000, keep: 300 } as const;

export type Activity = 'idle' | 'waiting' | 'saving' | 'unreached' | 'signedOut' | 'refused';

export type DraftView = {
  readonly draft: DraftState;
  readonly activity: Activity;
  /** Why the server refused, in the reader's language. */
  readonly message: string | null;
  /** Whether what is unsaved is kept on this device. */
  readonly kept: boolean;
};

type Timer = ReturnType<typeof setTimeout>;

/**
 * Saves a draft while it is written: at most `timing.longest` after a change, again with growing pauses while
 * the server cannot be reached, and never two saves at a time. It looks at no clock: times come from the server.
 */
export class DraftEngine {
  #view: DraftView;
  #keeper: DeviceKeeper | null = null;
  #running: Promise<boolean> | null = null;
  #again = false;
  #failures = 0;
  #quiet: Timer | undefined;
  #longest: Timer | undefined;
  #retry: Timer | undefined;
  #keepSoon: Timer | undefined;
  #stopped = false;
  readonly #listeners = new Set<() => void>();
  readonly #send: (call: SaveCall) => Promise<SendResult>;

  constructor(draft: DraftState, send: (call: SaveCall) => Promise<SendResult>) {
    this.#view = { draft, activity: 'idle', message: null, kept: false };
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): DraftView => this.#view;

  /** Writes texts by path. */
  change(texts: Changes): void {
    this.#set({ draft: change(this.#view.draft, texts) });
    this.#noticed();
  }

  resolve(path: string, keep: 'mine' | 'theirs'): void {
    this.#set({ draft: resolveConflict(this.#view.draft, path, keep) });
    this.#noticed();
  }

  /** What the server holds now; ignored while a save is under way, whose answer is newer. */
  refresh(server: ServerDraft): void {
    if (!this.#running) this.#set({ draft: refreshFrom(this.#view.draft, server) });
  }

  /** Begins anew on what the server holds, forgetting what is unsaved: after deleting or loading a version. */
  async replace(draft: DraftState): Promise<void> {
    await this.#running;
    this.#clearTimers();
    this.#set({ draft, activity: 'idle', message: null });
    await this.#wipe();
  }

  /** From now on what is unsaved is kept on the device too; `found` was left there by an earlier visit. */
  keepOnDevice(keeper: DeviceKeeper, found: readonly DeviceCopy[] = []): void {
    this.#keeper = keeper;
    this.#set({ draft: found.reduce(adopt, this.#view.draft) });
    if (isUnsaved(this.#view.draft)) {
      void this.#keepNow();
      this.#soon();
    }
  }

  /**
   * Saves now. True when the server has everything that it takes; false when it could not be reached, refused,
   * or asks for a log-in. `create` makes the draft even when nothing was written.
   */
  async save({ create = false } = {}): Promise<boolean> {
    while (this.#running) await this.#running;
    if (create && this.#view.draft.teamNo === null) {
      this.#set({ draft: change(this.#view.draft, {}) });
      if (!(await this.#start())) return false;
    }
    while (Object.keys(sendable(this.#view.draft)).length > 0) {
      if (!(await this.#start())) return false;
    }
    return !isUnsaved(this.#view.draft);
  }

  /** The page may be gone in a moment. */
  leave(): void {
    void this.#keepNow();
    if (!this.#running && Object.keys(sendable(this.#view.draft)).length > 0) void this.#start();
  }

  /** Something suggests that the server can be reached again, or that somebody has logged in. */
  wake(): void {
    const { activity, draft } = this.#view;
    if (activity !== 'unreached' && activity !== 'signedOut') return;
    if (Object.keys(sendable(draft)).length > 0) void this.#start();
    else this.#set({ activity: 'idle' });
  }

  /** The deadline has been put off: what was refused may be taken now. */
  reopen(): void {
    const { activity, draft } = this.#view;
    if (activity === 'refused' && Object.keys(sendable(draft)).length > 0) void this.#start();
  }

  /** After a submission: nothing of the draft stays on the device. */
  async forget(): Promise<void> {
    this.#clearTimers();
    await this.#wipe();
  }

  stop(): void {
    this.#stopped = true;
    this.#clearTimers();
  }

  /** Takes up again after `stop`. */
  start(): void {
    this.#stopped = false;
    if (isUnsaved(this.#view.draft)) this.#soon();
  }

  #noticed(): void {
    if (!isUnsaved(this.#view.draft)) {
      if (!this.#running) {
        this.#clearTimers();
        this.#set({ activity: 'idle', message: null });
        void this.#wipe();
      }
      return;
    }
    if (this.#view.activity === 'idle' || this.#view.activity === 'refused') {
      this.#set({ activity: 'waiting', message: null });
    }
    this.#keepSoon ??= setTimeout(() => void this.#keepNow(), timing.keep);
    this.#soon();
  }

  #soon(): void {
    if (this.#stopped || this.#view.activity === 'unreached') return;
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#due(), timing.quiet);
    this.#longest ??= setTimeout(() => this.#due(), timing.longest);
  }

  #due(): void {
    if (this.#running) this.#again = true;
    else if (Object.keys(sendable(this.#view.draft)).length > 0) void this.#start();
  }

  #start(): Promise<boolean> {
    this.#clearTimers();
    const draft = beginSave(this.#view.draft);
    const call = { teamNo: draft.teamNo, baseVersion: draft.base, changes: draft.sending ?? {} };
    this.#set({ draft, activity: 'saving', message: null });
    this.#running = this.#send(call).then((result) => {
      this.#running = null;
      const going = this.#settle(result);
      if (this.#again && going && Object.keys(sendable(this.#view.draft)).length > 0) void this.#start();
      this.#again = false;
      return going;
    });
    return this.#running;
  }

  /** True when the next save may follow at once. */
  #settle(result: SendResult): boolean {
    const { draft } = this.#view;
    if (result.kind === 'saved') {
      this.#failures = 0;
      const saved = acknowledge(draft, result.reply);
      this.#set({ draft: saved, activity: isUnsaved(saved) ? 'waiting' : 'idle' });
      if (isUnsaved(saved)) {
        void this.#keepNow();
        this.#soon();
      } else void this.#wipe();
      return true;
    }
    void this.#keepNow();
    if (result.kind === 'refused') {
      const known = Object.keys(result.fields).some((path) => draft.sending?.[path] !== undefined);
      const after = known ? refuse(draft, result.fields) : failSave(draft);
      this.#set({
        draft: after,
        activity: known ? 'waiting' : 'refused',
        message: known ? null : result.message,
      });
      if (known) this.#soon();
      return known;
    }
    this.#set({ draft: failSave(draft), activity: result.kind });
    this.#failures += 1;
    const asked = result.kind === 'unreached' ? result.retryAfter : undefined;
    if (!this.#stopped) this.#retry = setTimeout(() => this.wake(), retryDelay(this.#failures, asked));
    return false;
  }

  async #keepNow(): Promise<void> {
    clearTimeout(this.#keepSoon);
    this.#keepSoon = undefined;
    const { teamNo, base, changed } = this.#view.draft;
    if (!this.#keeper || Object.keys(changed).length === 0) return;
    const kept = await this.#keeper.write({ teamNo, base, changed }).then(
      () => true,
      () => false,
    );
    if (kept && !isUnsaved(this.#view.draft)) await this.#wipe();
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

  #set(part: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
