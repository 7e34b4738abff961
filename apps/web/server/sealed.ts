import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { LRUCache } from 'lru-cache';

/** Texts opened lately: a browser sends the same cookie with every request. */
const REMEMBERED = 2_000;

/** Keeps what a cookie holds from being read or changed: JWE, `dir` and A256GCM, one key per purpose. */
export class Sealer {
  readonly #key: Uint8Array;
  readonly #opened = new LRUCache<string, string>({ max: REMEMBERED });

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
      const text = this.#opened.get(sealed) ?? (await this.#decrypt(sealed));
      this.#opened.set(sealed, text);
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  async #decrypt(sealed: string): Promise<string> {
    const { plaintext } = await compactDecrypt(sealed, this.#key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return inflateRawSync(plaintext, { maxOutputLength: 64 * 1024 }).toString();
  }
}
