import type { Language } from '@chulbal/contract/language';
import { fullMomentText, stampText } from '@chulbal/contract/time-texts';
import {
  beginPaper,
  type Doc,
  HEIGHT,
  INNER,
  MARGIN,
  oneLine,
  onThisPage,
  paint,
  rule,
  WIDTH,
  wordLines,
} from '../pdf-paper.ts';
import { type PaperWords, paperWords } from './score-paper.rules.ts';
import type { SignedSheets } from './signed.queries.ts';

const { ink, soft, line, lanes } = paint;

/** Wide enough for 100 and for 100.5. */
const SCORE = 62;
const LINE = 13;

/**
 * Signed score sheets as PDF: who signed when, every target with its scores and comments, and the hash at the end.
 * The same signature gives the same bytes.
 */
export async function drawScoreSheet(
  signed: SignedSheets,
  { brand, language }: { brand: string; language: Language },
): Promise<Buffer> {
  const words = paperWords[language];
  const { doc, finished } = await beginPaper({
    title: `${words.title} ${signed.stage.trackName} ${signed.stage.stageName}`,
    author: brand,
    at: signed.signedAt,
    language,
  });
  let y = drawHead(doc, signed, words, brand);
  y = drawColumns(doc, signed, words, y);
  for (const sheet of signed.sheets) y = drawSheet(doc, signed, words, { sheet, y });
  drawSignature(doc, signed, words, y + 10);
  drawPageNumbers(doc, signed, words, brand);
  doc.end();
  return finished;
}

function drawHead(doc: Doc, signed: SignedSheets, words: PaperWords, brand: string): number {
  const { stage } = signed;
  const colour = lanes[(stage.lane - 1) % lanes.length] ?? ink;
  doc.rect(MARGIN, MARGIN, 26, 26).fill(colour);
  doc.font('Black').fontSize(14).fillColor('#ffffff');
  const number = String(stage.lane);
  doc.text(number, MARGIN + 13 - doc.widthOfString(number) / 2, MARGIN + 5, { lineBreak: false });
  doc.font('SemiBold').fontSize(11).fillColor(soft);
  doc.text(oneLine(doc, `${brand} ${stage.year} · ${stage.trackName}`, INNER - 40), MARGIN + 36, MARGIN, {
    lineBreak: false,
  });
  doc.font('Black').fontSize(20).fillColor(ink);
  doc.text(`${stage.stageName} ${words.title}`, MARGIN + 36, MARGIN + 14, { lineBreak: false });
  const facts: [string, string][] = [
    [words.evaluator, signed.evaluatorName],
    [words.signedAt, stampText(signed.signedAt, words.language)],
    [words.closesAt, fullMomentText(new Date(stage.closesAt), words.language)],
    [words.sheets, words.sheetsCount(signed.sheets.filter(({ state }) => state === 'submitted').length)],
  ];
  for (const [place, [term, text]] of facts.entries()) {
    const x = MARGIN + (INNER / 4) * place;
    doc
      .font('Regular')
      .fontSize(8.5)
      .fillColor(soft)
      .text(term, x, MARGIN + 60, { lineBreak: false });
    doc.font('SemiBold').fontSize(11).fillColor(ink);
    doc.text(oneLine(doc, text, INNER / 4 - 8), x, MARGIN + 74, { lineBreak: false });
  }
  return MARGIN + 106;
}

/** Where the columns of numbers begin: criteria, then the total, all at the right. */
function columnsOf({ rubric }: SignedSheets): number[] {
  const width = Math.min(SCORE, (INNER - 170) / (rubric.length + 1));
  const first = WIDTH - MARGIN - width * (rubric.length + 1);
  return Array.from({ length: rubric.length + 2 }, (_, place) => first + width * place);
}

function drawColumns(doc: Doc, signed: SignedSheets, words: PaperWords, y: number): number {
  const columns = columnsOf(signed);
  doc.font('Regular').fontSize(8.5).fillColor(soft).text(words.target, MARGIN, y, { lineBreak: false });
  const names = [
    ...signed.rubric.map(({ name, points }) => `${name} ${points}`),
    `${words.total} ${sumOf(signed)}`,
  ];
  for (const [place, name] of names.entries()) {
    const width = (columns[place + 1] ?? 0) - (columns[place] ?? 0);
    atRight(doc, oneLine(doc, name, width - 4), columns[place + 1] ?? 0, y);
  }
  rule(doc, y + 14, ink, 1.5);
  return y + 22;
}

function sumOf({ rubric }: SignedSheets): number {
  return rubric.reduce((sum, { points }) => sum + points, 0);
}

function drawSheet(
  doc: Doc,
  signed: SignedSheets,
  words: PaperWords,
  { sheet, y: top }: { sheet: SignedSheets['sheets'][number]; y: number },
): number {
  const columns = columnsOf(signed);
  const nameWidth = (columns[0] ?? INNER) - MARGIN - 8;
  let y = onThisPage(doc, top, 44);
  doc.font('SemiBold').fontSize(10).fillColor(ink);
  const name = sheet.teamName ?? words.unnamed(sheet.targetNo);
  doc.text(oneLine(doc, name, nameWidth), MARGIN, y, { lineBreak: false });
  if (sheet.state === 'submitted') {
    for (const [place, { code }] of signed.rubric.entries()) {
      doc.font('Regular').fontSize(10);
      atRight(doc, String(sheet.scores[code] ?? '–'), columns[place + 1] ?? 0, y);
    }
    doc.font('Black').fontSize(10);
    atRight(doc, String(sheet.total ?? '–'), columns.at(-1) ?? 0, y);
  } else {
    doc.font('SemiBold').fontSize(10).fillColor(soft);
    atRight(doc, words.state[sheet.state], columns.at(-1) ?? 0, y);
  }
  doc.font('Regular').fontSize(8.5).fillColor(soft);
  doc.text(oneLine(doc, sheet.itemName, nameWidth), MARGIN, y + LINE, { lineBreak: false });
  y += 2 * LINE + 2;
  const criteria = signed.rubric.map(({ code, name: term }) => [term, sheet.notes[code] ?? ''] as const);
  const comments = [
    [words.toTeam, sheet.commentTeam],
    [words.toOperators, sheet.commentOperators],
  ] as const;
  for (const [term, text] of [...criteria, ...comments]) y = drawText(doc, term, text, y);
  rule(doc, y + 2, line, 0.6);
  return y + 9;
}

function drawText(doc: Doc, term: string, text: string, top: number): number {
  if (!text.trim()) return top;
  doc.font('Regular').fontSize(9);
  let y = top;
  const lines = text.split('\n').flatMap((one) => wordLines(doc, one, INNER - 90));
  for (const [place, one] of lines.entries()) {
    y = onThisPage(doc, y, LINE);
    doc.font('Regular').fontSize(9);
    if (place === 0) doc.fillColor(soft).text(oneLine(doc, term, 80), MARGIN, y, { lineBreak: false });
    doc.fillColor(ink).text(one, MARGIN + 90, y, { lineBreak: false });
    y += LINE;
  }
  return y;
}

function drawSignature(doc: Doc, signed: SignedSheets, words: PaperWords, top: number): void {
  const y = onThisPage(doc, top, 90);
  doc.font('Regular').fontSize(8.5).fillColor(soft).text(words.signature, MARGIN, y, { lineBreak: false });
  doc.font('Black').fontSize(16).fillColor(ink);
  doc.text(oneLine(doc, signed.typedName, INNER - 100), MARGIN + 90, y - 5, { lineBreak: false });
  doc.font('Courier').fontSize(8.2).fillColor(soft);
  doc.text(`SHA-256 ${signed.sheetsSha256}`, MARGIN + 90, y + 20, { lineBreak: false });
  doc.font('Regular').fontSize(9).fillColor(soft);
  doc.text(words.explanation, MARGIN, y + 44, { width: INNER, lineGap: 2.5 });
}

function drawPageNumbers(doc: Doc, { stage }: SignedSheets, words: PaperWords, brand: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.font('Regular').fontSize(8.5).fillColor(soft);
    const y = HEIGHT - MARGIN + 10;
    doc.text(`${brand} · ${stage.trackName} ${stage.stageName} ${words.title}`, MARGIN, y, {
      lineBreak: false,
    });
    atRight(doc, `${page - start + 1} / ${count}`, WIDTH - MARGIN, y);
  }
}

function atRight(doc: Doc, text: string, right: number, y: number): void {
  doc.text(text, right - doc.widthOfString(text), y, { lineBreak: false });
}
