import type { StoredFile } from '@chulbal/contract/files/files';

/** Hands a stored file to the reader, with its progress among the downloads; `failed` is said when it fails. */
export async function saveStoredFile(
  file: Pick<StoredFile, 'serverFileName' | 'name'>,
  failed: string,
  from = '/transfer/download',
): Promise<void> {
  const { download } = await import('../../../ui/feedback/download.ts');
  const body = JSON.stringify({ serverFileName: file.serverFileName });
  const headers = { 'content-type': 'application/json' };
  await download(from, { method: 'POST', headers, body, failed }, file.name);
}
