import { PDFDocument, type PDFImage, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { type FontSheet, fontSheet } from './font-sheet.ts';
import { type Paper, type SceneName, scenesOf, textsOf } from './paper.ts';
import { layPaper } from './paper-layout.ts';

/** The pictures that papers name, as JPEG. */
export type Scenes = ReadonlyMap<SceneName, Uint8Array>;

/**
 * The papers as PDF, each with Korean text that can be read and copied. They share the letters that are embedded: some
 * papers at once are a fraction of the work that each alone would be.
 */
export async function drawPapers(papers: readonly Paper[], scenes: Scenes): Promise<Uint8Array[]> {
  const sheet = await fontSheet(papers.flatMap(textsOf));
  const drawn: Uint8Array[] = [];
  for (const paper of papers) drawn.push(await drawOne(paper, sheet, scenes));
  return drawn;
}

async function drawOne(paper: Paper, sheet: FontSheet, scenes: Scenes): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(sheet.bytes, { updateMetadata: false });
  const fonts = takeFonts(pdf);
  pdf.setTitle(paper.title);
  pdf.setAuthor(paper.author);
  pdf.setLanguage('ko-KR');
  pdf.setCreationDate(paper.at);
  pdf.setModificationDate(paper.at);
  const pictures = new Map<SceneName, PDFImage>();
  for (const name of new Set(scenesOf(paper))) {
    pictures.set(name, await pdf.embedJpg(scenes.get(name) ?? new Uint8Array()));
  }
  for (const page of layPaper(paper, sheet, pictures)) page.addTo(pdf, fonts);
  return pdf.save({ useObjectStreams: false });
}

/** The fonts of the sheet; the page on which its letters stand is taken out. */
function takeFonts(pdf: PDFDocument): PDFRef {
  const { node, ref } = pdf.getPage(0);
  const fonts = node.Resources()?.get(PDFName.of('Font'));
  const contents = node.get(PDFName.of('Contents'));
  pdf.removePage(0);
  pdf.context.delete(ref);
  if (contents instanceof PDFRef) pdf.context.delete(contents);
  if (fonts instanceof PDFRef) return fonts;
  if (!fonts) throw new Error('A sheet has no fonts.');
  return pdf.context.register(fonts);
}
