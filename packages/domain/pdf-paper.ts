import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@chulbal/contract/language';
import PDFDocument from 'pdfkit';

/** What papers that we draw as PDF have in common: size, fonts, colours, and text that fits. */
export type Doc = InstanceType<typeof PDFDocument>;

/** A4 in points, and the paper left free around. */
export const WIDTH = 595.28;
export const HEIGHT = 841.89;
export const MARGIN = 44;
export const INNER = WIDTH - 2 * MARGIN;

/** As in the portal; `lanes` by number, the first first. */
export const paint = {
  ink: '#17130f',
  soft: '#6b635c',
  line: '#d3cbc3',
  danger: '#b91c1c',
  lanes: ['#b83f00', '#0f766e', '#3949ab', '#7c3aed', '#0e7490'],
} as const;

const weights = ['Regular', 'SemiBold', 'Black'] as const;
/** A font as pdfkit reads it; what it has read of itself so far, it keeps. */
type Font = object;
let fonts: Promise<Map<string, Font>> | undefined;

/**
 * An empty document with the fonts Regular, SemiBold and Black; `finished` gives its bytes after `doc.end()`. The same
 * drawing at the same `at` gives the same bytes.
 */
export async function beginPaper(about: {
  title: string;
  author: string;
  at: Date;
  language: Language;
  layout?: 'portrait' | 'landscape';
}): Promise<{ doc: Doc; finished: Promise<Buffer> }> {
  const doc = new PDFDocument({
    size: 'A4',
    layout: about.layout ?? 'portrait',
    margin: 0,
    bufferPages: true,
    lang: about.language,
    info: { Title: about.title, Author: about.author, CreationDate: about.at, ModDate: about.at },
  });
  for (const [weight, font] of await loadFonts()) {
    // Letters know by which text they were asked for first: each document has its own, else it told of another one.
    const own = Object.create(font, { _glyphs: { value: {}, writable: true } });
    doc.registerFont(weight, own);
  }
  return { doc, finished: collect(doc) };
}

/** The fonts, each read once by a process: reading one again for every document took most of its time. */
function loadFonts(): Promise<Map<string, Font>> {
  fonts ??= Promise.all(
    weights.map(async (weight) => {
      const name = `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`;
      const bytes = await readFile(fileURLToPath(import.meta.resolve(name)));
      const reading = new PDFDocument({ autoFirstPage: false }).font(bytes) as unknown as {
        _font: { font: Font };
      };
      return [weight, reading._font.font] as const;
    }),
  ).then((loaded) => new Map(loaded));
  return fonts;
}

function collect(doc: Doc): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** The place to go on writing `height` points: on the next page when this one is full. */
export function onThisPage(doc: Doc, y: number, height: number): number {
  if (y + height <= HEIGHT - MARGIN - 8) return y;
  doc.addPage();
  return MARGIN;
}

/** A line from margin to margin. */
export function rule(doc: Doc, y: number, colour: string, width: number): void {
  doc
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(width)
    .stroke(colour);
}

/** Text in the middle of a box of that width. */
export function centred(width: number) {
  return { width, align: 'center' as const };
}

/** The text, or as much of it as fits on one line. */
export function oneLine(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && doc.widthOfString(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('')}…`;
}

/** Lines of a text that breaks between words only; inside a word where it alone is wider than a line. */
export function wordLines(doc: Doc, text: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const longer = current ? `${current} ${word}` : word;
    if (doc.widthOfString(longer) <= width) {
      current = longer;
      continue;
    }
    if (current) lines.push(current);
    const pieces = wordPieces(doc, word, width);
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) ?? '';
  }
  return [...lines, current];
}

function wordPieces(doc: Doc, word: string, width: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && doc.widthOfString(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}
