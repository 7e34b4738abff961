import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { folder, installation, pathsIn, rows } from '@chulbal/testing/backups';
import { describe, expect, test } from 'vitest';
import { diskStore } from '../files/disk-store.ts';
import type { FileStore } from '../files/store.ts';
import { makeBackup } from './make.ts';
import { places } from './manifest.ts';
import { listStrangers, restoreFiles } from './restore.ts';
import { newBackupKey, openBackupKey } from './sealing.ts';
import { verifyBackup } from './verify.ts';

const hex = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function bytesOf(store: FileStore, name: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of (await store.read(name))?.stream ?? []) parts.push(part);
  return Buffer.concat(parts);
}

describe('R-12: a backup', () => {
  test('holds all files and rows, is read by nobody without its key, and gives all back', async () => {
    const { work, put, root, destination, key, stored } = await installation();
    const texts = [Buffer.from('a business plan '.repeat(20_000)), Buffer.from('a logo'), Buffer.alloc(0)];
    for (const text of texts) await put(text);
    await put(randomBytes(300_000), false);
    const made = await makeBackup(work);
    expect(made).toMatchObject({
      outcome: 'done',
      files: 4,
      sentFiles: 4,
      missingFiles: 0,
      databaseBytes: rows.length,
    });

    for (const path of pathsIn(root, '.age')) {
      const sealed = readFileSync(path);
      expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      for (const canary of [
        'business plan',
        'every row',
        ...stored.flatMap(({ name, sha256 }) => [name, sha256 ?? name]),
      ]) {
        expect(sealed.includes(canary)).toBe(false);
        expect(path).not.toContain(canary);
      }
    }

    const { manifest, damages } = await verifyBackup(destination, key, made.name ?? '');
    if (!manifest) throw new Error('no manifest');
    expect(damages).toEqual([]);
    expect(manifest).toMatchObject({
      format: 1,
      kind: 'postgres',
      migrations: ['0001-a'],
      dataKeys: ['ab'],
      missing: [],
    });
    const fresh = diskStore(folder());
    expect(await restoreFiles({ destination, key, manifest, store: fresh })).toEqual([]);
    for (const { name } of stored) {
      expect(hex(await bytesOf(fresh, name))).toBe(hex(await bytesOf(work.store, name)));
    }
    // Once more: what is there already stays.
    expect(await listStrangers(fresh, manifest)).toEqual([]);
    expect(await restoreFiles({ destination, key, manifest, store: fresh })).toEqual([]);
  });

  test('sends only what is new, and the same bytes once', async () => {
    const { work, put, later, store } = await installation();
    await put(Buffer.from('one'));
    await put(randomBytes(1000), false);
    expect(await makeBackup(work)).toMatchObject({ files: 2, sentFiles: 2 });
    later(24);
    await put(Buffer.from('one'));
    const two = await put(Buffer.from('two'));
    const read: string[] = [];
    const watched = {
      ...store,
      read(name: string) {
        read.push(name);
        return store.read(name);
      },
    };
    expect(await makeBackup({ ...work, store: watched })).toMatchObject({
      files: 4,
      sentFiles: 1,
      sentBytes: 3,
    });
    // Not even read again, where no row says what it is.
    expect(read).toEqual([two]);
  });

  test('sends the same bytes once, though they are in many files at once, and from one that is whole', async () => {
    const { work, put, stored, store } = await installation();
    const bytes = randomBytes(200_000);
    for (let file = 0; file < 12; file += 1) await put(bytes);
    await store.remove(stored[0]?.name ?? '');
    expect(await makeBackup(work)).toMatchObject({ files: 12, sentFiles: 1, missingFiles: 0 });
  });

  test('names what is damaged, cut or gone', async () => {
    const { work, put, root, destination, key, store, stored } = await installation();
    for (const text of ['first', 'second', 'third']) await put(Buffer.from(text.repeat(50_000)));
    const name = (await makeBackup(work)).name ?? '';
    const [one = '', two = '', three = ''] = pathsIn(root, 'objects');
    const sealed = readFileSync(one);
    sealed[sealed.length - 70_000] = (sealed[sealed.length - 70_000] ?? 0) ^ 1;
    writeFileSync(one, sealed);
    truncateSync(two, statSync(two).size - 100);
    rmSync(three);
    const { manifest, damages } = await verifyBackup(destination, key, name);
    const place = (path: string) => path.slice(root.length + 1);
    expect(damages).toEqual([
      { place: place(one), file: expect.any(String), why: 'damaged' },
      { place: place(two), file: expect.any(String), why: 'damaged' },
      { place: place(three), file: expect.any(String), why: 'missing' },
    ]);
    expect(damages.map(({ file }) => file).toSorted()).toEqual(stored.map((file) => file.name).toSorted());

    if (!manifest) throw new Error('no manifest');
    const fresh = diskStore(folder());
    const lost = await restoreFiles({ destination, key, manifest, store: fresh });
    expect(lost.map(({ file }) => file).toSorted()).toEqual(damages.map(({ file }) => file).toSorted());
    for await (const { name: there } of fresh.list()) throw new Error(`${there} is there`);

    // What is taken away there is sent anew.
    for (const path of [one, two]) rmSync(path);
    expect(await makeBackup({ ...work, store })).toMatchObject({ sentFiles: 3 });
    expect((await verifyBackup(destination, key, name)).damages).toEqual([]);
  });

  test.each([
    ['the database', places.database],
    ['the manifest', places.manifest],
  ])('names %s where a byte of it is damaged', async (_, placeOf) => {
    const { work, root, destination, key } = await installation();
    const name = (await makeBackup(work)).name ?? '';
    const path = join(root, placeOf(name));
    const sealed = readFileSync(path);
    const before = Buffer.from(sealed);
    for (const at of [3, 150, sealed.length - 1]) {
      const broken = Buffer.from(before);
      broken[at] = (broken[at] ?? 0) ^ 0x20;
      writeFileSync(path, broken);
      const { damages } = await verifyBackup(destination, key, name);
      expect(damages).toEqual([{ place: placeOf(name), file: null, why: 'damaged' }]);
    }
    rmSync(path);
    const { damages } = await verifyBackup(destination, key, name);
    expect(damages).toEqual([{ place: placeOf(name), file: null, why: 'missing' }]);
  });

  test('does not open with another key, and says so', async () => {
    const { work, destination } = await installation();
    const name = (await makeBackup(work)).name ?? '';
    const { manifest, damages } = await verifyBackup(
      destination,
      await openBackupKey(await newBackupKey()),
      name,
    );
    expect(manifest).toBeNull();
    expect(damages).toEqual([{ place: places.manifest(name), file: null, why: 'wrongKey' }]);
  });

  test('names files that the storage has lost or damaged, and holds everything else', async () => {
    const { work, put, stored, destination, key } = await installation();
    const lost = await put(Buffer.from('lost'));
    const wrong = await put(Buffer.from('damaged'));
    await put(Buffer.from('whole'));
    await work.store.remove(lost);
    await work.store.write(wrong, Readable.from([Buffer.from('dAmaged')]));
    const made = await makeBackup(work);
    expect(made).toMatchObject({ outcome: 'done', files: 1, missingFiles: 2 });
    expect(made.missing.map(({ name }) => name).toSorted()).toEqual([lost, wrong].toSorted());
    const { manifest, damages } = await verifyBackup(destination, key, made.name ?? '');
    expect(damages).toEqual([]);
    expect(manifest?.missing.map(({ name }) => name).toSorted()).toEqual([lost, wrong].toSorted());
    expect(stored).toHaveLength(3);
  });

  test('begins anew where a file was destroyed on purpose after its dump', async () => {
    const { work, put, stored } = await installation();
    await put(Buffer.from('stays'));
    const gone = await put(Buffer.from('somebody leaves'));
    let dumps = 0;
    const made = await makeBackup({
      ...work,
      async snapshot(keep) {
        const found = await work.snapshot(keep);
        dumps += 1;
        if (dumps === 1) {
          await work.store.remove(gone);
          stored.pop();
        }
        return found;
      },
    });
    expect(made).toMatchObject({ files: 1, missingFiles: 0 });
    expect(dumps).toBe(2);
  });
});
