import type { PictureVariant } from './tables.ts';

type Wanted = { width: number; avif: boolean };

/**
 * Which variant a browser gets that has `width` px to fill: the narrowest that fills them, AVIF before WebP where it is
 * understood. Null: the picture itself, which is the widest WebP.
 */
export function variantFor<V extends Pick<PictureVariant, 'width' | 'mime'>>(
  variants: readonly V[],
  { width, avif }: Wanted,
): V | null {
  const isAvif = ({ mime }: V) => mime === 'image/avif';
  const usable = variants
    .filter((variant) => avif || !isAvif(variant))
    .sort((a, b) => a.width - b.width || Number(isAvif(b)) - Number(isAvif(a)));
  return usable.find((variant) => variant.width >= width) ?? usable.findLast(isAvif) ?? null;
}
