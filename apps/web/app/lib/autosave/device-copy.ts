import type { Texts } from './edited.ts';

/** What the server has not acknowledged, as this device keeps it, and the version it was made on. */
export type DeviceCopy = { base: number; changed: Texts };
export type DeviceKeeper = { write(copy: DeviceCopy): Promise<void>; wipe(): Promise<void> };

/** Whose and of what, such as `draft:3:1`: part of the entry's name, and bound to the ciphertext. */
export type CopyPlace = { userId: number; what: string };

export type FoundCopy = DeviceCopy & { name: string };

const prefix = 'unsaved:';

/** Counts the log-outs of this page: what was opened before one keeps nothing after it. */
let logOuts = 0;

function nameOf({ userId, what }: CopyPlace): string {
  return `${prefix}${userId}:${what}:`;
}

/** Imports the key from the server so that no script can read it back. @throws where the browser has no WebCrypto. */
export function importDeviceKey(base64: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', bytesOf(base64), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Keeps one page's unsaved changes under an entry of its own, so that two tabs do not overwrite each other. */
export function deviceKeeper(storage: Storage, key: CryptoKey, place: CopyPlace): DeviceKeeper {
  const name = nameOf(place) + crypto.randomUUID();
  const opened = logOuts;
  let turn = 0;
  return {
    async write(copy) {
      turn += 1;
      const mine = turn;
      const sealed = await seal(key, nameOf(place), copy);
      // Sealing takes a moment: a newer copy or a wipe must not be undone.
      if (mine === turn && opened === logOuts) storage.setItem(name, sealed);
    },
    async wipe() {
      turn += 1;
      storage.removeItem(name);
    },
  };
}

/** The copies that earlier pages left for this person and place. What cannot be opened is of no use and goes. */
export async function findCopies(storage: Storage, key: CryptoKey, place: CopyPlace): Promise<FoundCopy[]> {
  const found: FoundCopy[] = [];
  for (const name of namesIn(storage, nameOf(place))) {
    const copy = await open(key, nameOf(place), storage.getItem(name) ?? '');
    if (copy) found.push({ ...copy, name });
    else storage.removeItem(name);
  }
  return found;
}

/** Removes copies that have been taken over. */
export function removeCopies(storage: Storage, copies: readonly FoundCopy[]): void {
  for (const { name } of copies) storage.removeItem(name);
}

/** Removes every copy on this device; to be called when somebody logs out. */
export function forgetDeviceCopies(storage: Storage | null): void {
  logOuts += 1;
  if (!storage) return;
  for (const name of namesIn(storage, prefix)) storage.removeItem(name);
}

function namesIn(storage: Storage, start: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => name.startsWith(start));
}

async function seal(key: CryptoKey, place: string, copy: DeviceCopy): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = new TextEncoder().encode(place);
  const text = new TextEncoder().encode(JSON.stringify(copy));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, text);
  return `${base64Of(iv)}.${base64Of(new Uint8Array(sealed))}`;
}

async function open(key: CryptoKey, place: string, sealed: string): Promise<DeviceCopy | null> {
  try {
    const [iv = '', text = ''] = sealed.split('.');
    const additionalData = new TextEncoder().encode(place);
    const opened = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytesOf(iv), additionalData },
      key,
      bytesOf(text),
    );
    return JSON.parse(new TextDecoder().decode(opened)) as DeviceCopy;
  } catch {
    return null;
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
