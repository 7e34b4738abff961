import type { FastifyRequest } from 'fastify';
import type { TokenSigner } from './tokens.ts';

/** The session of a request's token under one of these signers, if its signature is right and it has not expired. */
export function sessionUnder(signers: readonly TokenSigner[]) {
  return async (request: FastifyRequest, now: Date): Promise<string | null> => {
    const token = bearerOf(request);
    if (!token) return null;
    for (const signer of signers) {
      const claims = await signer.verify(token, now);
      if (typeof claims === 'object') return claims.familyId;
    }
    return null;
  };
}

/** The bearer token of a request, if it carries one. */
export function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
