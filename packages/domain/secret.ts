import { createHash, randomBytes } from 'node:crypto';

/** What a browser or a link keeps between two requests: 32 random bytes, base64url. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of it: SHA-256 in hex. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A new one with what the database keeps of it. */
export function newHashedSecret(): { secret: string; hash: string } {
  const secret = newSecret();
  return { secret, hash: secretHash(secret) };
}
