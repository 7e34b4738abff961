import type { PasskeyAssertion, PasskeyAttestation } from '@chulbal/contract/passkeys/passkeys';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { ALGORITHMS, type Site } from './rules.ts';

/** A passkey that was just made. */
export type NewCredential = { id: string; publicKey: Buffer; counter: number; backedUp: boolean };

/** Checks what an authenticator says of a new passkey; null where anything of it is not as asked. */
export async function verifyAttestation(
  { id, transports, ...response }: PasskeyAttestation,
  asked: { challenge: string; site: Site },
): Promise<NewCredential | null> {
  const { challenge, site } = asked;
  if (isFramed(response.clientDataJSON)) return null;
  const verified = await orNull(
    verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { ...response, transports },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  // The name that was sent is not signed; that of the attestation is what the authenticator made.
  if (credential.id !== id) return null;
  return {
    id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    backedUp: credentialBackedUp,
  };
}

/**
 * Checks what an authenticator signed to log its owner in; null where anything of it is not as asked. The count of uses is
 * handed on and not judged: what comes of one that went back is a rule of its own.
 */
export async function verifyAssertion(
  { id, ...response }: PasskeyAssertion,
  asked: { publicKey: Uint8Array; challenge: string; site: Site },
): Promise<{ counter: number; backedUp: boolean } | null> {
  const { publicKey, challenge, site } = asked;
  if (isFramed(response.clientDataJSON)) return null;
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: { ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} }, response },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id, publicKey: Uint8Array.from(publicKey), counter: 0 },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, backedUp: credentialBackedUp };
}

/** The library throws at whatever is not as asked. */
async function orNull<T>(verifying: Promise<T>): Promise<T | null> {
  try {
    return await verifying;
  } catch {
    return null;
  }
}

/** Whether the page stood in a frame of another site, where nobody sees who asks; also for what is no client data at all. */
function isFramed(clientDataJSON: string): boolean {
  try {
    const { crossOrigin = false, topOrigin } = JSON.parse(
      Buffer.from(clientDataJSON, 'base64url').toString('utf8'),
    ) as { crossOrigin?: unknown; topOrigin?: unknown };
    return crossOrigin !== false || topOrigin !== undefined;
  } catch {
    return true;
  }
}
