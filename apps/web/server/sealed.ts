import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Keeps what a cookie holds from being read or changed: JWE, `dir` and A256GCM, one key per purpose. */
export class Sealer {
  readonly #key: Uint8Array;

  constructor(secret: string, purpose: string) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, 'chulbal', purpose, 32));
  }

  async seal(value: unknown): Promise<string> {
    const bytes = deflateRawSync(JSON.stringify(value));
    return new CompactEncrypt(bytes).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(this.#key);
  }

  /** Null when the text was not sealed here, or with another secret. */
  async open(sealed: string): Promise<unknown> {
    try {
      const { plaintext } = await compactDecrypt(sealed, this.#key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(inflateRawSync(plaintext, { maxOutputLength: 64 * 1024 }).toString());
    } catch {
      return null;
    }
  }
}
