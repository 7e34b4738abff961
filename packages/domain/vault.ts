import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** What was sealed before keys had ids: format byte, IV, tag, ciphertext. */
const WITHOUT_ID = 1;
const WITH_ID = 2;
const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** How many bytes at the beginning of what is sealed say with which key: format byte and key id. */
export const SEAL_HEAD_BYTES = 1 + ID_BYTES;

/** Seals personal data for storage and makes the keyed index by which it is found again (P-05). */
export type Vault = {
  /** Id of the key that seals: eight hexadecimal digits that tell nothing of the key. */
  readonly keyId: string;
  /** Ids of all keys at hand, the one that seals first. */
  readonly keyIds: readonly string[];
  /** AES-256-GCM: format byte, 4-byte key id, 12-byte IV, 16-byte tag, ciphertext; the head is authenticated too. */
  seal(text: string): Buffer;
  /** The sealed text; throws when the bytes were changed or sealed with a key that is not at hand. */
  open(sealed: Uint8Array): string;
  /** Id of the key at hand that opens this; null where none does. */
  keyThatOpens(sealed: Uint8Array): string | null;
  /** HMAC-SHA-256 in hex: equal texts have equal indexes, and nobody without the key can make one. */
  index(text: string): string;
  /** The index key that comes of a key at hand, in hex. */
  indexKeyOf(keyId: string): string;
  /** From now on indexes are made with this key, in hex: the one that the database keeps. */
  useIndexKey(key: string): void;
};

type Key = { id: string; seal: KeyObject; index: string };

/**
 * @param secret at least 32 characters; it seals. Encryption and index keys are derived from it with HKDF.
 * @param others secrets that only open what was sealed with them.
 */
export function createVault(secret: string, others: readonly string[] = []): Vault {
  const newest = keyOf(secret);
  const keys = new Map([newest, ...others.map(keyOf)].map((key) => [key.id, key]));
  if (keys.size !== others.length + 1) throw new Error('Two of the keys have the same id.');
  const head = Buffer.concat([Buffer.of(WITH_ID), Buffer.from(newest.id, 'hex')]);
  let indexKey = createSecretKey(Buffer.from(newest.index, 'hex'));

  const open = (sealed: Uint8Array): { text: string; id: string } => {
    const bytes = Buffer.from(sealed);
    if (bytes[0] === WITHOUT_ID) return openWithAny(bytes, [...keys.values()]);
    const id = keyIdOf(bytes);
    if (id === null) throw new Error('Sealed data of an unknown format.');
    const key = keys.get(id);
    if (!key) throw new Error(`Sealed with the key ${id}, which is not at hand.`);
    return { text: decipher(bytes, key, SEAL_HEAD_BYTES), id };
  };

  return {
    keyId: newest.id,
    keyIds: [...keys.keys()],
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', newest.seal, iv).setAAD(head);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([head, iv, cipher.getAuthTag(), body]);
    },
    open: (sealed) => open(sealed).text,
    keyThatOpens(sealed) {
      try {
        return open(sealed).id;
      } catch {
        return null;
      }
    },
    index: (text) => createHmac('sha256', indexKey).update(text, 'utf8').digest('hex'),
    indexKeyOf(keyId) {
      const key = keys.get(keyId);
      if (!key) throw new Error(`The key ${keyId} is not at hand.`);
      return key.index;
    },
    useIndexKey(key) {
      indexKey = createSecretKey(Buffer.from(key, 'hex'));
    },
  };
}

/** Id of the key that sealed this, read from its head; null for what was sealed before keys had ids. */
export function keyIdOf(sealed: Uint8Array): string | null {
  return sealed[0] === WITH_ID ? Buffer.from(sealed.subarray(1, SEAL_HEAD_BYTES)).toString('hex') : null;
}

/** What has no key id is of whichever key opens it: the tag fits one only. */
function openWithAny(bytes: Buffer, keys: readonly Key[]): { text: string; id: string } {
  for (const key of keys) {
    try {
      return { text: decipher(bytes, key, 1), id: key.id };
    } catch {
      // Another one's.
    }
  }
  throw new Error('No key at hand opens this.');
}

function decipher(bytes: Buffer, key: Key, headBytes: number): string {
  const iv = bytes.subarray(headBytes, headBytes + IV_BYTES);
  const tag = bytes.subarray(headBytes + IV_BYTES, headBytes + IV_BYTES + TAG_BYTES);
  const reader = createDecipheriv('aes-256-gcm', key.seal, iv, { authTagLength: TAG_BYTES });
  if (headBytes > 1) reader.setAAD(bytes.subarray(0, headBytes));
  reader.setAuthTag(tag);
  const body = bytes.subarray(headBytes + IV_BYTES + TAG_BYTES);
  return Buffer.concat([reader.update(body), reader.final()]).toString('utf8');
}

function keyOf(secret: string): Key {
  return {
    id: derive(secret, 'personal-data-key-id', ID_BYTES).toString('hex'),
    // As a key object: a key given as bytes is set up anew for every text, at several times the cost.
    seal: createSecretKey(derive(secret, 'personal-data-seal', 32)),
    index: derive(secret, 'personal-data-index', 32).toString('hex'),
  };
}

function derive(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'chulbal', purpose, bytes));
}
