import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '@chulbal/domain/files/s3-store';

/** The only key that s3rver knows. */
const accessKey = 'S3RVER';
const secretKey = 'S3RVER';

export type Bucket = { settings: S3Settings; close(): Promise<void> };

type Place = { folder?: string | undefined; port?: number };

/**
 * A bucket over HTTP, empty in a folder of its own unless one is named; requests without a right signature get 403, as
 * from S3.
 */
export async function startBucket({ folder, port: asked = 0 }: Place = {}): Promise<Bucket> {
  const directory = folder ?? (await mkdtemp(join(tmpdir(), 'chulbal-bucket-')));
  const server = new S3rver({
    port: asked,
    address: '127.0.0.1',
    silent: true,
    directory,
    // Signatures are looked at below: its own look refuses right ones of lists.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  const [serve] = server.httpServer.listeners('request') as RequestListener[];
  server.httpServer.removeAllListeners('request');
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isSigned(request)) return refuse(request, response);
    turnPages(request, response);
    serve?.(request, response);
  });
  return {
    settings: settingsOfBucket(port),
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
      if (!folder) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** How the bucket that answers at this port of the machine is reached. */
export function settingsOfBucket(port: number): S3Settings {
  return { bucket: 'files', region: 'us-east-1', endpoint: `http://127.0.0.1:${port}`, accessKey, secretKey };
}

/**
 * Gives lists of more than a thousand page by page. s3rver encrypts where to go on from with DES, which no system has any more:
 * it is asked as by the first version of the protocol, by the last key, and the token of the second one is put into its answer.
 */
function turnPages(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://bucket');
  if (request.method !== 'GET' || url.searchParams.get('list-type') !== '2') return;
  const token = url.searchParams.get('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : url.searchParams.get('start-after');
  for (const name of ['list-type', 'continuation-token', 'start-after']) url.searchParams.delete(name);
  if (after !== null) url.searchParams.set('marker', after);
  request.url = url.pathname + url.search;

  const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
  response.end = ((body?: unknown) => {
    const text = Buffer.isBuffer(body) || typeof body === 'string' ? body.toString() : '';
    const last = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].at(-1)?.[1];
    if (last === undefined || !text.includes('<IsTruncated>true')) return end(body);
    const next = `<NextContinuationToken>${Buffer.from(last).toString('base64url')}</NextContinuationToken>`;
    const paged = text.replace('<IsTruncated>', `${next}<IsTruncated>`);
    response.setHeader('content-length', Buffer.byteLength(paged));
    return end(paged);
  }) as typeof response.end;
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(403, { 'content-type': 'application/xml' });
  response.end(
    '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code>' +
      '<Message>The request signature does not match.</Message></Error>',
  );
}

/** AWS Signature Version 4 of a request's head, as S3 computes it. */
function isSigned(request: IncomingMessage): boolean {
  const [, day, region, names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (!day || !region) return false;
  const headers = names.split(';');
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...mustBeSigned].every((name) => headers.includes(name))) return false;

  const url = new URL(request.url ?? '/', 'http://bucket');
  const query = [...url.searchParams]
    .map(([name, value]) => `${rfc3986(name)}=${rfc3986(value)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return timingSafeEqual(hmac(key, toSign), Buffer.from(given, 'hex'));
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function rfc3986(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
