import { fileURLToPath } from 'node:url';
import type { OverlayOptions } from 'sharp';

/** A line's look. `size` in px; `colour` as #rrggbb. */
export type TextLook = { weight: 'Black' | 'SemiBold'; size: number; colour: string };

/** Text as a picture of its own: how large it is, and its bytes as PNG. */
export type TextPicture = { input: Buffer; width: number; height: number };

/** Lines in the shipped font, whatever fonts the machine has. Null for a text that shows nothing. */
export async function drawText(
  lines: readonly string[],
  { weight, size, colour }: TextLook,
): Promise<TextPicture | null> {
  const said = lines.map((line) => escaped(line.trim())).filter(Boolean);
  if (said.length === 0) return null;
  const { default: sharp } = await import('sharp');
  const text = `<span foreground="${colour}" letter_spacing="${Math.round(size * -31)}">${said.join('\n')}</span>`;
  const font = `Pretendard ${weight} ${size}`;
  const drawn = sharp({
    text: { text, font, fontfile: fontFile(weight), rgba: true, dpi: 72, spacing: Math.round(size * 0.06) },
  });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

function fontFile(weight: TextLook['weight']): string {
  const name = `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`;
  return fileURLToPath(import.meta.resolve(name));
}

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Widths are measured once at this size and scaled. */
const MEASURED = 100;

/**
 * A text at the largest of these sizes at which it fits into so many lines of a width, broken between words; at the
 * smallest also inside a word that alone is wider, and cut with an ellipsis.
 */
export async function fitText(
  text: string,
  {
    sizes,
    weight,
    width,
    lines: most,
  }: { sizes: readonly number[]; weight: TextLook['weight']; width: number; lines: number },
): Promise<{ size: number; lines: string[] }> {
  const words = text.split(/\s+/).filter(Boolean);
  const widths = new Map<string, number>();
  for (const word of new Set(words)) {
    const drawn = await drawText([word], { weight, size: MEASURED, colour: '#000000' });
    widths.set(word, drawn?.width ?? 0);
  }
  const widest = Math.max(0, ...widths.values());
  for (const size of sizes) {
    if (widest * size > width * MEASURED) continue;
    const lines = linesOf(words, widths, (width * MEASURED) / size);
    if (lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? MEASURED;
  const lines = linesOf(words, widths, (width * MEASURED) / size);
  if (lines.length <= most) return { size, lines };
  const shown = lines.slice(0, most);
  return {
    size,
    lines: shown.map((line, at) => (at === most - 1 ? `${line.replace(/.{1,2}$/u, '')}…` : line)),
  };
}

/** The space between two words, in hundredths of the size. */
const SPACE = 24;

/** Exported for its test. */
export function linesOf(
  words: readonly string[],
  widths: ReadonlyMap<string, number>,
  width: number,
): string[] {
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const end = () => {
    if (line !== '') lines.push(line);
    [line, used] = ['', 0];
  };
  for (const word of words) {
    const own = widths.get(word) ?? 0;
    if (line !== '' && used + SPACE + own > width) end();
    if (own > width) {
      const letters = [...word];
      const each = Math.max(1, Math.floor((letters.length * width) / own));
      for (let at = 0; at < letters.length; at += each) lines.push(letters.slice(at, at + each).join(''));
      continue;
    }
    used += line === '' ? own : SPACE + own;
    line = line === '' ? word : `${line} ${word}`;
  }
  end();
  return lines;
}

/** Where a text stands whose top left, or middle, is at a point. */
export function placed(
  picture: TextPicture | null,
  { x, y, middle = false }: { x: number; y: number; middle?: boolean },
): OverlayOptions[] {
  if (!picture) return [];
  const { input, width, height } = picture;
  const left = Math.round(middle ? x - width / 2 : x);
  return [{ input, left: Math.max(0, left), top: Math.max(0, Math.round(middle ? y - height / 2 : y)) }];
}
