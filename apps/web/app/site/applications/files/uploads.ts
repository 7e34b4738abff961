import type { StoredFile } from '@chulbal/contract/files/files';
import { retryDelay } from '../../../lib/autosave/retry-delay.ts';
import { shownName } from './file-check.ts';
import type { Upload, UploadResult } from './send-file.ts';

/**
 * `held`: the server has no place for it now, and it is sent again by itself; `failed`: it did not arrive and may be tried
 * again; `refused`: another file is needed.
 */
export type UploadItem = {
  readonly id: number;
  readonly slot: string;
  /** Whose document it is, where a slot asks everyone. */
  readonly person?: string | undefined;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'held' | 'failed' | 'signedOut' | 'refused';
  readonly loaded: number;
  readonly total: number | null;
  /** Why it was refused. */
  readonly message: string;
};

/** `Stored` is what an upload gives: a file of an application, or of a stage's material. */
export type UploadPorts<Stored = StoredFile> = {
  /** The application's number, made by a first save where there is none yet; null when that failed. */
  teamNo: () => Promise<number | null>;
  hash: (file: File) => Promise<string | undefined>;
  send: (
    upload: Upload,
    options: { onProgress: (loaded: number, total: number | null) => void; signal: AbortSignal },
  ) => Promise<UploadResult<Stored>>;
  onStored: (file: Stored) => void;
};

/** Files sent at the same time; tries before somebody has to press the button. */
const atOnce = 3;
const tries = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Files on their way: several at once, each with progress, to be stopped or tried again. */
export class Uploads<Stored = StoredFile> {
  #items: readonly UploadItem[] = [];
  #nextId = 1;
  readonly #files = new Map<number, File>();
  readonly #stops = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  readonly #ports: UploadPorts<Stored>;

  constructor(ports: UploadPorts<Stored>) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly items = (): readonly UploadItem[] => this.#items;

  /** Whether something would be lost by leaving the page. */
  unfinished(): boolean {
    return this.#items.some(({ state }) => state !== 'refused');
  }

  /** Takes a file in. With a `problem` it is shown as refused and not sent. */
  add(slot: string, file: File, problem: string | null, person?: string): void {
    const id = this.#nextId++;
    this.#clearRefused(slot, person);
    const facts = {
      id,
      slot,
      person,
      name: shownName(file.name),
      size: file.size,
      loaded: 0,
      total: file.size,
    };
    this.#set([
      ...this.#items,
      { ...facts, state: problem === null ? 'waiting' : 'refused', message: problem ?? '' },
    ]);
    if (problem !== null) return;
    this.#files.set(id, file);
    this.#next();
  }

  /** Stops a file that is on its way, or takes a refused one off the list. */
  stop(id: number): void {
    this.#stops.get(id)?.abort();
    this.#remove(id);
    this.#next();
  }

  retry(id: number): void {
    this.#change(id, { state: 'waiting', loaded: 0 });
    this.#next();
  }

  /** Takes up what waits for a network or a log-in. */
  retryAll(): void {
    for (const { id, state } of this.#items) {
      if (state === 'failed' || state === 'signedOut') this.#change(id, { state: 'waiting', loaded: 0 });
    }
    this.#next();
  }

  stopAll(): void {
    for (const { id } of this.#items) this.stop(id);
  }

  #next(): void {
    const sending = this.#items.filter(({ state }) => state === 'sending' || state === 'held').length;
    const next = this.#items
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, atOnce - sending));
    for (const item of next) void this.#run(item);
  }

  async #run({ id, slot, person }: UploadItem): Promise<void> {
    const file = this.#files.get(id);
    if (!file) return;
    const stop = new AbortController();
    this.#stops.set(id, stop);
    this.#change(id, { state: 'sending', loaded: 0, message: '' });
    const result = await this.#attempts({ id, slot, person }, file, stop.signal);
    this.#stops.delete(id);
    if (result.kind === 'stored') {
      this.#remove(id);
      this.#ports.onStored(result.file);
    } else if (result.kind === 'refused') this.#change(id, { state: 'refused', message: result.message });
    else if (result.kind !== 'stopped') {
      this.#change(id, { state: result.kind === 'signedOut' ? 'signedOut' : 'failed' });
    }
    this.#next();
  }

  async #attempts(
    { id, slot, person }: Pick<UploadItem, 'id' | 'slot' | 'person'>,
    file: File,
    signal: AbortSignal,
  ): Promise<UploadResult<Stored>> {
    const teamNo = await this.#ports.teamNo();
    if (teamNo === null) return { kind: 'unreached' };
    const sha256 = await this.#ports.hash(file).catch(() => undefined);
    const onProgress = (loaded: number, total: number | null) => this.#change(id, { loaded, total });
    let lost = 0;
    let held = 0;
    while (true) {
      if (signal.aborted) return { kind: 'stopped' };
      const result = await this.#ports.send({ teamNo, slot, person, file, sha256 }, { onProgress, signal });
      if (result.kind === 'noPlace') {
        held += 1;
        this.#change(id, { state: 'held', loaded: 0 });
        await pause(retryDelay(held, result.seconds));
        this.#change(id, { state: 'sending' });
        continue;
      }
      if (result.kind !== 'unreached') return result;
      lost += 1;
      if (lost === tries) return result;
      await pause(retryDelay(lost));
    }
  }

  /** A new file for a slot takes the place of a refused one. */
  #clearRefused(slot: string, person: string | undefined): void {
    this.#set(
      this.#items.filter((item) => item.slot !== slot || item.person !== person || item.state !== 'refused'),
    );
  }

  #remove(id: number): void {
    this.#files.delete(id);
    this.#set(this.#items.filter((item) => item.id !== id));
  }

  #change(id: number, part: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
