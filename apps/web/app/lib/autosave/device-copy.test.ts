import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  deviceKeeper,
  findCopies,
  forgetDeviceCopies,
  importDeviceKey,
  removeCopies,
} from './device-copy.ts';

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (name: string) => this.#items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.#items.set(name, value);
  removeItem = (name: string) => void this.#items.delete(name);
  clear = () => this.#items.clear();
}

const place = { userId: 1, what: 'draft:3:1' };
const copy = { base: 2, changed: { teamName: '한칸서재', 'leader.tmPhone': '010-1234-5678' } };
const newKey = () => importDeviceKey(randomBytes(32).toString('base64'));
let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
});

const everything = () =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n');

describe('the copy on the device', () => {
  test('is ciphertext', async () => {
    await deviceKeeper(storage, await newKey(), place).write(copy);
    expect(storage.length).toBe(1);
    expect(everything()).not.toMatch(/한칸서재|teamName|5678/);
    expect(Buffer.from(everything().split('.')[1] ?? '', 'base64').toString()).not.toContain('한칸서재');
  });

  test('is opened by the same key, and its entry may then go', async () => {
    const key = await newKey();
    await deviceKeeper(storage, key, place).write(copy);
    const found = await findCopies(storage, key, place);
    expect(found).toMatchObject([copy]);
    removeCopies(storage, found);
    expect(storage.length).toBe(0);
  });

  test('cannot be opened with another key, and is then removed', async () => {
    await deviceKeeper(storage, await newKey(), place).write(copy);
    expect(await findCopies(storage, await newKey(), place)).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('of another person or track is not touched and not shown', async () => {
    const key = await newKey();
    await deviceKeeper(storage, key, place).write(copy);
    expect(await findCopies(storage, key, { ...place, userId: 2 })).toEqual([]);
    expect(await findCopies(storage, key, { ...place, what: 'draft:33:1' })).toEqual([]);
    expect(storage.length).toBe(1);
  });

  test('moved under another person’s name opens for nobody', async () => {
    const key = await newKey();
    await deviceKeeper(storage, key, place).write(copy);
    const name = storage.key(0) ?? '';
    storage.setItem(name.replace('unsaved:1:', 'unsaved:2:'), storage.getItem(name) ?? '');
    expect(await findCopies(storage, key, { ...place, userId: 2 })).toEqual([]);
  });

  test('is not written again by a write that a wipe has overtaken', async () => {
    const keeper = deviceKeeper(storage, await newKey(), place);
    const writing = keeper.write(copy);
    await keeper.wipe();
    await writing;
    expect(storage.length).toBe(0);
  });

  test('all go at log-out, and nothing else does', async () => {
    const key = await newKey();
    storage.setItem('lang', 'ko');
    await deviceKeeper(storage, key, place).write(copy);
    await deviceKeeper(storage, key, { ...place, userId: 2 }).write(copy);
    forgetDeviceCopies(storage);
    expect(storage.length).toBe(1);
  });

  test('is not written any more by a page that was open at the log-out', async () => {
    const keeper = deviceKeeper(storage, await newKey(), place);
    forgetDeviceCopies(storage);
    await keeper.write(copy);
    expect(storage.length).toBe(0);
  });

  test('are none in a browser without storage, and a log-out goes on', () => {
    expect(() => forgetDeviceCopies(null)).not.toThrow();
  });

  test('of two tabs are two', async () => {
    const key = await newKey();
    await deviceKeeper(storage, key, place).write(copy);
    await deviceKeeper(storage, key, place).write({ ...copy, changed: { teamName: '다른 탭' } });
    expect(await findCopies(storage, key, place)).toHaveLength(2);
  });
});
