import type { OutputOf } from '@chulbal/contract/endpoint';
import type { loadSchools, uploadGuardianForm } from '@chulbal/contract/seasons/operators';
import type { Wait } from '../../lib/post-file.ts';
import { sendFile } from '../../lib/send-file.ts';

/** Stores a form for guardians, so that a track of the plan can name it. */
export async function uploadForm(file: File, wait: Wait): Promise<OutputOf<typeof uploadGuardianForm>> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size) });
  return (await sendFile(`/console/transfer/guardian-form?${query}`, file, wait)) as OutputOf<
    typeof uploadGuardianForm
  >;
}

/** Loads schools from the ministry's CSV. */
export async function uploadSchools(file: File, wait: Wait): Promise<OutputOf<typeof loadSchools>> {
  const query = new URLSearchParams({ size: String(file.size) });
  return (await sendFile(`/console/transfer/schools?${query}`, file, wait)) as OutputOf<typeof loadSchools>;
}
