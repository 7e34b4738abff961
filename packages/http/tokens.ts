import { createSecretKey } from 'node:crypto';
import type { AccountKind } from '@chulbal/domain/actor';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** Seconds that an access token lives. */
export const ACCESS_SECONDS = 15 * 60;

export type AccessClaims = { accountId: number; familyId: string };

/** Signs and checks the access tokens of one kind of account: own secret, own audience (S-08). */
export type TokenSigner = {
  readonly kind: AccountKind;
  sign(claims: AccessClaims, now: Date): Promise<string>;
  /** The claims, or why not: `expired` may be refreshed, `invalid` may not. */
  verify(token: string, now: Date): Promise<AccessClaims | 'expired' | 'invalid'>;
};

const ISSUER = 'chulbal';

/** Tokens whose signature was found right lately, by token: one comes with every call of a page. */
const REMEMBERED = 5_000;

export function tokenSigner(kind: AccountKind, secret: string): TokenSigner {
  // As a key: a secret given as bytes is set up anew for every token.
  const key = createSecretKey(Buffer.from(secret)).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const audience = `chulbal-${kind}`;
  const right = new LRUCache<string, AccessClaims & { expiresAt: number }>({ max: REMEMBERED });
  return {
    kind,
    async sign({ accountId, familyId }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({ fid: familyId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(String(accountId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + ACCESS_SECONDS)
        .sign(key);
    },
    async verify(token, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const known = right.get(token);
      if (known) {
        const { expiresAt, ...claims } = known;
        return expiresAt <= seconds ? 'expired' : claims;
      }
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          audience,
          algorithms: ['HS256'],
          requiredClaims: ['exp'],
          currentDate: now,
        });
        const accountId = Number(payload.sub);
        const familyId = payload.fid;
        if (!(Number.isSafeInteger(accountId) && accountId > 0) || typeof familyId !== 'string')
          return 'invalid';
        const claims = { accountId, familyId };
        right.set(token, { ...claims, expiresAt: Number(payload.exp) });
        return claims;
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        return code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
      }
    },
  };
}
