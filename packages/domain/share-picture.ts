import { createHash } from 'node:crypto';
import type { OverlayOptions } from 'sharp';
import { drawText, fitText, placed } from './picture-text.ts';

/** In px; `brandRow` is the strip with the brand, `line` between rows. */
export const shareSize = { width: 1200, height: 630, brandRow: 74, line: 4 } as const;

export const sharePaint = {
  ...{ ink: '#17130f', paper: '#faf8f5', white: '#ffffff', soft: '#57504a', orange: '#ff6a13' },
} as const;

/** Pictures that were drawn, the oldest first; each has some 60 kB. */
const drawn = new Map<string, Promise<Buffer>>();
const MOST_DRAWN = 200;

/** What was drawn once of the same texts and pictures is kept. */
export async function cachedPicture(
  { kind, texts, pictures = [] }: { kind: string; texts: unknown; pictures?: (Buffer | null)[] },
  draw: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(`${kind}\n${JSON.stringify(texts)}`);
  for (const picture of pictures) hash.update(`\n${picture?.length ?? 0}\n`).update(picture ?? '');
  const key = hash.digest('base64');
  const known = drawn.get(key) ?? draw();
  drawn.delete(key);
  drawn.set(key, known);
  const oldest = drawn.keys().next().value;
  if (drawn.size > MOST_DRAWN && oldest !== undefined) drawn.delete(oldest);
  known.catch(() => drawn.delete(key));
  return known;
}

/** The brand, its plus in orange as everywhere, and what one looks at, around the height `middle`. */
export async function drawBrand(
  { brand, about }: { brand: string; about: string },
  { x, middle }: { x: number; middle: number },
): Promise<OverlayOptions[]> {
  const [, stem = brand, plus = ''] = /^(.*?)(\+?)$/.exec(brand) ?? [];
  const look = { weight: 'Black', size: 36 } as const;
  const name = await drawText([stem], { ...look, colour: sharePaint.ink });
  const mark = await drawText([plus], { ...look, size: 48, colour: sharePaint.orange });
  const fitted = await fitText(about, { sizes: [24], weight: 'SemiBold', width: 760, lines: 1 });
  const place = await drawText(fitted.lines, { weight: 'SemiBold', size: 24, colour: sharePaint.soft });
  const top = (part: typeof name) => middle - (part?.height ?? 0) / 2;
  const afterName = x + (name?.width ?? 0);
  return [
    ...placed(name, { x, y: top(name) }),
    ...placed(mark, { x: afterName + 2, y: top(name) - 6 }),
    ...placed(place, { x: afterName + (mark?.width ?? 0) + 24, y: top(place) }),
  ];
}

/** A ground of its own as SVG with texts and the brand in the strip below, as PNG. */
export async function drawOnGround(
  ground: string,
  { overlays, ...said }: { overlays: OverlayOptions[]; brand: string; about: string },
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height, brandRow, line } = shareSize;
  const strip = [
    `<rect y="${height - brandRow - line}" width="${width}" height="${line}" fill="${sharePaint.ink}"/>`,
    `<rect y="${height - brandRow}" width="${width}" height="${brandRow}" fill="${sharePaint.paper}"/>`,
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${strip}</svg>`;
  const brand = await drawBrand(said, { x: 64, middle: height - brandRow / 2 });
  return sharp(Buffer.from(svg))
    .composite([...overlays, ...brand])
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}
