import type { Reply } from '@chulbal/contract/endpoint';
import type { StoredFile } from '@chulbal/contract/files/files';
import { pageOwnerHeaders } from '../../../lib/command/page-owner.ts';
import { shownName } from './file-check.ts';

export type Upload = {
  teamNo: number;
  slot: string;
  /** Whose document it is, where a slot asks everyone. */
  person?: string | undefined;
  file: File;
  sha256?: string | undefined;
};

/** `message` in the reader's language. `unreached`: trying again may help; `noPlace`: it will, in so many seconds. */
export type UploadResult<Stored = StoredFile> =
  | { kind: 'stored'; file: Stored }
  | { kind: 'refused'; message: string }
  | { kind: 'signedOut' }
  | { kind: 'unreached' }
  | { kind: 'noPlace'; seconds: number }
  | { kind: 'stopped' };

type Options = { onProgress: (loaded: number, total: number | null) => void; signal: AbortSignal };

/** Sends a file of an application. */
export function sendFile(upload: Upload, options: Options): Promise<UploadResult> {
  return sendTo('/transfer/upload', {}, upload, options);
}

/** Sends a file to an address; by XMLHttpRequest, for fetch tells nothing about how much has been sent. */
export function sendTo<Stored>(
  address: string,
  place: Record<string, string>,
  upload: Upload,
  { onProgress, signal }: Options,
): Promise<UploadResult<Stored>> {
  const { teamNo, slot, person, file, sha256 } = upload;
  const query = new URLSearchParams({
    ...place,
    teamNo: String(teamNo),
    slot,
    ...(person ? { person } : {}),
    fileName: shownName(file.name),
    size: String(file.size),
    ...(sha256 ? { sha256 } : {}),
  });
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${address}?${query}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(pageOwnerHeaders())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress(loaded, lengthComputable ? total : null);
    request.onload = () => {
      const seconds = Number(request.getResponseHeader('retry-after'));
      resolve(readAnswer(request.status, request.response as Reply<unknown> | null, seconds));
    };
    request.onerror = () => resolve({ kind: 'unreached' });
    request.onabort = () => resolve({ kind: 'stopped' });
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function readAnswer<Stored>(
  status: number,
  reply: Reply<unknown> | null,
  seconds: number,
): UploadResult<Stored> {
  if (status === 200 && reply) return { kind: 'stored', file: reply.data as Stored };
  if (status === 401 || status === 403) return { kind: 'signedOut' };
  if ((status === 503 || status === 429) && seconds > 0) return { kind: 'noPlace', seconds };
  // What says no code was said by no rule of ours: a server that was too busy to read what came (408).
  if (reply && reply.code > 0 && status >= 400 && status < 500 && status !== 429)
    return { kind: 'refused', message: reply.message };
  return { kind: 'unreached' };
}
