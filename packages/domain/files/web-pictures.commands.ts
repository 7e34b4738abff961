import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pictureWidths } from '@chulbal/contract/files/pictures.values';
import { pictureForWeb, pictureOf } from './content/web-picture.ts';
import type { FileStore, Written } from './store.ts';
import type { PictureVariant } from './tables.ts';
import { assertAcceptable, limited } from './upload.commands.ts';

/** The kinds of pictures that are taken as such. */
export const pictureExtensions = ['png', 'jpg', 'jpeg', 'webp'];

/** What a picture has become once it is stored. */
export const asWebp = { mime: 'image/webp', extension: 'webp' } as const;

type WrittenPicture = Written & { width: number; height: number };

/**
 * Stores a picture as WebP that fits a page, without what it says about its maker and its place. Throws 4022 when less
 * or more comes than was said; 4021 for what the content is.
 */
export async function writeWebPicture(
  store: FileStore,
  serverFileName: string,
  arriving: { size: number; fileName: string; body: AsyncIterable<Uint8Array> },
): Promise<WrittenPicture> {
  const { size, fileName, body } = arriving;
  const { scanned } = await store.write(serverFileName, limited(body, size), {
    accept: (arrived) => assertAcceptable(arrived, { size, fileName }),
  });
  const { bytes, width, height } = await pictureForWeb(store, serverFileName);
  await store.remove(serverFileName);
  const written = await store.write(serverFileName, chunks(bytes));
  return { ...written, ...(scanned ? { scanned } : {}), width, height };
}

/**
 * Stores what a srcset needs of a stored picture: narrower ones as WebP, and all widths as AVIF, one after the other
 * in the encoder's own threads. The rows are for whoever writes the picture's; bytes that get none are swept.
 */
export async function writeVariants(
  store: FileStore,
  ofFile: string,
  { width }: { width: number },
): Promise<PictureVariant[]> {
  const stored = await store.read(ofFile);
  if (!stored) throw new Error('The picture is not stored.');
  const picture = await buffer(stored.stream);
  const narrower = pictureWidths.filter((one) => one < width);
  const wanted = [
    ...narrower.map((one) => ({ width: one, mime: 'image/webp' as const })),
    ...[...narrower, width].map((one) => ({ width: one, mime: 'image/avif' as const })),
  ];
  const variants: PictureVariant[] = [];
  for (const one of wanted) {
    const serverFileName = randomBytes(16).toString('hex');
    const { size } = await store.write(serverFileName, chunks(await pictureOf(picture, one)));
    variants.push({ ...one, serverFileName, ofFile, size });
  }
  return variants;
}

async function* chunks(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
