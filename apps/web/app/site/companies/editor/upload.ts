import type { uploadCompanyFile } from '@chulbal/contract/companies/companies';
import type { OutputOf } from '@chulbal/contract/endpoint';
import { postFile, type Wait } from '../../../lib/post-file.ts';

export type StoredCompanyFile = OutputOf<typeof uploadCompanyFile>;

/** Stores a picture or a file of a page; throws an Error in the reader's language when it is refused. */
export async function storeForCompany(
  file: File,
  { icNo, kind, failed, wait }: { icNo: number; kind: 'picture' | 'file'; failed: string; wait: Wait },
): Promise<StoredCompanyFile> {
  const query = new URLSearchParams({
    ...{ icNo: String(icNo), fileName: file.name, size: String(file.size), kind },
  });
  const reply = await postFile(`/transfer/company?${query}`, file, wait);
  const answer = reply ? await reply.json().catch(() => null) : null;
  if (!reply?.ok || !answer) throw new Error(answer?.message ?? failed);
  return answer.data as StoredCompanyFile;
}
