import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '@chulbal/contract/passkeys/passkeys';

/** What is untrue of an answer; nothing of it is what an honest authenticator in an honest browser says. */
export type Untrue = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  userPresent?: boolean;
  userVerified?: boolean;
  counter?: number;
};

/** A passkey as its authenticator keeps it. */
export type SoftPasskey = {
  id: string;
  userHandle: string;
  privateKey: KeyObject;
  cose: Buffer;
  counter: number;
};

const flagOf = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

/**
 * An authenticator of software, in a browser that shows the page at `origin`: makes real ES256 keys, attestations without
 * a statement and assertions (WebAuthn, levels 2 and 3).
 */
export function softAuthenticator(origin: string) {
  const clientData = (type: string, challenge: string, untrue: Untrue) =>
    Buffer.from(
      JSON.stringify({
        type: untrue.type ?? type,
        challenge: untrue.challenge ?? challenge,
        origin: untrue.origin ?? origin,
        crossOrigin: untrue.crossOrigin ?? false,
      }),
    );

  /** Makes a passkey and says so. */
  function create(
    asked: PasskeyCreation,
    untrue: Untrue = {},
  ): { passkey: SoftPasskey; credential: PasskeyAttestation } {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (of: string) => cbor.bytes(Buffer.from(of, 'base64url'));
    const { int } = cbor;
    const cose = cbor.map(
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), coordinate(x)],
      [int(-3), coordinate(y)],
    );
    const id = randomBytes(32);
    const passkey = {
      ...{ id: id.toString('base64url'), userHandle: asked.user.id, privateKey, cose },
      counter: untrue.counter ?? 1,
    };
    return { passkey, credential: attest(passkey, asked, untrue) };
  }

  /** Says of a passkey that it was made for what was asked. */
  function attest(passkey: SoftPasskey, asked: PasskeyCreation, untrue: Untrue = {}): PasskeyAttestation {
    const id = Buffer.from(passkey.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, passkey.cose]);
    const authData = Buffer.concat([
      head(untrue.rpId ?? asked.rp.id, flagOf.attested, passkey.counter, untrue),
      attested,
    ]);
    return {
      id: passkey.id,
      clientDataJSON: clientData('webauthn.create', asked.challenge, untrue).toString('base64url'),
      attestationObject: cbor
        .map(
          [cbor.text('fmt'), cbor.text('none')],
          [cbor.text('attStmt'), cbor.map()],
          [cbor.text('authData'), cbor.bytes(authData)],
        )
        .toString('base64url'),
      transports: ['internal'],
    };
  }

  /** Logs its owner in with a passkey, and counts that. */
  function get(passkey: SoftPasskey, asked: PasskeyRequest, untrue: Untrue = {}): PasskeyAssertion {
    passkey.counter += 1;
    const authData = head(untrue.rpId ?? asked.rpId, 0, untrue.counter ?? passkey.counter, untrue);
    const json = clientData('webauthn.get', asked.challenge, untrue);
    const signed = Buffer.concat([authData, sha256(json)]);
    return {
      id: passkey.id,
      clientDataJSON: json.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, passkey.privateKey).toString('base64url'),
      userHandle: passkey.userHandle,
    };
  }

  return { create, attest, get };
}

function head(rpId: string, flags: number, counter: number, untrue: Untrue): Buffer {
  const { userPresent = true, userVerified = true } = untrue;
  const all = flags | (userPresent ? flagOf.userPresent : 0) | (userVerified ? flagOf.userVerified : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.of(all), count]);
}

const sha256 = (of: string | Buffer) => createHash('sha256').update(of).digest();

function uint16(number: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(number);
  return bytes;
}

/** What stands before a thing of CBOR (RFC 8949): its kind and a number up to 65,535. */
function mark(kind: number, number: number): Buffer {
  if (number < 24) return Buffer.of((kind << 5) | number);
  if (number < 256) return Buffer.of((kind << 5) | 24, number);
  return Buffer.concat([Buffer.of((kind << 5) | 25), uint16(number)]);
}

const cbor = {
  int: (number: number) => (number < 0 ? mark(1, -1 - number) : mark(0, number)),
  bytes: (of: Buffer) => Buffer.concat([mark(2, of.length), of]),
  text: (of: string) => Buffer.concat([mark(3, of.length), Buffer.from(of)]),
  map: (...pairs: readonly (readonly [Buffer, Buffer])[]) =>
    Buffer.concat([mark(5, pairs.length), ...pairs.flat()]),
};
