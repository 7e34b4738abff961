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

/** About 30 ms on another thread. Never inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalPassword(password), cost);
}

/** Whether the password belongs to the hash; without a hash the same work, by `check`, and always false. */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
  check: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const matches = await check(passwordHash ?? nobodysHash, normalPassword(password)).catch(() => false);
  return matches && passwordHash !== null;
}
