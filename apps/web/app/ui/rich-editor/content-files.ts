import type { OutputOf } from '@chulbal/contract/endpoint';
import type { uploadContentFile } from '@chulbal/contract/files/content-files';
import { postFile, type Wait } from '../../lib/post-file.ts';

export type StoredContent = OutputOf<typeof uploadContentFile>;

/** Stores a file for content; throws an Error in the reader's language when it is refused. */
export async function storeContent(
  file: File,
  kind: 'file' | 'picture',
  failed: string,
  wait: Wait,
): Promise<StoredContent> {
  const query = new URLSearchParams({ fileName: file.name, size: String(file.size), kind });
  const reply = await postFile(`/console/transfer/content?${query}`, file, wait);
  const answer = reply ? await reply.json().catch(() => null) : null;
  if (!reply?.ok || !answer) throw new Error(answer?.message ?? failed);
  return answer.data as StoredContent;
}

/** Where pictures of a text are stored, and read by whoever writes it: `from` is an address before an opaque name. */
export type PictureStore = {
  from: string;
  store: (
    file: File,
    failed: string,
    wait: Wait,
  ) => Promise<Pick<StoredContent, 'serverFileName' | 'width' | 'height'>>;
};

/** Of operators: pictures that nobody else may read yet come by a way of their own. */
export const operatorsPictures: PictureStore = {
  from: '/console/transfer/content/',
  store: (file, failed, wait) => storeContent(file, 'picture', failed, wait),
};

/** Stored text as its writer sees it. */
export function forWriting(html: string, { from }: Pick<PictureStore, 'from'>): string {
  return html.replaceAll('src="/transfer/file/', `src="${from}`);
}

export const forOperators = (html: string) => forWriting(html, operatorsPictures);

/** And back, as it is stored. */
export function forStoring(html: string, { from }: Pick<PictureStore, 'from'>): string {
  return html.replaceAll(`src="${from}`, 'src="/transfer/file/');
}
