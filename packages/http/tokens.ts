import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { AccountKind } from '@chulbal/domain/actor';
import { z } from 'zod';

/** Seconds that an access token lives. */
export const ACCESS_SECONDS = 15 * 60;

export type AccessClaims = { accountId: number; familyId: string };

/** Signs and checks the access tokens of one kind of account: own secret, own audience (S-08). */
export type TokenSigner = {
  readonly kind: AccountKind;
  sign(claims: AccessClaims, now: Date): string;
  /** The claims, or why not: `expired` may be refreshed, `invalid` may not. */
  verify(token: string, now: Date): AccessClaims | 'expired' | 'invalid';
};

const ISSUER = 'chulbal';

/** The one header that is written, and so the only one that is read: the token does not choose how it is checked. */
const HEADER = encoded({ alg: 'HS256' });

const payloadOf = z.object({
  iss: z.literal(ISSUER),
  aud: z.string(),
  sub: z.string().regex(/^[1-9]\d{0,15}$/),
  fid: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** JSON Web Tokens by HMAC-SHA-256, made at once: a trip to the thread pool costs a call more than all else of it. */
export function tokenSigner(kind: AccountKind, secret: string): TokenSigner {
  const key = createSecretKey(Buffer.from(secret));
  const audience = `chulbal-${kind}`;
  const signatureOf = (signed: string) => createHmac('sha256', key).update(signed).digest();
  return {
    kind,
    sign({ accountId, familyId }, now) {
      const iat = secondsOf(now);
      const times = { iat, exp: iat + ACCESS_SECONDS };
      const payload = encoded({
        fid: familyId,
        iss: ISSUER,
        aud: audience,
        sub: String(accountId),
        ...times,
      });
      const signed = `${HEADER}.${payload}`;
      return `${signed}.${signatureOf(signed).toString('base64url')}`;
    },
    verify(token, now) {
      const [header = '', payload = '', signature = '', ...more] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const right = signatureOf(`${header}.${payload}`);
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      if (!isOurs || header !== HEADER || more.length > 0) return 'invalid';
      const claims = payloadOf.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data;
      if (claims?.aud !== audience) return 'invalid';
      if (claims.exp <= secondsOf(now)) return 'expired';
      return { accountId: Number(claims.sub), familyId: claims.fid };
    },
  };
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
