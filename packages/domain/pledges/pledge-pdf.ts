import type { Language } from '@chulbal/contract/language';
import { stampText } from '@chulbal/contract/time-texts';
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
import { type PledgeWords, pledgeWords } from './pledge-words.rules.ts';
import { signatureText } from './rules.ts';
import type { SignedPledge } from './signed.queries.ts';

const { ink, soft, line, danger, lanes } = paint;
const LINE = 15;
/** Where the words of a clause begin; at the right of them its tick. */
const INDENT = 54;

/**
 * A signed pledge as PDF: every clause with its tick, name, time, and what is needed to count the fingerprint of the
 * signature again. The same signature gives the same bytes.
 */
export async function drawPledge(
  pledge: SignedPledge,
  { brand, language }: { brand: string; language: Language },
): Promise<Buffer> {
  const words = pledgeWords[language];
  const { doc, finished } = await beginPaper({
    title: `${pledge.text.title} ${pledge.trackName} ${pledge.stageName}`,
    author: brand,
    at: pledge.answeredAt,
    language,
  });
  let y = drawHead(doc, pledge, words, brand);
  for (const [place, clause] of pledge.text.clauses.entries()) {
    y = drawClause(doc, words, { place, ...clause, ticked: isTicked(pledge, place) }, y);
  }
  drawSignature(doc, pledge, words, y + 8);
  drawPageNumbers(doc, pledge, brand);
  doc.end();
  return finished;
}

function isTicked({ ticked }: SignedPledge, place: number): boolean {
  return ticked.some(({ clause }) => clause === place);
}

function drawHead(doc: Doc, pledge: SignedPledge, words: PledgeWords, brand: string): number {
  const colour = lanes[(pledge.lane - 1) % lanes.length] ?? ink;
  doc.rect(MARGIN, MARGIN, 30, 30).fill(colour);
  doc.font('Black').fontSize(16).fillColor('#ffffff');
  const number = String(pledge.lane);
  doc.text(number, MARGIN + 15 - doc.widthOfString(number) / 2, MARGIN + 6, { lineBreak: false });
  doc.font('SemiBold').fontSize(11).fillColor(soft);
  const stage = `${brand} ${pledge.seasonName} · ${pledge.trackName} · ${pledge.stageName}`;
  doc.text(oneLine(doc, stage, INNER - 44), MARGIN + 42, MARGIN - 1, { lineBreak: false });
  doc.font('Black').fontSize(22).fillColor(ink);
  doc.text(oneLine(doc, pledge.text.title, INNER - 44), MARGIN + 42, MARGIN + 13, { lineBreak: false });
  const facts: [string, string][] = [
    [words.signer, pledge.typedName],
    [words.signedAt, stampText(pledge.answeredAt, words.language)],
    [words.version, words.versionCount(pledge.text.version)],
  ];
  for (const [place, [term, text]] of facts.entries()) {
    const x = MARGIN + (INNER / 3) * place;
    doc
      .font('Regular')
      .fontSize(8.5)
      .fillColor(soft)
      .text(term, x, MARGIN + 62, { lineBreak: false });
    doc.font('SemiBold').fontSize(12).fillColor(ink);
    doc.text(oneLine(doc, text, INNER / 3 - 10), x, MARGIN + 75, { lineBreak: false });
  }
  let y = MARGIN + 104;
  if (pledge.replaced) {
    doc.font('SemiBold').fontSize(10).fillColor(danger);
    doc.text(words.replaced, MARGIN, y, { lineBreak: false });
    y += 20;
  }
  rule(doc, y, ink, 1.5);
  return y + 14;
}

type DrawnClause = { place: number; title: string; body: string; ticked: boolean };

function drawClause(doc: Doc, words: PledgeWords, clause: DrawnClause, top: number): number {
  doc.font('Regular').fontSize(10);
  const body = clause.body.split('\n').flatMap((one) => wordLines(doc, one, INNER - INDENT));
  let y = onThisPage(doc, top, Math.min(3, body.length + 1) * LINE + 12);
  if (clause.ticked) drawTick(doc, MARGIN, y);
  doc.font('SemiBold').fontSize(10.5).fillColor(soft);
  doc.text(words.clause(clause.place + 1), MARGIN + 20, y, { lineBreak: false });
  doc.fillColor(ink).text(oneLine(doc, clause.title, INNER - INDENT), MARGIN + INDENT, y, {
    lineBreak: false,
  });
  y += LINE + 2;
  for (const one of body) {
    y = onThisPage(doc, y, LINE);
    doc
      .font('Regular')
      .fontSize(10)
      .fillColor(ink)
      .text(one, MARGIN + INDENT, y, { lineBreak: false });
    y += LINE;
  }
  rule(doc, y + 4, line, 0.6);
  return y + 13;
}

/** A box of 12 points with a tick, as on the screen. */
function drawTick(doc: Doc, x: number, y: number): void {
  doc.roundedRect(x, y, 12, 12, 2).fill(ink);
  doc
    .moveTo(x + 2.8, y + 6.2)
    .lineTo(x + 5.2, y + 8.6)
    .lineTo(x + 9.4, y + 3.8)
    .lineWidth(1.5)
    .stroke('#ffffff');
}

function drawSignature(doc: Doc, pledge: SignedPledge, words: PledgeWords, top: number): void {
  let y = onThisPage(doc, top, 176);
  doc
    .font('Regular')
    .fontSize(8.5)
    .fillColor(soft)
    .text(words.signature, MARGIN, y + 8, { lineBreak: false });
  doc.font('Black').fontSize(22).fillColor(ink);
  doc.text(oneLine(doc, pledge.typedName, INNER - INDENT), MARGIN + INDENT, y, { lineBreak: false });
  y += 40;
  for (const [term, sha256] of [
    [words.text, pledge.text.sha256],
    [words.whole, pledge.sha256],
  ] as const) {
    doc.font('Regular').fontSize(8.5).fillColor(soft).text(term, MARGIN, y, { lineBreak: false });
    doc.font('Courier').fontSize(8.2).fillColor(ink);
    doc.text(`SHA-256 ${sha256}`, MARGIN + INDENT, y, { lineBreak: false });
    y += LINE;
  }
  y += 6;
  doc.font('Regular').fontSize(9).fillColor(soft);
  for (const one of wordLines(doc, words.explanation, INNER)) {
    doc.text(one, MARGIN, y, { lineBreak: false });
    y += 13;
  }
  y += 6;
  const lines = signatureText({ ...pledge, textSha256: pledge.text.sha256 }).split('\n');
  for (const [place, one] of lines.entries()) {
    // Names have letters that the fixed-width font does not.
    doc
      .font(place === 1 ? 'Regular' : 'Courier')
      .fontSize(8.2)
      .fillColor(ink);
    doc.text(one, MARGIN, y, { lineBreak: false });
    y += 12;
  }
}

function drawPageNumbers(doc: Doc, pledge: SignedPledge, brand: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.font('Regular').fontSize(8.5).fillColor(soft);
    const y = HEIGHT - MARGIN + 10;
    const name = `${brand} · ${pledge.trackName} ${pledge.stageName} · ${pledge.text.title}`;
    doc.text(oneLine(doc, name, INNER - 60), MARGIN, y, { lineBreak: false });
    const number = `${page - start + 1} / ${count}`;
    doc.text(number, WIDTH - MARGIN - doc.widthOfString(number), y, { lineBreak: false });
  }
}
