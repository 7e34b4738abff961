import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../store.ts';
import { refused } from './refused.ts';

/** Wider than any column of text, on screens of two pixels for one. */
const WIDEST = 1600;

/** A stored picture that was checked, turned upright, without its metadata, as WebP no wider than a page needs. */
export async function pictureForWeb(
  store: FileStore,
  name: string,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const stored = await store.read(name);
  if (!stored) throw refused('broken');
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(await buffer(stored.stream), { failOn: 'error' })
    .rotate()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw refused('broken');
    });
  return { bytes: data, width: info.width, height: info.height };
}

/** A picture that is upright and without metadata already, in another width and format. */
export async function pictureOf(
  picture: Buffer,
  { width, mime }: { width: number; mime: 'image/avif' | 'image/webp' },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const narrow = sharp(picture).resize({ width, withoutEnlargement: true });
  return mime === 'image/avif'
    ? narrow.avif({ quality: 55, effort: 2 }).toBuffer()
    : narrow.webp({ quality: 78 }).toBuffer();
}
