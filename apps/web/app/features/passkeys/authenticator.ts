import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys';
import { type Answer, send } from '../../lib/command/send.ts';

/** `cancelled`: nobody held a passkey, or whoever did turned back; `already`: this device has one for the account. */
export type Outcome =
  | Answer<null>
  | { kind: 'cancelled' }
  | { kind: 'already' }
  | { kind: 'aborted' }
  | { kind: 'unsupported' };

const address = '/auth/passkey';

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

function textOf(bytes: ArrayBuffer | null): string {
  const letters = Array.from(new Uint8Array(bytes ?? new ArrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(letters.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether the browser knows passkeys. */
const isSupported = () => 'PublicKeyCredential' in window;

/** Whether it offers them where an address is typed. */
export async function offersInFields(): Promise<boolean> {
  return isSupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/**
 * Logs in with whatever passkey its owner chooses. Never throws.
 *
 * @param signal ends the asking
 * @param inFields asks nothing of its own, but is offered where an address is typed
 */
export async function logInByPasskey(signal: AbortSignal, inFields = false): Promise<Outcome> {
  if (!isSupported()) return { kind: 'unsupported' };
  const begun = await send<Omit<PasskeyRequest, 'attempt'>>(address, { step: 'beginLogin' });
  if (begun.kind !== 'done') return begun;
  const { challenge, rpId } = begun.data;
  return answered(
    () =>
      navigator.credentials.get({
        publicKey: { challenge: bytesOf(challenge), rpId, userVerification: 'required' },
        signal,
        ...(inFields ? { mediation: 'conditional' as const } : {}),
      }),
    ({ id, response }) => {
      if (!(response instanceof AuthenticatorAssertionResponse)) return null;
      const credential: PasskeyAssertion = {
        id,
        clientDataJSON: textOf(response.clientDataJSON),
        authenticatorData: textOf(response.authenticatorData),
        signature: textOf(response.signature),
        userHandle: textOf(response.userHandle),
      };
      return { step: 'logIn', credential };
    },
  );
}

/** Has this device, or another that its owner chooses, make a passkey. Never throws. */
export async function createPasskey(asked: { name: string; currentPassword: string }): Promise<Outcome> {
  const { name, currentPassword } = asked;
  if (!isSupported()) return { kind: 'unsupported' };
  const begun = await send<Omit<PasskeyCreation, 'attempt'>>(address, { step: 'begin', currentPassword });
  if (begun.kind !== 'done') return begun;
  const { challenge, rp, user, algorithms, known } = begun.data;
  return answered(
    () =>
      navigator.credentials.create({
        publicKey: {
          ...{ challenge: bytesOf(challenge), rp, attestation: 'none' },
          user: { ...user, id: bytesOf(user.id) },
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
          excludeCredentials: known.map(({ id, transports }) => ({
            ...{ type: 'public-key' as const, id: bytesOf(id) },
            transports: transports as AuthenticatorTransport[],
          })),
          authenticatorSelection: {
            ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
          },
        },
      }),
    ({ id, response }) => {
      if (!(response instanceof AuthenticatorAttestationResponse)) return null;
      const credential: PasskeyAttestation = {
        id,
        clientDataJSON: textOf(response.clientDataJSON),
        attestationObject: textOf(response.attestationObject),
        transports: response.getTransports(),
      };
      return { step: 'add', name, credential };
    },
  );
}

/** Asks the authenticator, then sends what it says. */
async function answered(
  ask: () => Promise<Credential | null>,
  said: (credential: PublicKeyCredential) => object | null,
): Promise<Outcome> {
  try {
    const credential = await ask();
    const content = credential instanceof PublicKeyCredential ? said(credential) : null;
    return content ? await send<null>(address, content) : { kind: 'cancelled' };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return { kind: 'aborted' };
    if (name === 'InvalidStateError') return { kind: 'already' };
    if (name === 'SecurityError' || name === 'NotSupportedError') return { kind: 'unsupported' };
    return { kind: 'cancelled' };
  }
}
