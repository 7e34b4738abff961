import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps what a cookie holds from being read or changed: AES-256-GCM, one key per purpose. */
export class Sealer {
  readonly #key: KeyObject;

  constructor(secret: string, purpose: string) {
    this.#key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'chulbal', purpose, 32)));
  }

  /** Base64url of the IV (12 bytes), the tag (16 bytes) and the ciphertext. */
  seal(value: unknown): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const body = Buffer.concat([cipher.update(deflateRawSync(JSON.stringify(value))), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Null when the text was not sealed here, or with another secret. */
  open(sealed: string): unknown {
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      // What is no base64url is skipped over by the decoder.
      if (bytes.toString('base64url') !== sealed) return null;
      const iv = bytes.subarray(0, IV_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(inflateRawSync(body, { maxOutputLength: 64 * 1024 }).toString());
    } catch {
      return null;
    }
  }
}
