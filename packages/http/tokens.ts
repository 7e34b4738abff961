import { createSecretKey } from 'node:crypto';
import type { AccountKind } from '@chulbal/domain/actor';
import { jwtVerify, SignJWT } from 'jose';

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

export function tokenSigner(kind: AccountKind, secret: string): TokenSigner {
  // As a key: a secret given as bytes is set up anew for every token.
  const key = createSecretKey(Buffer.from(secret)).toCryptoKey({ name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const audience = `chulbal-${kind}`;
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
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          audience,
          algorithms: ['HS256'],
          currentDate: now,
        });
        const accountId = Number(payload.sub);
        const familyId = payload.fid;
        if (!Number.isSafeInteger(accountId) || typeof familyId !== 'string') return 'invalid';
        return { accountId, familyId };
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : '';
        return code === 'ERR_JWT_EXPIRED' ? 'expired' : 'invalid';
      }
    },
  };
}
