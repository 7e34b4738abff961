import type { Readable } from 'node:stream';
import { installation, pathsIn } from '@chulbal/testing/backups';
import { describe, expect, test } from 'vitest';
import { listBackups } from './find.ts';
import { makeBackup } from './make.ts';
import { newBackupKey, openBackupKey } from './sealing.ts';
import { verifyBackup } from './verify.ts';

describe('R-12: a backup', () => {
  test('that is broken off is none, and the next one goes on from there', async () => {
    const { work, put, later, destination, root } = await installation();
    for (const text of ['one', 'two', 'three']) await put(Buffer.from(text));
    let writes = 0;
    const dying = {
      ...destination,
      write(key: string, source: Readable) {
        writes += 1;
        if (writes > 2) throw new Error('killed');
        return destination.write(key, source);
      },
    };
    await expect(makeBackup({ ...work, destination: dying })).rejects.toThrow('killed');
    expect((await listBackups(destination)).made).toEqual([]);
    expect((await listBackups(destination)).unfinished).toHaveLength(1);
    later(1);
    expect(await makeBackup(work)).toMatchObject({ files: 3, sentFiles: 2 });
    // What it has left behind goes after a day, and only that.
    later(25);
    const last = await makeBackup(work);
    expect((await listBackups(destination)).unfinished).toEqual([]);
    expect(pathsIn(root, 'objects')).toHaveLength(3);
    expect((await verifyBackup(destination, work.key, last.name ?? '')).damages).toEqual([]);
  });

  test('goes after thirty days, and with it what no other backup has', async () => {
    const { work, put, later, stored, destination, root, key } = await installation();
    await put(Buffer.from('stays'));
    await put(Buffer.from('destroyed on the second day'));
    await makeBackup(work);
    later(24);
    stored.pop();
    await makeBackup(work);
    later(28 * 24);
    expect(await makeBackup(work)).toMatchObject({ dropped: 0 });
    expect(pathsIn(root, 'objects')).toHaveLength(2);
    later(24);
    expect(await makeBackup(work)).toMatchObject({ dropped: 1 });
    expect(pathsIn(root, 'objects')).toHaveLength(1);
    const { made } = await listBackups(destination);
    expect(made).toHaveLength(3);
    for (const { name } of made) expect((await verifyBackup(destination, key, name)).damages).toEqual([]);
  });

  test('of an earlier key stays readable by it for as long as it is kept', async () => {
    const { work, put, later, destination, key, root } = await installation();
    await put(Buffer.from('one'));
    const first = await makeBackup(work);
    const fresh = await openBackupKey(await newBackupKey());
    later(48);
    expect(await makeBackup({ ...work, key: fresh })).toMatchObject({ sentFiles: 1 });
    expect((await verifyBackup(destination, key, first.name ?? '')).damages).toEqual([]);
    later(29 * 24);
    expect(await makeBackup({ ...work, key: fresh })).toMatchObject({ dropped: 1 });
    expect(pathsIn(root, key.id)).toEqual([]);
    expect(pathsIn(root, fresh.id).length).toBeGreaterThan(0);
  });
});
