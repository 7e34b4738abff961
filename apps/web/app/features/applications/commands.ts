import type {
  cancelApplication,
  deleteDraft,
  listDraftVersions,
  restoreDraft,
  saveDraft,
  submitApplication,
} from '@chulbal/contract/applications';
import type { AnyEndpoint, OutputOf, RequestOf } from '@chulbal/contract/endpoint';
import type { removeFile } from '@chulbal/contract/files';
import type { resendInvitation } from '@chulbal/contract/invitations';
import type { getMaterial, submitMaterial } from '@chulbal/contract/materials';
import type { Problem } from '../../lib/api-error.ts';

/** What the form, and the modal of a stage's material, ask of the server beside loading their page. */
export type Commands = {
  save: typeof saveDraft;
  versions: typeof listDraftVersions;
  restore: typeof restoreDraft;
  discard: typeof deleteDraft;
  removeFile: typeof removeFile;
  resend: typeof resendInvitation;
  submit: typeof submitApplication;
  cancel: typeof cancelApplication;
  material: typeof getMaterial;
  submitMaterial: typeof submitMaterial;
};

/** `signedOut`: the session is over. `unreached`: nobody knows whether it was done. `retryAfter` in seconds. */
export type Answer<E extends AnyEndpoint> =
  | { kind: 'done'; data: OutputOf<E> }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'signedOut' }
  | { kind: 'unreached'; retryAfter?: number };

/** A body that may outlive its page must not be larger (Fetch standard: 64 KiB, headers included). */
const outlivingLimit = 60_000;

/** Sends a command and waits for its answer; never throws. A page that is being closed still sends it. */
export async function command<K extends keyof Commands>(
  name: K,
  input: RequestOf<Commands[K]>,
): Promise<Answer<Commands[K]>> {
  const body = JSON.stringify({ name, input });
  try {
    const response = await fetch('/apply/command', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      keepalive: body.length * 3 < outlivingLimit,
    });
    if (response.status === 401 || response.status === 403) return { kind: 'signedOut' };
    if (response.ok) return { kind: 'done', data: (await response.json()) as OutputOf<Commands[K]> };
    if (response.status >= 500 || response.status === 429)
      return { kind: 'unreached', ...askedFor(response) };
    return { kind: 'refused', problem: (await response.json()) as Problem };
  } catch {
    return { kind: 'unreached' };
  }
}

function askedFor(response: Response): { retryAfter?: number } {
  const seconds = Number(response.headers.get('retry-after'));
  return seconds > 0 ? { retryAfter: seconds } : {};
}
