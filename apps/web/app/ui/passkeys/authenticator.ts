import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';
import { type Answer, ask } from '../../lib/command/commands.ts';
import { send } from '../../lib/command/send.ts';

/** `cancelled`: nobody held a passkey, or whoever did turned back; `already`: this device has one for the account. */
export type Outcome =
  | Answer<{ userId?: number } | null>
  | { kind: 'cancelled' }
  | { kind: 'already' }
  | { kind: 'aborted' }
  | { kind: 'unsupported' };

/** Where a kind of account asks. */
export const passkeyAddresses = {
  user: '/auth/passkey',
  evaluator: '/pointer/passkey',
  operator: '/console/passkey',
} as const;
export type PasskeyArea = keyof typeof passkeyAddresses;

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
export function logInByPasskey(area: PasskeyArea, signal: AbortSignal, inFields = false): Promise<Outcome> {
  return show(passkeyAddresses[area], { begin: 'beginLogin', end: 'logIn' }, signal, inFields);
}

/** Confirms inside an operator's session who is there. Never throws. */
export function confirmByPasskey(signal: AbortSignal): Promise<Outcome> {
  return show(passkeyAddresses.operator, { begin: 'beginConfirm', end: 'confirm' }, signal, false);
}

async function show(
  address: string,
  steps: { begin: string; end: string },
  signal: AbortSignal,
  inFields: boolean,
): Promise<Outcome> {
  if (!isSupported()) return { kind: 'unsupported' };
  const begun = await send<Omit<PasskeyRequest, 'attempt'>>(address, { step: steps.begin });
  if (begun.kind !== 'done') return begun;
  const { challenge, rpId } = begun.data;
  return answered(
    address,
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
      return { step: steps.end, credential };
    },
  );
}

/** Has this device, or another that its owner chooses, make a passkey. Never throws. */
export async function createPasskey(
  area: PasskeyArea,
  asked: { name: string; currentPassword: string; totp: string },
): Promise<Outcome> {
  const { name, ...who } = asked;
  const address = passkeyAddresses[area];
  if (!isSupported()) return { kind: 'unsupported' };
  // In the console it is asked over the page who is there.
  const begun = await ask<Omit<PasskeyCreation, 'attempt'>>(address, { step: 'begin', ...who });
  if (begun.kind !== 'done') return begun;
  const { challenge, rp, user, algorithms, known } = begun.data;
  return answered(
    address,
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
  address: string,
  askDevice: () => Promise<Credential | null>,
  said: (credential: PublicKeyCredential) => object | null,
): Promise<Outcome> {
  try {
    const credential = await askDevice();
    const content = credential instanceof PublicKeyCredential ? said(credential) : null;
    return content ? await send<{ userId?: number } | null>(address, content) : { kind: 'cancelled' };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return { kind: 'aborted' };
    if (name === 'InvalidStateError') return { kind: 'already' };
    if (name === 'SecurityError' || name === 'NotSupportedError') return { kind: 'unsupported' };
    return { kind: 'cancelled' };
  }
}
