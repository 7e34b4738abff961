import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { PROBE_BYTES, passingFolder, receive, removeOlder } from './receive.ts';
import { assertServerFileName, isServerFileName } from './rules.ts';
import type { Arrived, FileStore } from './store.ts';

export type S3Settings = {
  bucket: string;
  region: string;
  /** Of a service other than Amazon's; buckets are then addressed by path. */
  endpoint?: string | undefined;
  /** Without them the SDK looks where it always does (role of the machine, profile). */
  accessKey?: string | undefined;
  secretKey?: string | undefined;
};

/** How long a bucket's service may take to be reached, and to be silent over a request. */
const CONNECT_MS = 3_000;
const SILENCE_MS = 60_000;

/**
 * Files in a bucket under `files/<name>`. Bytes arrive in a file of this machine, are looked at there, and are
 * put in one request that carries size and SHA-256, so a bucket never holds part of a file. One request takes
 * up to 5 GB. The SDK is loaded at first use.
 */
export function s3Store(settings: S3Settings, incoming = passingFolder('chulbal-incoming')): FileStore {
  let opened: Promise<Connected> | undefined;

  function open() {
    opened ??= connectS3(settings);
    return opened;
  }

  function at(name: string) {
    assertServerFileName(name);
    return { Bucket: settings.bucket, Key: `files/${name}` };
  }

  return {
    async write(name, source, { accept, signal } = {}) {
      const target = at(name);
      const arrived = await receive(incoming, source, { signal, passes: true });
      try {
        await accept?.(arrived);
        await putFile(await open(), target, arrived, signal);
        return { size: arrived.size, sha256: arrived.sha256 };
      } finally {
        await rm(arrived.path, { force: true });
      }
    },

    async read(name) {
      if (!isServerFileName(name)) return null;
      const { client, sdk } = await open();
      try {
        const found = await client.send(new sdk.GetObjectCommand(at(name)));
        return { stream: found.Body as Readable, size: found.ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },

    async remove(name) {
      const target = at(name);
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand(target));
    },

    async *list() {
      const { client, sdk } = await open();
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: settings.bucket, Prefix: 'files/' });
      for await (const page of pages) {
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { name: Key.slice('files/'.length), storedAt: LastModified };
        }
      }
    },

    async probe() {
      const { path } = await receive(incoming, Readable.from([Buffer.alloc(PROBE_BYTES)]));
      await rm(path, { force: true });
      const { client, sdk } = await open();
      await client.send(
        new sdk.PutObjectCommand({ Bucket: settings.bucket, Key: 'probe', Body: Buffer.from('probe') }),
      );
    },

    removeUnfinished: (before) => removeOlder(incoming, before),
  };
}

/**
 * Puts a file of this machine into a bucket, in one request with its size and SHA-256; once more where that may be fine, which
 * the SDK does by itself for everything but streams.
 */
export async function putFile(
  { client, sdk }: Connected,
  target: { Bucket: string; Key: string },
  { path, size, sha256 }: Arrived,
  signal?: AbortSignal,
): Promise<void> {
  const put = () =>
    client.send(
      new sdk.PutObjectCommand({
        ...target,
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: 'application/octet-stream',
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
      }),
      signal ? { abortSignal: signal } : {},
    );
  await put().catch((error) => {
    if (!mayPassAgain(error)) throw error;
    return put();
  });
}

/**
 * A connection that was kept was just being closed over there, or our clock was put and the SDK has learned the service's
 * from its answer.
 */
function mayPassAgain(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : '';
  return code === 'ECONNRESET' || code === 'EPIPE' || error.name === 'RequestTimeTooSkewed';
}

type Connected = Awaited<ReturnType<typeof connectS3>>;

/** The client of a bucket's service, and what it is asked with. Loaded at the first call. */
export async function connectS3(settings: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const { region, endpoint, accessKey, secretKey } = settings;
  const client = new sdk.S3Client({
    region,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKey && secretKey
      ? { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } }
      : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}
