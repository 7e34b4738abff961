import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { normalPassword } from './password.rules.ts';

/** Argon2id, 19 MiB, two passes (S-11). 19,456 KiB are exactly 19 MiB; Argon2id is the library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * The hash of a password nobody knows, made at the same cost as any other. Checked when there is no account,
 * so that a log-in takes the same work whether or not it exists (S-09).
 */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$s7oMQG04a6n3O019M/RnUw$nPs+8yrCIflHjoaUZVNYKdv7aMkPvef/EZHf0lr94Wk';

/**
 * So many passwords are hashed at the same time: half of the processor. The other half, and the threads that read files,
 * are for everything else, however many people log in.
 */
export const HASHES_AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));

let hashing = 0;
const waiting: (() => void)[] = [];

/** Does it as soon as it is its turn, in the order it was asked for. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (hashing < HASHES_AT_ONCE) hashing += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // A turn goes on to whoever has waited longest.
    const next = waiting.shift();
    if (next) next();
    else hashing -= 1;
  }
}

/** About 30 ms on another thread, once it is its turn. Never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalPassword(password), cost));
}

/** Whether the password belongs to the hash; without a hash the same work, by `check`, and always false. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
  check: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const checked = () => check(passwordHash ?? nobodysHash, normalPassword(password));
  const matches = await inTurn(checked).catch(() => false);
  return matches && passwordHash !== null;
}
