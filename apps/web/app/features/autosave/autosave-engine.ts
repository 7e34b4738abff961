import type { DeviceCopy, DeviceKeeper } from './device-copy.ts';
import { type Choice, type Edited, failSave, isUnsaved, resolveConflict, type Texts } from './edited.ts';
import { retryDelay } from './retry-delay.ts';

/**
 * How a save went. `met`: somebody has saved meanwhile, and nothing of this was taken. `refused`: the server said no;
 * `fields` by path. `retryAfter` in seconds.
 */
export type SendResult<Reply, Server> =
  | { kind: 'saved'; reply: Reply }
  | { kind: 'met'; server: Server }
  | { kind: 'refused'; message: string; fields?: Texts }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

/** What is particular to a kind of content: pure functions. */
export type ContentRules<Content extends Edited, Server, Call, Reply> = {
  write(content: Content, texts: Texts): Content;
  /** The changes that may be sent now: not those in conflict or that the server would not take. */
  sendable(content: Content): Texts;
  /** What is sent of content whose `sending` is set. */
  callOf(content: Content): Call;
  acknowledge(content: Content, reply: Reply): Content;
  /** What the server holds now; nobody is overwritten. */
  meet(content: Content, server: Server): Content;
  /** Holds back what the server has refused by path; null where it refused the whole. */
  refuse?(content: Content, fields: Texts): Content | null;
  /** Takes up what an earlier page left on the device. */
  adopt(content: Content, copy: DeviceCopy): Content;
  copyOf(content: Content): DeviceCopy;
  /** Whether the server knows nothing of it yet. */
  isNew?(content: Content): boolean;
};

/**
 * Milliseconds. A change is on its way to the server after `quiet` without another, at the latest after `longest`, and
 * on this device after `keep`.
 */
export const timing = { quiet: 1200, longest: 3500, keep: 50 } as const;

export type Activity = 'idle' | 'waiting' | 'saving' | 'unreached' | 'signedOut' | 'refused';

export type AutosaveView<Content> = {
  readonly content: Content;
  readonly activity: Activity;
  /** Why the server refused, in the reader's language. */
  readonly message: string | null;
  /** Whether what is unsaved is kept on this device. */
  readonly kept: boolean;
};

type Timer = ReturnType<typeof setTimeout>;

/**
 * Saves content while it is written: at most `timing.longest` after a change, again with growing pauses while the
 * server cannot be reached, and never two saves at a time. It looks at no clock: times come from the server.
 */
export class AutosaveEngine<Content extends Edited, Server extends { version: number }, Call, Reply> {
  #view: AutosaveView<Content>;
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
  readonly #rules: ContentRules<Content, Server, Call, Reply>;
  readonly #send: (call: Call) => Promise<SendResult<Reply, Server>>;

  constructor(
    rules: ContentRules<Content, Server, Call, Reply>,
    content: Content,
    send: (call: Call) => Promise<SendResult<Reply, Server>>,
  ) {
    this.#rules = rules;
    this.#view = { content, activity: 'idle', message: null, kept: false };
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): AutosaveView<Content> => this.#view;

  /** Writes texts by path. */
  change(texts: Texts): void {
    this.#set({ content: this.#rules.write(this.#view.content, texts) });
    this.#noticed();
  }

  /** The answers to conflicts, saved at once. */
  readonly settle = (choices: readonly Choice[]): Promise<boolean> => {
    this.#set({ content: choices.reduce(resolveConflict, this.#view.content) });
    this.#noticed();
    return this.save();
  };

  /** What the server holds now; ignored while a save is under way, whose answer is newer. */
  refresh(server: Server): void {
    if (this.#running || server.version <= this.#view.content.version) return;
    this.#set({ content: this.#rules.meet(this.#view.content, server) });
    this.#noticed();
  }

  /** Begins anew on what the server holds, forgetting what is unsaved: after deleting or loading a version. */
  async replace(content: Content): Promise<void> {
    await this.#running;
    this.#clearTimers();
    this.#set({ content, activity: 'idle', message: null });
    await this.#wipe();
  }

  /** From now on what is unsaved is kept on the device too; `found` was left there by an earlier visit. */
  keepOnDevice(keeper: DeviceKeeper, found: readonly DeviceCopy[] = []): void {
    this.#keeper = keeper;
    this.#set({ content: found.reduce(this.#rules.adopt, this.#view.content) });
    if (!isUnsaved(this.#view.content)) return;
    void this.#keepNow();
    this.#noticed();
  }

  /**
   * Saves now. True when the server has everything that is on the page; false when it could not be reached, refused,
   * asks for a log-in, or somebody has to choose first. `create` makes what is new even when nothing was written.
   */
  async save({ create = false } = {}): Promise<boolean> {
    while (this.#running) await this.#running;
    if (create && this.#rules.isNew?.(this.#view.content)) {
      this.#set({ content: this.#rules.write(this.#view.content, {}) });
      if (!(await this.#start())) return false;
    }
    while (this.#hasSendable()) {
      if (!(await this.#start())) return false;
    }
    return !isUnsaved(this.#view.content);
  }

  /** The page may be gone in a moment: the call outlives it, and the device keeps what is unsaved. */
  leave(): void {
    void this.#keepNow();
    if (!this.#running && this.#hasSendable()) void this.#start();
  }

  /** Something suggests that the server can be reached again, or that somebody has logged in. */
  wake(): void {
    const { activity } = this.#view;
    if (activity !== 'unreached' && activity !== 'signedOut') return;
    if (this.#hasSendable()) void this.#start();
    else this.#set({ activity: 'idle' });
  }

  /** The deadline has been put off: what was refused may be taken now. */
  reopen(): void {
    if (this.#view.activity === 'refused' && this.#hasSendable()) void this.#start();
  }

  /** Nothing of what was written stays on the device. */
  async forget(): Promise<void> {
    this.#clearTimers();
    await this.#wipe();
  }

  /** The same for good: what is written here has been given up. */
  async abandon(): Promise<void> {
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
    if (isUnsaved(this.#view.content)) this.#soon();
  }

  #hasSendable(): boolean {
    return Object.keys(this.#rules.sendable(this.#view.content)).length > 0;
  }

  #noticed(): void {
    if (!isUnsaved(this.#view.content)) {
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

  #due(): void {
    if (this.#running) this.#again = true;
    else if (this.#hasSendable()) void this.#start();
  }

  #start(): Promise<boolean> {
    this.#clearTimers();
    const { content: before } = this.#view;
    const content = { ...before, sending: this.#rules.sendable(before) };
    this.#set({ content, activity: 'saving', message: null });
    this.#running = this.#send(this.#rules.callOf(content)).then((result) => {
      this.#running = null;
      const going = this.#settle(result);
      if (this.#again && going && this.#hasSendable()) void this.#start();
      this.#again = false;
      return going;
    });
    return this.#running;
  }

  /** True when the next save may follow at once. */
  #settle(result: SendResult<Reply, Server>): boolean {
    const { content } = this.#view;
    if (result.kind === 'saved') return this.#saved(this.#rules.acknowledge(content, result.reply));
    if (result.kind === 'met') return this.#saved(this.#rules.meet(content, result.server));
    void this.#keepNow();
    if (result.kind === 'refused') {
      const held = this.#rules.refuse?.(content, result.fields ?? {}) ?? null;
      if (held) this.#set({ content: held, activity: 'waiting', message: null });
      else this.#set({ content: failSave(content), activity: 'refused', message: result.message });
      if (held) this.#soon();
      return held !== null;
    }
    this.#set({ content: failSave(content), activity: result.kind });
    this.#failures += 1;
    const asked = result.kind === 'unreached' ? result.retryAfter : undefined;
    if (!this.#stopped) this.#retry = setTimeout(() => this.wake(), retryDelay(this.#failures, asked));
    return false;
  }

  #saved(content: Content): true {
    this.#failures = 0;
    this.#set({ content, activity: isUnsaved(content) ? 'waiting' : 'idle' });
    if (isUnsaved(content)) {
      void this.#keepNow();
      this.#soon();
    } else void this.#wipe();
    return true;
  }

  async #keepNow(): Promise<void> {
    clearTimeout(this.#keepSoon);
    this.#keepSoon = undefined;
    const { content } = this.#view;
    if (!this.#keeper || !isUnsaved(content)) return;
    const kept = await this.#keeper.write(this.#rules.copyOf(content)).then(
      () => true,
      () => false,
    );
    if (kept && !isUnsaved(this.#view.content)) await this.#wipe();
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

  #set(part: Partial<AutosaveView<Content>>): void {
    this.#view = { ...this.#view, ...part };
    for (const listener of this.#listeners) listener();
  }
}
