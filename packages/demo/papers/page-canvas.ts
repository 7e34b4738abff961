import { deflateSync } from 'node:zlib';
import { type PDFDocument, type PDFImage, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type { FontSheet, Weight } from './font-sheet.ts';

type Look = { weight?: Weight; size: number; colour?: string };

/** A page that is drawn on from its top left corner, in points. */
export type PageCanvas = ReturnType<typeof pageCanvas>;

/** How wide a text is in a font of a sheet, in points. A letter that the sheet has not is as wide as most. */
export function widthOf(sheet: FontSheet, text: string, { weight = 'Regular', size }: Look): number {
  let sum = 0;
  for (const letter of text) sum += sheet.glyphs[weight].get(letter)?.width ?? 864;
  return (sum * size) / 1000;
}

/** The lines of a text that are no wider than this: broken between words, and inside one that is wider alone. */
export function linesOf(sheet: FontSheet, text: string, look: Look, width: number): string[] {
  return text.split('\n').flatMap((part) => {
    const lines: string[] = [];
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (widthOf(sheet, longer, look) <= width) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const letter of word) {
        if (line && widthOf(sheet, line + letter, look) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line];
  });
}

export function pageCanvas(sheet: FontSheet, { width, height }: { width: number; height: number }) {
  const drawn: string[] = [];
  const images = new Map<string, PDFImage>();
  const number = (value: number) => String(Math.round(value * 100) / 100);
  const up = (y: number) => number(height - y);
  const draw = (...parts: string[]) => void drawn.push(parts.join(' '));

  return {
    width,
    height,
    /** One line of text whose letters stand on `y`. */
    text(text: string, x: number, y: number, { weight = 'Regular', size, colour = '#17130f' }: Look) {
      const codes = [...text].map((letter) => sheet.glyphs[weight].get(letter)?.code ?? '0000').join('');
      draw('BT', rgb(colour), 'rg', `/${sheet.names[weight]}`, number(size), 'Tf');
      draw('1 0 0 1', number(x), up(y), 'Tm', `<${codes}>`, 'Tj ET');
    },
    box(x: number, y: number, w: number, h: number, colour: string) {
      draw(rgb(colour), 'rg', number(x), up(y + h), number(w), number(h), 're f');
    },
    frame(x: number, y: number, w: number, h: number, colour: string, thick = 0.8) {
      draw(rgb(colour), 'RG', number(thick), 'w', number(x), up(y + h), number(w), number(h), 're S');
    },
    path(points: readonly (readonly [number, number])[], colour: string, thick = 0.8) {
      const through = points.map(([x, y], index) => `${number(x)} ${up(y)} ${index === 0 ? 'm' : 'l'}`);
      draw(rgb(colour), 'RG', number(thick), 'w', ...through, 'S');
    },
    /** A picture that fills the box; what stands out of it is cut off. */
    image(name: string, image: PDFImage, x: number, y: number, w: number, h: number) {
      images.set(name, image);
      const scale = Math.max(w / image.width, h / image.height);
      const [wide, high] = [image.width * scale, image.height * scale];
      const [left, low] = [x - (wide - w) / 2, y + h + (high - h) / 2];
      draw('q', number(x), up(y + h), number(w), number(h), 're W n');
      draw(number(wide), '0 0', number(high), number(left), up(low), 'cm', `/${name}`, 'Do Q');
    },
    /** Adds the page to a document whose fonts are those of the sheet. */
    addTo(pdf: PDFDocument, fonts: PDFRef) {
      const page = pdf.addPage([width, height]);
      const named = Object.fromEntries([...images].map(([name, { ref }]) => [name, ref]));
      page.node.set(PDFName.of('Resources'), pdf.context.obj({ Font: fonts, XObject: named }));
      const bytes = deflateSync(Buffer.from(drawn.join('\n'), 'latin1'));
      const stream = pdf.context.stream(new Uint8Array(bytes), { Filter: 'FlateDecode' });
      page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
    },
  };
}

/** `#rrggbb` as a PDF takes it. */
function rgb(colour: string): string {
  return [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');
}
