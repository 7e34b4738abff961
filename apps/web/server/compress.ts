import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthIt = 1024;

/** The best encoding that an `Accept-Encoding` header allows. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const refused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`).test(accepted);
  for (const name of ['br', 'gzip'] as const) {
    if (new RegExp(`(?:^|[\\s,])${name}(?:[\\s;,]|$)`).test(accepted) && !refused(name)) return name;
  }
  return 'identity';
}

/** Compresses a body. `quality` is brotli's, 0 to 11; gzip takes at most 6 of it. */
export async function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'br') return brotli(body, brotliOf(quality));
  if (encoding === 'gzip') return zip(body, gzipOf(quality));
  return body;
}

/**
 * The same at once, for a page of one reader at a low quality: the way to another thread and back takes longer than the
 * work, and there is nothing else to do for the page meanwhile.
 */
export function compressAtOnce(body: Buffer, encoding: Encoding, quality: number): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, brotliOf(quality));
  if (encoding === 'gzip') return gzipSync(body, gzipOf(quality));
  return body;
}

function brotliOf(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

function gzipOf(quality: number) {
  return { level: Math.min(6, quality) };
}

/** Small bodies and pictures are sent as they are. */
export function compressible(contentType: string | null, bytes: number): boolean {
  return (
    bytes >= worthIt &&
    /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/.test(contentType ?? '')
  );
}
