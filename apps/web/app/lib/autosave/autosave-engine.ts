import type { ContentRules, SendResult } from './content-rules.ts';
import type { DeviceCopy, DeviceKeeper } from './device-copy.ts';
import {
  type Choice,
  type Edited,
  failSave,
  hasTexts,
  isUnsaved,
  resolveConflict,
  type Texts,
} from './edited.ts';
import { inTime } from './in-time.ts';
import { retryDelay } from './retry-delay.ts';
import type { AutosaveView } from './saved-state.ts';

/**
 * Milliseconds. A change is on its way to the server after `quiet` without another, at the latest after `longest`, and
 * on this device after `keep`. A save without an answer after `answer` is a lost one.
 */
export const timing = { quiet: 1200, longest: 3500, keep: 50, answer: 20_000 } as const;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Saves content while it is written: at most `timing.longest` after a change, again with growing pauses while the
 * server cannot be reached, and never two saves at a time. It looks at no clock: times come from the server.
 */
export class AutosaveEngine<Content extends Edited, Server extends { version: number }, Call, Reply> {
  #view: AutosaveView<Content> & { held: boolean };
  #keeper: DeviceKeeper | null = null;
  #running: Promise<boolean> | null = null;
  /** Ends the wait for the answer to the save under way. */
  #giveUp: (() => void) | null = null;
  /** Texts by path that were sent and may have arrived, though no answer came. */
  #unanswered: Record<string, string[]> = {};
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
    this.#view = { content, activity: 'idle', message: null, kept: false, held: false };
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
    this.#set({ content: this.#rules.merge(this.#view.content, server) });
    this.#noticed();
  }

  /** Begins anew on what the server holds, forgetting what is unsaved: after deleting or loading a version. */
  async replace(content: Content): Promise<void> {
    await this.#running;
    this.#clearTimers();
    this.#set({ content, activity: 'idle', message: null });
    await this.#wipe();
  }

  /**
   * From now on what is unsaved is kept on the device too; `found` was left there by an earlier visit. True once
   * this page has it in hand: then what was found may go.
   */
  async keepOnDevice(keeper: DeviceKeeper, found: readonly DeviceCopy[] = []): Promise<boolean> {
    this.#keeper = keeper;
    this.#set({ content: found.reduce(this.#rules.adopt, this.#view.content) });
    if (isUnsaved(this.#view.content)) this.#noticed();
    await this.#keepNow();
    return this.#view.kept || !isUnsaved(this.#view.content);
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

  /**
   * The page may be gone in a moment: the call outlives it, and the device keeps what is unsaved. What came after a
   * save that is under way follows it.
   */
  leave(): void {
    void this.#keepNow();
    if (this.#running) this.#again = true;
    else if (this.#hasSendable()) void this.#start();
  }

  /** The device has another network: what was sent over the old one may never be answered, and is sent again. */
  reconnect(): void {
    this.#giveUp?.();
    if (this.#running) void this.#running.then(() => this.wake());
    else this.wake();
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
    return hasTexts(this.#rules.sendable(this.#view.content));
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
    const sent = this.#send(this.#rules.callOf(content));
    const { answer, giveUp } = inTime(sent, timing.answer, { kind: 'unreached' });
    this.#giveUp = giveUp;
    this.#running = answer.then((result) => {
      this.#running = this.#giveUp = null;
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
    if (result.kind === 'changedElsewhere') return this.#saved(this.#rules.merge(content, result.server));
    if (result.kind === 'unreached') {
      for (const [path, text] of Object.entries(content.sending ?? {})) {
        this.#unanswered[path] = [...(this.#unanswered[path] ?? []), text];
      }
    }
    void this.#keepNow();
    if (result.kind === 'refused') {
      const held = this.#rules.refuse?.(content, result.fields ?? {}) ?? null;
      if (held) this.#set({ content: held, activity: 'waiting', message: null });
      else this.#set({ content: failSave(content), activity: 'refused', message: result.message });
      if (held) this.#soon();
      return held !== null;
    }
    const message = (result.kind === 'unreached' && result.problem?.message) || null;
    this.#set({ content: failSave(content), activity: result.kind, message });
    this.#failures += 1;
    const asked = result.kind === 'unreached' ? result.retryAfter : undefined;
    if (!this.#stopped) this.#retry = setTimeout(() => this.wake(), retryDelay(this.#failures, asked));
    return false;
  }

  #saved(answered: Content): true {
    this.#failures = 0;
    const content = this.#withoutOwn(answered);
    this.#unanswered = {};
    this.#set({ content, activity: isUnsaved(content) ? 'waiting' : 'idle' });
    if (isUnsaved(content)) {
      void this.#keepNow();
      this.#soon();
    } else void this.#wipe();
    return true;
  }

  /** What an unanswered save of this page wrote after all is nobody else's text: what was written since follows it. */
  #withoutOwn(content: Content): Content {
    const conflicts = content.conflicts.filter(
      ({ path, theirs }) => !this.#unanswered[path]?.includes(theirs),
    );
    return conflicts.length === content.conflicts.length ? content : { ...content, conflicts };
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
    const { content } = this.#view;
    this.#view.held = isUnsaved(content) && !content.sending && !this.#hasSendable();
    for (const listener of this.#listeners) listener();
  }
}
