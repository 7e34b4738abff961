import { pictureForWeb } from './content/web-picture.ts';
import type { FileStore } from './store.ts';
import { assertAcceptable, limited } from './upload.commands.ts';

/** The kinds of pictures that are taken as such. */
export const pictureExtensions = ['png', 'jpg', 'jpeg', 'webp'];

/** What a picture has become once it is stored. */
export const asWebp = { mime: 'image/webp', extension: 'webp' } as const;

type Written = { size: number; sha256: string; width: number; height: number };

/**
 * Stores a picture as WebP that fits a page, without what it says about its maker and its place. Throws 4022 when less
 * or more comes than was said; 4021 for what the content is.
 */
export async function writeWebPicture(
  store: FileStore,
  serverFileName: string,
  arriving: { size: number; fileName: string; body: AsyncIterable<Uint8Array> },
): Promise<Written> {
  const { size, fileName, body } = arriving;
  await store.write(serverFileName, limited(body, size), {
    accept: (arrived) => assertAcceptable(arrived, { size, fileName }),
  });
  const { bytes, width, height } = await pictureForWeb(store, serverFileName);
  await store.remove(serverFileName);
  const written = await store.write(serverFileName, chunks(bytes));
  return { size: written.size, sha256: written.sha256, width, height };
}

async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
