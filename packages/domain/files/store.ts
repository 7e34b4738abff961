import type { Readable } from 'node:stream';

/** Bytes that have arrived whole and are not yet stored: a file at `path` that only this process sees. */
export type Arrived = { path: string; size: number; sha256: string };

/** What was stored; `scanned`: a virus scanner has seen it. */
export type Written = { size: number; sha256: string; scanned?: boolean };

/** Where the bytes of files are: a folder or S3. Names are the opaque `serverFileName`s. */
export type FileStore = {
  /**
   * Stores `source` under `name`, all of it or nothing, and gives size (bytes) and SHA-256 (hex) of what was
   * stored. `accept` looks at the bytes before anybody can read them under their name. When the source fails,
   * `accept` throws or `signal` aborts, nothing stays.
   */
  write(
    name: string,
    source: Readable | AsyncIterable<Uint8Array>,
    options?: { accept?: (arrived: Arrived) => Promise<void>; signal?: AbortSignal },
  ): Promise<Written>;
  /** The stored bytes, or null when there are none under that name. */
  read(name: string): Promise<{ stream: Readable; size: number } | null>;
  /** Removes what is stored under `name`; nothing there is fine. */
  remove(name: string): Promise<void>;
  /** Every name with the time it was stored, for finding orphans. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>;
  /** Writes a few bytes and removes them again. Throws where a file could not be stored now. */
  probe(): Promise<void>;
  /** What people send is shown to a virus scanner. */
  readonly scans?: boolean;
  /** Bytes that are free, and all there are; left out by a store without an end. */
  space?(): Promise<{ free: number; total: number }>;
  /** Removes what broken-off writes left behind before `before`; gives how many. */
  removeUnfinished(before: Date): Promise<number>;
};
