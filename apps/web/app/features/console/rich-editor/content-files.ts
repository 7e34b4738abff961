import type { uploadContentFile } from '@chulbal/contract/content-files';
import type { OutputOf } from '@chulbal/contract/endpoint';

export type StoredContent = OutputOf<typeof uploadContentFile>;

/** Stores a file for content; throws an Error in the reader's language when it is refused. */
export async function storeContent(
  file: File,
  kind: 'file' | 'picture',
  failed: string,
): Promise<StoredContent> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size), kind });
  const reply = await fetch(`/console/transfer/content?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => null);
  const answer = reply ? await reply.json().catch(() => null) : null;
  if (!reply?.ok || !answer) throw new Error(answer?.message ?? failed);
  return answer.data as StoredContent;
}

/** Stored text as operators see it: pictures that nobody else may read yet come by the operators' way. */
export function forOperators(html: string): string {
  return html.replaceAll('src="/transfer/file/', 'src="/console/transfer/content/');
}

/** And back, as it is stored. */
export function forStoring(html: string): string {
  return html.replaceAll('src="/console/transfer/content/', 'src="/transfer/file/');
}
