import { expect, test } from 'vitest';
import { variantFor } from './picture-variants.rules.ts';

// A picture of 1,200 px; it is itself the WebP of that width.
const variants = [
  { width: 1200, mime: 'image/avif' },
  { width: 480, mime: 'image/webp' },
  { width: 480, mime: 'image/avif' },
  { width: 960, mime: 'image/webp' },
  { width: 960, mime: 'image/avif' },
] as const;

test.each([
  [480, true, 'image/avif 480'],
  [480, false, 'image/webp 480'],
  [481, true, 'image/avif 960'],
  [961, true, 'image/avif 1200'],
  [1600, true, 'image/avif 1200'],
  [961, false, 'itself'],
] as const)('%i px, AVIF understood: %s: %s', (width, avif, expected) => {
  const variant = variantFor(variants, { width, avif });
  expect(variant ? `${variant.mime} ${variant.width}` : 'itself').toBe(expected);
});

test('a picture without variants is itself', () => {
  expect(variantFor([], { width: 480, avif: true })).toBeNull();
});
