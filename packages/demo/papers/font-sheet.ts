import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import { beginPaper } from '@chulbal/domain/pdf-paper';

export const weights = ['Regular', 'SemiBold'] as const;
export type Weight = (typeof weights)[number];

/** A letter of an embedded font: its code in four hex digits, and its width in thousandths of the size. */
export type Glyph = { code: string; width: number };

/** An empty document that has the letters of some papers in both weights; each paper begins with a copy of it. */
export type FontSheet = {
  bytes: Uint8Array;
  /** Under which name pages have the font, by weight. */
  names: Readonly<Record<Weight, string>>;
  glyphs: Readonly<Record<Weight, ReadonlyMap<string, Glyph>>>;
};

/** What a page may say beside its texts: numbers of pages, and the marks of lists and cut lines. */
const always = '0123456789 .,·–…→/%-';

/** Makes the sheet for these texts: their letters and no others, so that what is embedded stays small. */
export async function fontSheet(texts: Iterable<string>): Promise<FontSheet> {
  const letters = new Set<string>();
  for (const text of [always, ...texts]) for (const letter of text) if (letter !== '\n') letters.add(letter);
  const { doc, finished } = await beginPaper({ title: '', author: '', at: new Date(0), language: 'ko' });
  for (const weight of weights) {
    doc.font(weight).fontSize(8);
    // One by one: in a word a font may have another form of a letter.
    for (const letter of letters) doc.text(letter, 20, 20, { lineBreak: false });
  }
  doc.end();
  const bytes = new Uint8Array(await finished);
  const fonts = fontsOf(await PDFDocument.load(bytes));
  const find = (weight: Weight) => {
    const found = fonts.find(({ font }) => String(font.get(PDFName.of('BaseFont'))).endsWith(`-${weight}`));
    if (!found) throw new Error(`A sheet has no font ${weight}.`);
    return found;
  };
  const nameOf = (weight: Weight) => find(weight).name;
  const glyphsIn = (weight: Weight) => glyphsOf(find(weight).font);
  return {
    bytes,
    names: { Regular: nameOf('Regular'), SemiBold: nameOf('SemiBold') },
    glyphs: { Regular: glyphsIn('Regular'), SemiBold: glyphsIn('SemiBold') },
  };
}

function fontsOf(pdf: PDFDocument): { name: string; font: PDFDict }[] {
  const fonts = pdf.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
  return (fonts?.keys() ?? []).map((key) => ({
    name: key.decodeText(),
    font: fonts?.lookup(key, PDFDict) as PDFDict,
  }));
}

/** The letters of an embedded font, as its own tables give them to whoever reads or copies the text. */
function glyphsOf(font: PDFDict): Map<string, Glyph> {
  const widths = widthsOf(font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict));
  const table = font.lookup(PDFName.of('ToUnicode')) as PDFRawStream;
  const text = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1');
  const glyphs = new Map<string, Glyph>();
  for (const [, first = '0', codes = ''] of text.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, unicode = '']] of [...codes.matchAll(/<([0-9a-f ]+)>/g)].entries()) {
      const code = Number.parseInt(first, 16) + index;
      const letter = Buffer.from(unicode.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
      glyphs.set(letter, { code: code.toString(16).padStart(4, '0'), width: widths[code] ?? 1000 });
    }
  }
  return glyphs;
}

function widthsOf(font: PDFDict): number[] {
  const [, widths] = font.lookup(PDFName.of('W'), PDFArray).asArray();
  return widths instanceof PDFArray
    ? widths.asArray().map((width) => (width instanceof PDFNumber ? width.asNumber() : 1000))
    : [];
}
