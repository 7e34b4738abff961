import type { OutputOf } from '@chulbal/contract/endpoint';
import type { loadSchools, uploadGuardianForm } from '@chulbal/contract/operator-seasons';

/** An API's reply; of a refusal `fields` say best what is wrong with the file. */
type Reply = { message?: string; data?: { fields?: Record<string, string> } | null };

/** Sends a file as it is; throws an Error whose message is for the reader, empty when nobody answered. */
async function send(address: string, file: File): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
    body: file,
  }).catch(() => null);
  const reply = (await response?.json().catch(() => null)) as Reply | null;
  if (response?.ok) return reply?.data;
  const [why] = Object.values(reply?.data?.fields ?? {});
  throw new Error(why ?? reply?.message ?? '');
}

/** Stores a form for guardians, so that a track of the plan can name it. */
export async function uploadForm(file: File): Promise<OutputOf<typeof uploadGuardianForm>> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size) });
  return (await send(`/console/transfer/guardian-form?${query}`, file)) as OutputOf<
    typeof uploadGuardianForm
  >;
}

/** Loads schools from the ministry's CSV. */
export async function uploadSchools(file: File): Promise<OutputOf<typeof loadSchools>> {
  const query = new URLSearchParams({ size: String(file.size) });
  return (await send(`/console/transfer/schools?${query}`, file)) as OutputOf<typeof loadSchools>;
}
