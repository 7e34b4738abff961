import { toast } from '../../lib/toast.ts';
import { downloads } from './downloads.ts';

/** Milliseconds until the object URL of a finished download is released (specification, section 4). */
export const releaseTime = 40_000;

type Options = RequestInit & {
  /** Said when it fails; useDownload() gives the reader's words. */
  failed: string;
  /** Says instead why a reply was refused, where that is known. */
  reasonOf?: (refused: Response) => Promise<string | null>;
};

/**
 * Fetches a file with progress and hands it to the reader under `name`. Sends its uuid as `request-uuid`.
 * Resolves true when the file was handed over, false when it was cancelled (silently) or failed (with a toast).
 */
export async function download(url: string, options: Options, name: string): Promise<boolean> {
  const uuid = crypto.randomUUID();
  const stop = new AbortController();
  const { failed, reasonOf, ...init } = options;
  let why: string | null = null;
  const headers = new Headers(init.headers);
  headers.set('request-uuid', uuid);
  downloads.start(uuid, name, () => stop.abort());
  try {
    const reply = await fetch(url, { ...init, headers, signal: stop.signal });
    if (!reply.ok) {
      why = (await reasonOf?.(reply)) ?? null;
      throw new Error(`Download refused with ${reply.status}`);
    }
    saveFile(await collect(reply, uuid), name);
    return true;
  } catch {
    if (!stop.signal.aborted) toast.error(why ?? failed);
    return false;
  } finally {
    downloads.end(uuid);
  }
}

/** Reads the body piece by piece, telling the store how far it is. */
async function collect(reply: Response, uuid: string): Promise<Blob> {
  const length = Number(reply.headers.get('content-length'));
  // a compressed body is longer than its content-length
  const total = length > 0 && !reply.headers.has('content-encoding') ? length : null;
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = reply.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    loaded += value.byteLength;
    downloads.progress(uuid, loaded, total);
  }
  return new Blob(pieces, { type: reply.headers.get('content-type') ?? 'application/octet-stream' });
}

/** Hands a file to the reader under a name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), releaseTime);
}
