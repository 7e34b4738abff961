import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Bucket, startBucket } from '@chulbal/testing/s3';
import { allOf } from '@chulbal/testing/uploads';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { type S3Settings, s3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

const root = await mkdtemp(join(tmpdir(), 'chulbal-store-'));
let bucket: Bucket;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  await rm(root, { recursive: true, force: true });
});

function bucketStore(given: Partial<S3Settings> = {}): FileStore {
  return s3Store({ ...bucket.settings, ...given }, join(root, 's3-incoming'));
}

const stores: [string, string, () => FileStore][] = [
  ['on disk', join(root, 'disk', 'incoming'), () => diskStore(join(root, 'disk'))],
  ['on S3', join(root, 's3-incoming'), () => bucketStore()],
];

describe.each(stores)('%s', (_where, incoming, open) => {
  const newName = () => randomBytes(16).toString('hex');
  const names = async (store: FileStore) => (await allOf(store.list())).map(({ name }) => name);

  test('what is written is read again, with its size and SHA-256', async () => {
    const store = open();
    const name = newName();
    const bytes = randomBytes(300_000);
    const written = await store.write(name, Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]));
    expect(written).toEqual({
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    const read = await store.read(name);
    expect(read?.size).toBe(bytes.length);
    expect((await buffer(read?.stream ?? Readable.from([]))).equals(bytes)).toBe(true);
    expect(await names(store)).toContain(name);
  });

  test('nothing of a source that fails stays', async () => {
    const store = open();
    const name = newName();
    async function* failing() {
      yield randomBytes(100_000);
      throw new Error('the sender is gone');
    }
    await expect(store.write(name, failing())).rejects.toThrow('the sender is gone');
    expect(await store.read(name)).toBeNull();
    expect(await names(store)).not.toContain(name);
    expect(await readdir(incoming)).toEqual([]);
  });

  test('nothing of an aborted write stays', async () => {
    const store = open();
    const name = newName();
    const abort = new AbortController();
    async function* slow() {
      yield randomBytes(1000);
      abort.abort(new Error('enough'));
      yield randomBytes(1000);
    }
    await expect(store.write(name, slow(), { signal: abort.signal })).rejects.toThrow('enough');
    expect(await store.read(name)).toBeNull();
    expect(await readdir(incoming)).toEqual([]);
  });

  test('what is refused at a look was never to be read', async () => {
    const store = open();
    const name = newName();
    const accept = async ({ path, size }: { path: string; size: number }) => {
      expect(size).toBe(5);
      expect(existsSync(path)).toBe(true);
      expect(await store.read(name)).toBeNull();
      throw new Error('not this one');
    };
    await expect(store.write(name, Readable.from([Buffer.from('bytes')]), { accept })).rejects.toThrow(
      'not this one',
    );
    expect(await store.read(name)).toBeNull();
    expect(await readdir(incoming)).toEqual([]);
  });

  test('what is removed is gone, and removing nothing is fine', async () => {
    const store = open();
    const name = newName();
    await store.write(name, Readable.from([Buffer.from('bytes')]));
    await store.remove(name);
    await store.remove(name);
    expect(await store.read(name)).toBeNull();
    expect(await names(store)).not.toContain(name);
  });

  test('pieces that a crash left are removed once they are old', async () => {
    const store = open();
    await writeFile(join(incoming, newName()), 'old');
    const fresh = join(incoming, newName());
    await writeFile(fresh, 'fresh');
    onTestFinished(() => rm(fresh));
    const [old] = (await readdir(incoming)).filter((name) => join(incoming, name) !== fresh);
    await utimes(join(incoming, old ?? ''), new Date(0), new Date(0));
    expect(await store.removeUnfinished(new Date(1000))).toBe(1);
    expect(await readdir(incoming)).toHaveLength(1);
  });

  test('names that lead elsewhere name nothing', async () => {
    const store = open();
    // Nothing that a machine would miss, should one of them name something after all.
    for (const name of ['../../tmp/elsewhere', '..', '', 'incoming', 'A'.repeat(32), `${newName()}/../x`]) {
      expect(await store.read(name)).toBeNull();
      await expect(store.write(name, Readable.from([Buffer.from('x')]))).rejects.toThrow('Not the name');
      await expect(store.remove(name)).rejects.toThrow('Not the name');
    }
  });

  test('memory stays flat while 300 MiB pass through', async () => {
    const store = open();
    const name = newName();
    const chunk = randomBytes(64 * 1024);
    let most = 0;
    async function* much() {
      for (let n = 0; n < 4800; n += 1) {
        if (n % 100 === 0) most = Math.max(most, process.memoryUsage().rss);
        yield chunk;
      }
    }
    const before = process.memoryUsage().rss;
    const { size } = await store.write(name, much());
    expect(size).toBe(300 * 1024 * 1024);
    const read = await store.read(name);
    let seen = 0;
    for await (const piece of read?.stream ?? []) {
      seen += piece.length;
      most = Math.max(most, process.memoryUsage().rss);
    }
    expect(seen).toBe(size);
    await store.remove(name);
    // Far below the file; how far above nothing is up to the garbage collector of a busy machine.
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  }, 60_000);
});

test('a wrong key is refused by the bucket, and nothing stays', async () => {
  const stranger = bucketStore({ secretKey: 'wrong' });
  const name = randomBytes(16).toString('hex');
  await expect(stranger.write(name, Readable.from([Buffer.from('bytes')]))).rejects.toThrow(/signature/i);
  expect(await bucketStore().read(name)).toBeNull();
});

test('a bucket whose clock is an hour from ours, for ours was put, gets the file all the same', async () => {
  const got: string[] = [];
  const server = createServer(async (request, response) => {
    const there = Date.now() - 3_600_000;
    const [, day = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(String(request.headers['x-amz-date'])) ?? [];
    const said = `${day} ${time}`.replace(/(\d{4})(\d\d)(\d\d) (\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6Z');
    const body = await buffer(request);
    response.setHeader('date', new Date(there).toUTCString());
    if (Math.abs(Date.parse(said) - there) < 900_000) {
      got.push(body.toString());
      response.setHeader('etag', '"1"').end();
      return;
    }
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<?xml version="1.0"?><Error><Code>RequestTimeTooSkewed</Code><Message>x</Message></Error>');
  });
  const store = await storeAt(server);
  for (const text of ['one', 'two']) {
    await store.write(randomBytes(16).toString('hex'), Readable.from([Buffer.from(text)]));
  }
  expect(got).toEqual(['one', 'two']);
});

test('a bucket that closes a kept connection as the next file comes gets the file all the same', async () => {
  const got: string[] = [];
  const times = new WeakMap<Socket, number>();
  const server = createServer(async (request, response) => {
    const time = (times.get(request.socket) ?? 0) + 1;
    times.set(request.socket, time);
    if (time === 2) return void request.socket.resetAndDestroy();
    got.push((await buffer(request)).toString());
    response.setHeader('etag', '"1"').end();
  });
  const store = await storeAt(server);
  for (const text of ['one', 'two', 'three']) {
    await store.write(randomBytes(16).toString('hex'), Readable.from([Buffer.from(text)]));
  }
  expect(got).toEqual(['one', 'two', 'three']);
});

/** A store in the bucket that answers there until the test ends. */
async function storeAt(server: Server): Promise<FileStore> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return bucketStore({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
