import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

/**
 * Files on their way at once: a transfer is mostly waiting for the services on both sides, and a season's files are small
 * and many.
 */
export const FILES_AT_ONCE = 16;

/** Bytes that are not those of their SHA-256, or are cut short. */
export class DamagedBytes extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedBytes';
  }
}

/** Nothing lies at that place. */
export class MissingBytes extends Error {
  constructor() {
    super('not there');
    this.name = 'MissingBytes';
  }
}

/** The same bytes, counted and hashed on their way; `result` once they are through. */
export function counted(source: AsyncIterable<Uint8Array>): {
  stream: Readable;
  result(): { bytes: number; sha256: string };
} {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passing() {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { stream: Readable.from(passing()), result: () => ({ bytes, sha256: hash.copy().digest('hex') }) };
}

/** The same bytes; fails at their end where they are not those of `sha256`, so that nothing takes them for whole. */
export function exactly(source: AsyncIterable<Uint8Array>, sha256: string): Readable {
  const { stream, result } = counted(source);
  async function* checked() {
    yield* stream;
    if (result().sha256 !== sha256) throw new DamagedBytes('other bytes than their SHA-256 says');
  }
  return Readable.from(checked());
}

export async function hashOf(source: AsyncIterable<Uint8Array>): Promise<string> {
  const { stream, result } = counted(source);
  for await (const _ of stream);
  return result().sha256;
}

/** Works on all, some at once. At the first failure nothing more is begun, and once what is under way has ended it is thrown. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const failures: unknown[] = [];
  async function next(): Promise<void> {
    for (let step = rest.next(); !step.done && failures.length === 0; step = rest.next()) {
      try {
        await work(step.value);
      } catch (error) {
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next));
  if (failures.length > 0) throw failures[0];
}
