import type { OutputOf } from '@chulbal/contract/endpoint';
import type { uploadGuardianPaper } from '@chulbal/contract/guardians/operators';
import { sendFile } from '../../lib/send-file.ts';

/** Stores the scan of a signed form; throws an Error whose message is for the reader. */
export async function uploadPaper(file: File): Promise<OutputOf<typeof uploadGuardianPaper>> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size) });
  return (await sendFile(`/console/transfer/guardian-paper?${query}`, file)) as OutputOf<
    typeof uploadGuardianPaper
  >;
}
